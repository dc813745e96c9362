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
  /// The restricted variables that were asked for.
  private var sizes: Set<Variable> = []
  /// Each free variable that is decided, in terms of others.
  private var definitions: [Variable: LinearExpression] = [:]
  /// The free variables that stand in any sum so far.
  private var used: Set<Variable> = []
  /// Each basic restricted variable in terms of others that are restricted; no constant is negative.
  private var rows: [Variable: LinearExpression] = [:]
  /// The rows that have a variable in them, and perhaps some that had it.
  private var users: [Variable: Set<Variable>] = [:]
  /// What is to be as small as possible, by priority.
  private var costs: [Double: LinearExpression] = [:]

  /// A new variable.
  mutating func makeVariable(isRestricted: Bool = false) -> Variable {
    let variable = addVariable(isRestricted: isRestricted)
    if isRestricted { sizes.insert(variable) }
    return variable
  }

  private mutating func addVariable(isRestricted: Bool = true) -> Variable {
    self.isRestricted.append(isRestricted)
    return self.isRestricted.count - 1
  }

  /// Demands that an expression compares to zero; false, and nothing happens, where it cannot.
  mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
    if relation == .equal, define(by: expression) { return true }
    var row = reduced(expression)
    guard relation != .equal else { return insert(row, slack: nil) }
    let slack = addVariable()
    row[slack] = relation == .lessThanOrEqual ? 1 : -1
    return insert(row, slack: slack)
  }

  /// Asks that an expression compares to zero, as well as can be.
  mutating func prefer(_ expression: LinearExpression, _ relation: Relation, priority: Double) {
    var row = reduced(expression)
    let (above, below) = (addVariable(), addVariable())
    row[above] = -1
    row[below] = 1
    // The distance on the side that is allowed costs nothing.
    if relation != .greaterThanOrEqual { costs[priority, default: LinearExpression()][above] = 1 }
    if relation != .lessThanOrEqual { costs[priority, default: LinearExpression()][below] = 1 }
    if row.variables.allSatisfy({ isRestricted[$0] }),
      let variable = startingVariable(for: row, below: above)
    {
      _ = solve(row, for: variable)
    } else {
      _ = insert(row, slack: row.constant < 0 ? below : above)
    }
  }

  /// A variable that can satisfy a row at once, without making another one negative.
  ///
  /// Most preferences are met so, which saves the steps of ``optimize()``.
  private func startingVariable(for row: LinearExpression, below limit: Variable) -> Variable? {
    row.variables.first { variable in
      guard variable < limit, sizes.contains(variable) else { return false }
      let value = row.solved(for: variable).constant
      return value >= 0
        && users[variable, default: []].allSatisfy { key in
          guard isRestricted[key], let other = rows[key] else { return true }
          return other.constant + other[variable] * value >= 0
        }
    }
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

  /// The values of all variables; those that nothing decides are 0.
  func values() -> [Variable: Double] {
    var values: [Variable: Double] = [:]
    for variable in isRestricted.indices where definitions[variable] == nil {
      values[variable] = rows[variable]?.constant ?? 0
    }
    var waiting = Array(definitions.keys)
    while let variable = waiting.last {
      guard values[variable] == nil, let definition = definitions[variable] else {
        waiting.removeLast()
        continue
      }
      let missing = definition.factors.keys.filter { values[$0] == nil }
      guard missing.isEmpty else {
        waiting += missing
        continue
      }
      values[variable] = definition.value(with: values)
    }
    return values
  }

  /// More steps than any layout needs; rounding could otherwise go round in circles.
  private static let maximumSteps = 20_000

  /// An expression in terms of variables that nothing defines.
  private mutating func reduced(_ expression: LinearExpression) -> LinearExpression {
    note(expression)
    var row = expression
    while let free = row.factors.keys.first(where: { definitions[$0] != nil }),
      let definition = definitions[free]
    {
      row.substitute(definition, for: free)
    }
    for variable in row.variables {
      if let known = rows[variable] { row.substitute(known, for: variable) }
    }
    return row
  }

  /// Makes a sum zero by a free variable that nothing uses yet; false where there is none.
  ///
  /// It is not reduced for that, so that long chains of views cost no more than short ones.
  private mutating func define(by expression: LinearExpression) -> Bool {
    let unused = expression.variables.first { !isRestricted[$0] && !used.contains($0) }
    guard let unused else { return false }
    note(expression)
    definitions[unused] = expression.solved(for: unused)
    return true
  }

  private mutating func note(_ expression: LinearExpression) {
    for variable in expression.factors.keys where !isRestricted[variable] { used.insert(variable) }
  }

  /// Makes an expression zero.
  private mutating func insert(_ row: LinearExpression, slack: Variable?) -> Bool {
    let variables = row.variables
    if let free = variables.first(where: { !isRestricted[$0] }) {
      definitions[free] = row.solved(for: free)
      return true
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
    keep(solution, for: variable)
    return true
  }

  private mutating func keep(_ row: LinearExpression, for variable: Variable) {
    rows[variable] = row
    for used in row.factors.keys { users[used, default: []].insert(variable) }
  }

  /// Makes an expression of restricted variables zero, by making it as small as possible.
  private mutating func insertWithArtificialVariable(_ row: LinearExpression) -> Bool {
    let artificial = addVariable()
    keep(row.constant < 0 ? row * -1 : row, for: artificial)
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
    for key in users[variable] ?? [] { rows[key]?.remove(variable) }
    users[variable] = nil
    for key in costs.keys { costs[key]?.remove(variable) }
  }

  private mutating func substitute(_ expression: LinearExpression, for variable: Variable) {
    for key in users.removeValue(forKey: variable) ?? [] where rows[key] != nil {
      rows[key]?.substitute(expression, for: variable)
      for used in expression.factors.keys { users[used, default: []].insert(key) }
    }
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
    for variable in users[entering] ?? [] where isRestricted[variable] {
      guard let row = rows[variable], row[entering] < 0 else { continue }
      let candidate = (ratio: -row.constant / row[entering], variable: variable)
      if let best, (best.ratio, best.variable) <= candidate { continue }
      best = candidate
    }
    return best?.variable
  }
}
