import type { DayNumber } from './days';

/**
 * Where sun and moon stand, as far as a calendar needs it: series of J. Meeus, Astronomical Algorithms (2nd ed.), new
 * moons from chapter 49 (seconds), the sun's apparent longitude from chapter 25 with the largest pulls (some minutes).
 * Our own, because the browsers' Chinese calendar (ICU) is a day off for whole months whose new moon falls near
 * midnight: it has the New Years of 2027 and 2030 wrong. Held against published tables in the tests.
 */
const radians = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * radians);

const unixEpoch = 2_440_587.5;
const j2000 = 2_451_545;
const chinaOffset = 8 / 24;

/** Seconds between dynamical time and the clock's time, near enough for this century (Espenak and Meeus). */
function deltaT(julian: number): number {
  const t = (julian - j2000) / 365.25;
  return (62.92 + 0.32217 * t + 0.005589 * t * t) / 86_400;
}

/** Day in China of a moment in dynamical time. */
const chinaDay = (julian: number): DayNumber => Math.floor(julian - deltaT(julian) + chinaOffset - unixEpoch);

/** Venus (two), Jupiter, the moon: start and speed per century since 1900 in degrees, pull in degrees. */
const sunPulls: readonly (readonly [number, number, number])[] = [
  [243.23, 22_518.7541, 0.00134],
  [306.57, 45_037.5082, 0.00154],
  [42.69, 32_964.3577, 0.002],
  [350.74, 445_267.1142, 0.00179],
];

/** Apparent longitude of the sun in degrees, 0–360. */
function sunLongitude(julian: number): number {
  const t = (julian - j2000) / 36_525;
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t;
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t;
  const center =
    (1.914602 - 0.004817 * t - 0.000014 * t * t) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly);
  const node = 125.04 - 1934.136 * t;
  const pulls = sunPulls.reduce((sum, [start, speed, size]) => sum + size * sin(start + speed * (t + 1)), 0);
  const longitude = mean + center + pulls - 0.00569 - 0.00478 * sin(node);
  return ((longitude % 360) + 360) % 360;
}

/**
 * Day in China on which the sun reaches a longitude.
 * @param near a day within some months of it
 */
export function solarTermDay(longitude: number, near: DayNumber): DayNumber {
  let julian = near + unixEpoch;
  for (let round = 0; round < 6; round += 1) {
    const off = ((longitude - sunLongitude(julian) + 540) % 360) - 180;
    julian += (off / 360) * 365.2422;
  }
  return chinaDay(julian);
}

/** Amplitude in days and the multiples of (sun's anomaly, moon's anomaly, argument of latitude, node), chapter 49. */
const moonTerms: readonly (readonly [number, number, number, number, number, number])[] = [
  [-0.4072, 0, 1, 0, 0, 0],
  [0.17241, 1, 0, 0, 0, 1],
  [0.01608, 0, 2, 0, 0, 0],
  [0.01039, 0, 0, 2, 0, 0],
  [0.00739, -1, 1, 0, 0, 1],
  [-0.00514, 1, 1, 0, 0, 1],
  [0.00208, 2, 0, 0, 0, 2],
  [-0.00111, 0, 1, -2, 0, 0],
  [-0.00057, 0, 1, 2, 0, 0],
  [0.00056, 1, 2, 0, 0, 1],
  [-0.00042, 0, 3, 0, 0, 0],
  [0.00042, 1, 0, 2, 0, 1],
  [0.00038, 1, 0, -2, 0, 1],
  [-0.00024, -1, 2, 0, 0, 1],
  [-0.00017, 0, 0, 0, 1, 0],
  [-0.00007, 2, 1, 0, 0, 0],
  [0.00004, 0, 2, -2, 0, 0],
  [0.00004, 3, 0, 0, 0, 0],
  [0.00003, 1, 1, -2, 0, 0],
  [0.00003, 0, 2, 2, 0, 0],
  [-0.00003, 1, 1, 2, 0, 0],
  [0.00003, -1, 1, 2, 0, 0],
  [-0.00002, -1, 1, -2, 0, 0],
  [-0.00002, 1, 3, 0, 0, 0],
  [0.00002, 0, 4, 0, 0, 0],
];

/** Planets' pull: start, speed per lunation, amplitude. */
const planetTerms: readonly (readonly [number, number, number])[] = [
  [299.77, 0.107408, 0.000325],
  [251.88, 0.016321, 0.000165],
  [251.83, 26.651886, 0.000164],
  [349.42, 36.412478, 0.000126],
  [84.66, 18.206239, 0.00011],
  [141.74, 53.303771, 0.000062],
  [207.14, 2.453732, 0.00006],
  [154.84, 7.30686, 0.000056],
  [34.52, 27.261239, 0.000047],
  [207.19, 0.121824, 0.000042],
  [291.34, 1.844379, 0.00004],
  [161.72, 24.198154, 0.000037],
  [239.56, 25.513099, 0.000035],
  [331.55, 3.592518, 0.000023],
];

/** Days between two new moons, on average. */
const lunation = 29.530588861;

/** Day in China of a new moon; number 0 is that of 2000-01-06. */
export function newMoonDay(number: number): DayNumber {
  const t = number / 1236.85;
  const mean = 2_451_550.09766 + lunation * number + 0.00015437 * t * t;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t;
  const sun = 2.5534 + 29.1053567 * number - 0.0000014 * t * t;
  const moon = 201.5643 + 385.81693528 * number + 0.0107582 * t * t;
  const latitude = 160.7108 + 390.67050284 * number - 0.0016118 * t * t;
  const node = 124.7746 - 1.56375588 * number + 0.0020672 * t * t;
  const waves = moonTerms.reduce(
    (sum, [amplitude, s, m, f, o, power]) =>
      sum + amplitude * eccentricity ** power * sin(s * sun + m * moon + f * latitude + o * node),
    0,
  );
  const planets = planetTerms.reduce(
    (sum, [start, speed, amplitude], index) =>
      sum + amplitude * sin(start + speed * number - (index === 0 ? 0.009173 * t * t : 0)),
    0,
  );
  return chinaDay(mean + waves + planets);
}

/** Number of the new moon on or before a day. */
export function newMoonBefore(day: DayNumber): number {
  let number = Math.floor((day + unixEpoch - 2_451_550.1) / lunation) + 1;
  while (newMoonDay(number) > day) number -= 1;
  return number;
}
