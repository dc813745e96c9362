internal import Foundation

/// Rows below each other that can be scrolled, each at least 44 points high, with lines between them.
///
/// It is drawn in the plain style whatever style is asked for. All rows are made at once, and what is
/// selected is not shown.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  private init(rows content: Content) { self.content = content }

  /// Each view of the content in a row.
  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(subviews: content) { row in _ListRow(content: row, values: row.containerValues) }
      }
    }
    .environment(\.isInList, true)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a list with a row for each element of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list of views with a selection, which is not shown.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  /// Creates a list of views with a selection, which is not shown.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }
}

/// A row of a list.
struct _ListRow<Content: View>: View {
  let content: Content
  let values: ContainerValues

  /// The distances of a row's view from its edges where none are set, in points.
  private static var usualInsets: EdgeInsets {
    EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  }

  @Environment(\.defaultMinListRowHeight) private var minimumHeight

  var body: some View {
    let insets = values.listRowInsets ?? Self.usualInsets
    content
      .padding(insets)
      .frame(
        maxWidth: .infinity, minHeight: values.listRole == .row ? minimumHeight : 28,
        alignment: .leading
      )
      .background { values.listRowBackground }
      .overlay(alignment: .bottom) {
        if values.listRole == .row && values.listRowSeparator != .hidden {
          Divider().padding(.leading, insets.leading)
        }
      }
  }
}

/// Controls below each other, drawn as a ``List``.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list of the controls.
  public var body: some View { List { content } }
}
