import { trackPitch } from './pitch';
import { voiceColor } from './voiceColor';

/** What sets one stretch of speech apart from another. */
export interface VoicePrint {
  /** Median pitch in octaves above 1 Hz; undefined where no tone was found. */
  readonly octave: number | undefined;
  /** Mel cepstrum, see voiceColor. */
  readonly color: Float32Array;
  /** Seconds; longer stretches say more. */
  readonly seconds: number;
}

/** Voice print of a stretch; undefined when nothing sounds in it. */
export function voicePrint(samples: Float32Array, sampleRate: number): VoicePrint | undefined {
  const color = voiceColor(samples, sampleRate);
  if (!color) return undefined;
  const voiced = trackPitch(samples, sampleRate)
    .hertz.filter((value) => value > 0)
    .toSorted();
  const middle = voiced[Math.floor(voiced.length / 2)];
  return { octave: middle ? Math.log2(middle) : undefined, color, seconds: samples.length / sampleRate };
}

/** An octave weighs as much as this distance of colors. */
const OCTAVE_WEIGHT = 2.2;
/** Voices that differ by less are one, when nobody says how many speak. */
const SAME = 0.75;

/**
 * How different two voices sound: 0 the same. Pitch counts most (men and women lie half an octave and more apart), the
 * color tells voices of the same pitch apart, as far as the two recordings have the same sound.
 */
function voiceDistance(a: VoicePrint, b: VoicePrint): number {
  let sum = 0;
  for (const [i, value] of a.color.entries()) sum += (value - (b.color[i] ?? 0)) ** 2;
  const color = Math.sqrt(sum / a.color.length);
  if (a.octave === undefined || b.octave === undefined) return color;
  return Math.hypot(color, (a.octave - b.octave) * OCTAVE_WEIGHT);
}

interface Cluster {
  readonly members: readonly number[];
  readonly print: VoicePrint;
}

/**
 * Puts stretches of speech together by voice: the two nearest groups are joined until they are too far apart, or until
 * `speakers` are left. Numbers count from 0 in order of first appearance; what has no print goes with the one before.
 *
 * @param speakers How many speak, if it is known.
 */
export function speakerTurns(prints: readonly (VoicePrint | undefined)[], speakers?: number): readonly number[] {
  let clusters: readonly Cluster[] = prints.flatMap((print, index) => (print ? [{ members: [index], print }] : []));
  while (clusters.length > 1) {
    const nearest = nearestPair(clusters);
    const isDone = speakers === undefined ? nearest.distance > SAME : clusters.length <= speakers;
    if (isDone) break;
    const [a, b] = nearest.pair;
    clusters = [...clusters.filter((cluster) => cluster !== a && cluster !== b), joined(a, b)];
  }
  const found = prints.map((_, index) => clusters.findIndex(({ members }) => members.includes(index)));
  return numbered(found);
}

function nearestPair(clusters: readonly Cluster[]) {
  let best: { pair: readonly [Cluster, Cluster]; distance: number } | undefined;
  for (const [i, a] of clusters.entries()) {
    for (const b of clusters.slice(i + 1)) {
      const distance = voiceDistance(a.print, b.print);
      if (!best || distance < best.distance) best = { pair: [a, b], distance };
    }
  }
  if (!best) throw new Error('nothing to join');
  return best;
}

function joined(a: Cluster, b: Cluster): Cluster {
  const seconds = a.print.seconds + b.print.seconds;
  const mix = (x: number, y: number): number => (x * a.print.seconds + y * b.print.seconds) / seconds;
  const octaves = [a.print.octave, b.print.octave];
  const octave =
    octaves[0] === undefined || octaves[1] === undefined ? (octaves[0] ?? octaves[1]) : mix(octaves[0], octaves[1]);
  const color = a.print.color.map((value, i) => mix(value, b.print.color[i] ?? 0));
  return { members: [...a.members, ...b.members], print: { octave, color, seconds } };
}

/** Counted by first appearance; −1 takes over the one before. */
function numbered(found: readonly number[]): readonly number[] {
  const order: number[] = [];
  let last = 0;
  return found.map((cluster) => {
    if (cluster < 0) return last;
    if (!order.includes(cluster)) order.push(cluster);
    last = order.indexOf(cluster);
    return last;
  });
}
