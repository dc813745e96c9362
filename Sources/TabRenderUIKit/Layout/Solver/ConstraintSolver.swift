/// Finds values for variables that satisfy linear equalities and inequalities.
///
/// The simplex method as Cassowary uses it (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm, 2001). What is not required is satisfied as well as can be: first all
/// of the highest priority, then what that leaves free of the next. How well is the sum of the
/// distances. Ties go to the variable that was made first, so the same input has the same solution.
struct ConstraintSolver {
  typealias Variable = LinearExpression.Variable

  /// How an expression is compared with zero.
  enum Relation {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// For each variable, whether it cannot be below zero.
  private var isRestricted: [Bool] = []
  /// Each basic variable in terms of the others.
  ///
  /// Constants of restricted ones are not negative.
  private var rows: [Variable: LinearExpression] = [:]
  /// What is to be as small as possible, by priority.
  private var costs: [Double: LinearExpression] = [:]

  /// A new variable.
  mutating func makeVariable(isRestricted: Bool = false) -> Variable {
    self.isRestricted.append(isRestricted)
    return self.isRestricted.count - 1
  }

  /// Demands that an expression compares to zero; false, and nothing happens, where it cannot.
  mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
    var row = reduced(expression)
    guard relation != .equal else { return insert(row, slack: nil) }
    let slack = makeVariable(isRestricted: true)
    row[slack] = relation == .lessThanOrEqual ? 1 : -1
    return insert(row, slack: slack)
  }

  /// Asks that an expression compares to zero, as well as can be.
  mutating func prefer(_ expression: LinearExpression, _ relation: Relation, priority: Double) {
    var row = reduced(expression)
    let (above, below) = (makeVariable(isRestricted: true), makeVariable(isRestricted: true))
    row[above] = -1
    row[below] = 1
    // The distance on the side that is allowed costs nothing.
    if relation != .greaterThanOrEqual { costs[priority, default: LinearExpression()][above] = 1 }
    if relation != .lessThanOrEqual { costs[priority, default: LinearExpression()][below] = 1 }
    _ = insert(row, slack: row.constant < 0 ? below : above)
  }

  /// Makes the costs as small as they can be.
  mutating func optimize() {
    let priorities = costs.keys.sorted(by: >)
    for _ in 0..<Self.maximumSteps {
      guard let entering = costlyVariable(priorities) else { return }
      guard let leaving = leavingVariable(entering) else { return }
      pivot(leaving, entering)
    }
  }

  /// The value of a variable.
  func value(of variable: Variable) -> Double { rows[variable]?.constant ?? 0 }

  /// The value of an expression.
  func value(of expression: LinearExpression) -> Double {
    expression.variables.reduce(expression.constant) { $0 + expression[$1] * value(of: $1) }
  }

  /// More steps than any layout needs; rounding could otherwise go round in circles.
  private static let maximumSteps = 20_000

  private func reduced(_ expression: LinearExpression) -> LinearExpression {
    var row = LinearExpression(constant: expression.constant)
    for variable in expression.variables {
      let factor = expression[variable]
      if let known = rows[variable] {
        row.add(known, times: factor)
      } else {
        row[variable] += factor
      }
    }
    return row
  }

  /// Makes an expression zero.
  private mutating func insert(_ row: LinearExpression, slack: Variable?) -> Bool {
    let variables = row.variables
    if let free = variables.first(where: { !isRestricted[$0] }) {
      return solve(row, for: free)
    }
    if let slack, row[slack] != 0, row.solved(for: slack).constant >= 0 {
      return solve(row, for: slack)
    }
    guard !variables.isEmpty else { return abs(row.constant) < Self.tolerance }
    return insertWithArtificialVariable(row)
  }

  private mutating func solve(_ row: LinearExpression, for variable: Variable) -> Bool {
    let solution = row.solved(for: variable)
    substitute(solution, for: variable)
    rows[variable] = solution
    return true
  }

  /// Makes an expression of restricted variables zero, by making it as small as possible.
  private mutating func insertWithArtificialVariable(_ row: LinearExpression) -> Bool {
    let artificial = makeVariable(isRestricted: true)
    rows[artificial] = row.constant < 0 ? row * -1 : row
    for _ in 0..<Self.maximumSteps {
      guard let goal = rows[artificial], goal.constant > Self.tolerance,
        let entering = goal.variables.first(where: { goal[$0] < 0 }),
        let leaving = leavingVariable(entering)
      else { break }
      pivot(leaving, entering)
    }
    guard let rest = rows.removeValue(forKey: artificial) else {
      forget(artificial)
      return true
    }
    guard rest.constant <= Self.tolerance else {
      forget(artificial)
      return false
    }
    // Zero already: any variable in it can be expressed by the others.
    if let variable = rest.variables.first {
      var zero = rest
      zero.constant = 0
      _ = solve(zero, for: variable)
    }
    forget(artificial)
    return true
  }

  /// How far a demand may be missed: rounding, for lengths in points.
  private static let tolerance = 1e-6

  private mutating func forget(_ variable: Variable) {
    for key in rows.keys { rows[key]?.remove(variable) }
  }

  private mutating func substitute(_ expression: LinearExpression, for variable: Variable) {
    for key in rows.keys { rows[key]?.substitute(expression, for: variable) }
    for key in costs.keys { costs[key]?.substitute(expression, for: variable) }
  }

  private mutating func pivot(_ leaving: Variable, _ entering: Variable) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    row[leaving] = -1
    _ = solve(row, for: entering)
  }

  /// The first variable that lowers a cost and raises no more important one.
  private func costlyVariable(_ priorities: [Double]) -> Variable? {
    var decided: Set<Variable> = []
    var found: Variable?
    for priority in priorities {
      guard let cost = costs[priority] else { continue }
      for (variable, factor) in cost.factors where decided.insert(variable).inserted {
        if factor < 0, isRestricted[variable], variable < found ?? .max { found = variable }
      }
    }
    return found
  }

  /// The restricted variable that becomes zero first when another one grows.
  private func leavingVariable(_ entering: Variable) -> Variable? {
    var best: (ratio: Double, variable: Variable)?
    for (variable, row) in rows where isRestricted[variable] && row[entering] < 0 {
      let candidate = (ratio: -row.constant / row[entering], variable: variable)
      if let best, (best.ratio, best.variable) <= candidate { continue }
      best = candidate
    }
    return best?.variable
  }
}
