public import Foundation
import TabRenderBase

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section.
  public var section: Int { self[0] }
  /// The row in its section.
  public var row: Int { self[1] }
  /// The item in its section.
  public var item: Int { self[1] }
}

/// What a table shows.
@MainActor public protocol UITableViewDataSource: AnyObject {
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section; none unless implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// 1 unless implemented.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// None unless implemented.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    nil
  }
}

/// How a table looks, and what is told of it.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row; the table's unless implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// A row was tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's unless implemented.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.rowHeight
  }

  /// Does nothing unless implemented.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Rows below each other, in the plain style.
///
/// All rows are made when the table is laid out, also those that do not show, and no cell is reused.
/// Headers scroll along; there is no editing, and rows are not moved.
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from side to side.
    case plain
    /// Drawn like `plain`.
    case grouped
    /// Drawn like `plain`.
    case insetGrouped
  }

  /// The height that a row's content decides.
  public static let automaticDimension: CGFloat = -1

  /// How the table looks.
  public let style: Style
  /// What the table shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of rows; their content decides by default.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// Accepted: all rows are measured.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// What lies above the rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// What lies below the rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private var classes: [String: UITableViewCell.Type] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private var headers: [Int: UILabel] = [:]
  private var needsReload = true

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table without a size.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
  }

  /// Says which class cells of an identifier have.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// A new cell of an identifier; a plain one where no class was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    (classes[identifier] ?? UITableViewCell.self).init(
      style: .default, reuseIdentifier: identifier)
  }

  /// No cell: none waits to be reused.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// Asks for all rows again, at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The cell of a row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }

  /// Does nothing: a row is not selected for long.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Makes the rows if they are asked for, and lays them out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { makeRows() }
    var y: CGFloat = 0
    func lay(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    if let tableHeaderView { lay(tableHeaderView, tableHeaderView.bounds.height) }
    for (path, cell) in rows {
      if path.row == 0, let header = headers[path.section] { lay(header, 28) }
      lay(cell, height(of: cell, at: path))
    }
    if let tableFooterView { lay(tableFooterView, tableFooterView.bounds.height) }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let delegate = delegate as? any UITableViewDelegate
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? cell.height(width: bounds.width) : height
  }

  private func makeRows() {
    needsReload = false
    for (_, cell) in rows { cell.removeFromSuperview() }
    for header in headers.values { header.removeFromSuperview() }
    (rows, headers) = ([], [:])
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      addHeader(dataSource.tableView(self, titleForHeaderInSection: section), of: section)
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        rows.append((path, cell))
        addSubview(cell)
      }
    }
  }

  private func addHeader(_ title: String?, of section: Int) {
    guard let title else { return }
    let label = UILabel()
    label.text = "  \(title)"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.backgroundColor = .secondarySystemBackground
    headers[section] = label
    addSubview(label)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Tells which row was tapped.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touched = touches.first?.view
    if let row = rows.first(where: { touched?.isDescendant(of: $0.cell) ?? false }) {
      (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: row.path)
    } else {
      super.touchesEnded(touches, with: event)
    }
  }
}
