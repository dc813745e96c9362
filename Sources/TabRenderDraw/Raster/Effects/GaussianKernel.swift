/// A Gaussian sampled at whole pixels, cut and normalised to a sum of 1.
struct GaussianKernel: Sendable {
  /// The standard deviation in pixels.
  let sigma: Double
  /// The taps run from -reach to reach.
  let reach: Int
  /// For each tap, the sum of the weights up to and including it; the last is 1.
  let cumulative: [Float]

  init(sigma: Double, model: ShadowModel) {
    self.sigma = sigma
    reach = model.reach(sigma: sigma)
    guard reach > 0 else {
      cumulative = [1]
      return
    }
    let weights = (-reach...reach).map { tap in
      ElementaryFunctions.exp(-Double(tap * tap) / (2 * sigma * sigma))
    }
    let total = weights.reduce(0, +)
    var sum = 0.0
    cumulative = weights.map { weight in
      sum += weight
      return Float(sum / total)
    }
  }
}
