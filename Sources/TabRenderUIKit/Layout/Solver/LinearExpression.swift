/// A sum of variables with factors, and a constant.
struct LinearExpression: Equatable {
  /// A variable of a solver.
  typealias Variable = Int

  var constant: Double
  private(set) var factors: [Variable: Double]

  init(constant: Double = 0) {
    self.constant = constant
    factors = [:]
  }

  init(_ variable: Variable, factor: Double = 1) {
    constant = 0
    factors = [variable: factor]
  }

  /// The factor of a variable; setting one near 0 leaves the variable out.
  subscript(variable: Variable) -> Double {
    get { factors[variable] ?? 0 }
    set { factors[variable] = Self.isZero(newValue) ? nil : newValue }
  }

  /// The variables in ascending order, so that what is chosen among them is the same in every run.
  var variables: [Variable] { factors.keys.sorted() }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, value) in other.factors { self[variable] += value * factor }
  }

  /// Puts an expression where a variable is.
  mutating func substitute(_ expression: LinearExpression, for variable: Variable) {
    guard let factor = factors.removeValue(forKey: variable) else { return }
    add(expression, times: factor)
  }

  /// Takes a variable out.
  mutating func remove(_ variable: Variable) { factors[variable] = nil }

  /// What a variable equals where the expression is zero; the variable must be in it.
  func solved(for variable: Variable) -> LinearExpression {
    var rest = self
    rest.remove(variable)
    return rest * (-1 / self[variable])
  }

  /// The sum where the variables have these values.
  func value(with values: [Variable: Double]) -> Double {
    variables.reduce(constant) { $0 + self[$1] * (values[$1] ?? 0) }
  }

  static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var sum = first
    sum.add(second)
    return sum
  }

  static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var difference = first
    difference.add(second, times: -1)
    return difference
  }

  static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(expression, times: factor)
    return product
  }

  /// Differences of this size come from rounding alone: lengths are below a million points.
  static func isZero(_ value: Double) -> Bool { abs(value) < 1e-8 }
}
