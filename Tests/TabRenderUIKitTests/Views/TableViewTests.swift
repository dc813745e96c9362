import TabRenderUIKit
import Testing

@MainActor @Suite struct TableViewTests {
  private final class Source: UITableViewDataSource, UITableViewDelegate {
    var names = ["One", "Two", "Three"]
    var selected: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private let table = UITableView(frame: .zero, style: .plain)
  private let source = Source()

  @Test func `rows lie below each other and tell when they are tapped`() throws {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    let host = ViewHost(table, 320, 400, safeArea: UIEdgeInsets(top: 20))
    #expect(table.contentSize == CGSize(width: 320, height: 132))
    #expect(
      table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame
        == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(host.frame(of: "One")?.minX == 16)
    #expect((host.frame(of: "One")?.midY ?? 0) == 42)
    try host.tap("Two")
    #expect(source.selected == [IndexPath(row: 1, section: 0)])
    source.names = ["Four"]
    table.reloadData()
    #expect(host.frame(of: "One") == nil)
    #expect(host.frame(of: "Four") != nil)
  }
}
