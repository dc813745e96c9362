/// The texts in sample content.
enum SampleText {
  /// The title and the subtitle of a row; rows repeat after twelve.
  static func row(_ index: Int) -> (title: String, subtitle: String) {
    rows[wrapped(index, rows.count)]
  }

  /// An index brought into 0..<count, also from below 0.
  static func wrapped(_ index: Int, _ count: Int) -> Int {
    ((index % count) + count) % count
  }

  private static let rows: [(title: String, subtitle: String)] = [
    ("Morning walk", "Twelve photos from the river"),
    ("Bread recipe", "Rye, water, salt and patience"),
    ("Train to the coast", "Platform 4, quarter past nine"),
    ("Book club", "We meet on Thursday this time"),
    ("New headphones", "Delivered to the neighbours"),
    ("Garden plan", "Beans first, then tomatoes"),
    ("Concert tickets", "Row 12, seats 7 and 8"),
    ("Dentist", "Moved to Friday at 10:30"),
    ("Weekend market", "Apples, cheese, fresh flowers"),
    ("Piano lesson", "Page 36, slowly, both hands"),
    ("Lost umbrella", "Found in the blue café"),
    ("Night sky", "Clear until two in the morning"),
  ]
}
