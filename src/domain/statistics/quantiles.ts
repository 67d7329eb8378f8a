/** Logarithm of the gamma function (Lanczos), for x > 0. */
function logGamma(x: number): number {
  const parts = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
    -0.5395239384953e-5,
  ];
  const base = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  const series = parts.reduce((sum, part, index) => sum + part / (x + 1 + index), 1.000000000190015);
  return -base + Math.log((2.5066282746310007 * series) / x);
}

/** Continued fraction of the incomplete beta function (Lentz). */
function betaFraction(a: number, b: number, x: number): number {
  const tiny = 1e-30;
  const kept = (value: number): number => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 200; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / kept(1 + even * d);
    c = kept(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / kept(1 + odd * d);
    c = kept(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-12) break;
  }
  return result;
}

/** Regularised incomplete beta function I_x(a, b). */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

/** Chance that a t-distributed value lies within ±t. */
const within = (t: number, freedom: number): number =>
  1 - incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t));

/**
 * The t within ± which a share of all values lies (two-sided): `tQuantile(0.95, 9)` = 2.262.
 *
 * @param level 0–1, exclusive
 * @param freedom degrees of freedom, above 0; need not be whole (Welch)
 */
export function tQuantile(level: number, freedom: number): number {
  let low = 0;
  let high = 1;
  while (within(high, freedom) < level && high < 1e7) high *= 2;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (within(middle, freedom) < level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The same of the normal distribution: `zQuantile(0.95)` = 1.96. */
export const zQuantile = (level: number): number => tQuantile(level, 1e7);
