/// One of the pictures that the page shows of an item.
struct HTMLPicture {
  /// Which one.
  enum Role: String { case expected, actual, diff }

  let role: Role
  /// What the results say of it; a picture of the differences has no digest.
  let path: SuitePath
  let sha256: String

  /// The pictures of an item, in the order of the page.
  static func all(of item: SuiteResults.Item) -> [HTMLPicture] {
    guard item.status != .ok else { return [] }
    var pictures: [HTMLPicture] = []
    if let baseline = item.baseline {
      pictures.append(HTMLPicture(role: .expected, path: baseline.path, sha256: baseline.sha256))
    }
    if let actual = item.actual {
      pictures.append(HTMLPicture(role: .actual, path: actual.path, sha256: actual.sha256))
    }
    if let diff = item.diff {
      pictures.append(HTMLPicture(role: .diff, path: diff, sha256: ""))
    }
    return pictures
  }

  /// The heading of the picture.
  var caption: String {
    switch role {
    case .expected: "Expected"
    case .actual: "Actual"
    case .diff: "Difference"
    }
  }

  /// Looks for the file.
  func find(in pictures: ReportPictures) -> ReportPictures.Found {
    pictures.find(path.text, sha256: sha256)
  }

  /// The figure with the picture, or with the reason why there is none.
  func figure<Placement: PicturePlacement>(
    of title: String, _ pictures: ReportPictures, _ placement: inout Placement
  ) throws(Placement.Failure) -> String {
    let body: String
    var size = ""
    switch find(in: pictures) {
    case .picture(let content):
      let address = try placement.place(content)
      size = " <span class=\"size\">\(content.size.text) px</span>"
      let label = Markup.text("\(caption): \(title)")
      body = """
        <div class="frame"><div class="canvas"><img alt="\(label)" \
        width="\(content.size.width)" height="\(content.size.height)" loading="lazy" \
        decoding="async" src="\(Markup.text(address))"></div></div>
        """
    case .absent: body = absent("is not there, or is not a PNG")
    case .tooLarge:
      let limit = ReportPictures.maximumBytes >> 20
      body = absent("is over the limit of \(limit) MiB for a page, and is not shown")
    case .outdated: body = absent("has changed since the run, and is not shown")
    }
    return """
      <figure class="picture" data-role="\(role.rawValue)">
      <figcaption>\(caption)\(size)</figcaption>
      \(body)
      </figure>
      """
  }

  private func absent(_ reason: String) -> String {
    "<p class=\"absent\"><code>\(Markup.text(path.text))</code> \(reason).</p>"
  }
}
