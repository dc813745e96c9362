/// The help of the program as a whole: what a newcomer needs, on one terminal page.
enum RootHelp {
  /// At most 24 lines of 110 columns.
  static var text: String {
    """
    tabrender draws iOS-style tab bars to PNG without a Mac.

      tabrender --corners top --shadow-radius 10 out.png        draw with options
      tabrender render scene.json -o out.png                    draw a scene file
      tabrender compare out.png                                 the same bar with each shadow host
      tabrender verify                                          check a suite (tabrender.json)
      tabrender diff old.png new.png -o diff.png                compare pictures, and draw what differs
      tabrender list devices                                    the names that options take
      tabrender inspect out.png                                 what is in a picture's file

    Draw      --corners top|bottom|all|none   --corner-radius PT   --shadow-radius PT   --shadow-offset X,Y
              --shadow-opacity 0…1   --shadow-host sibling|sublayer|self   --scale 1,2,3   --appearance light,dark
              --item TITLE:icon:badge   --bar-style classic|floating   --content list|feed|photo
              all drawing options: tabrender draw --help

    Commands  draw (default)  render  compare  diff  record  verify  approve  status  prune  report  check  fmt
              schema  list  inspect  help

    Exit      0 ok · 1 different, or unexpected · 64 usage · 65 data · 66 no input · 70 bug · 73/74 cannot write
    More      tabrender help <command>
    """
  }
}
