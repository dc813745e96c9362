/// Three by three numbers, row by row.
package enum MatrixInverse {
  /// The matrix that undoes another one, by its minors; `nil` where the determinant is within 1e-9 of 0.
  package static func inverse(_ m: [[Double]]) -> [[Double]]? {
    func minor(_ i: Int, _ j: Int) -> Double {
      let (a, b) = ((i + 1) % 3, (i + 2) % 3)
      let (c, d) = ((j + 1) % 3, (j + 2) % 3)
      return m[a][c] * m[b][d] - m[a][d] * m[b][c]
    }
    let determinant = m[0][0] * minor(0, 0) + m[0][1] * minor(0, 1) + m[0][2] * minor(0, 2)
    guard abs(determinant) > 1e-9 else { return nil }
    return (0..<3).map { i in (0..<3).map { minor($0, i) / determinant } }
  }
}
