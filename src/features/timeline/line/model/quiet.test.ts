import { fromSeconds } from '@/engine/time/ticks';
import { aProject } from '../../testing/aProject';
import type { AudibleClip } from './clipShape';
import { isQuiet } from './quiet';

const [clip] = aProject({ main: [[0, 4]] }).tracks.main.clips as readonly AudibleClip[];
if (!clip) throw new Error('no clip');
const length = fromSeconds(600);

/** A minute, loud between two seconds. */
const loudBetween = (from: number, to: number) => ({
  perSecond: 10,
  peaks: Float32Array.from({ length: 600 }, (_, index) => (index >= from * 10 && index < to * 10 ? 0.5 : 0.004)),
});

// The clip shows the source from its 20th to its 24th second.
test.each([
  ['loud inside it', loudBetween(22, 23), false],
  ['loud before and after it only', { perSecond: 10, peaks: loudOutside() }, true],
  ['silence', loudBetween(0, 0), true],
  ['not known yet', undefined, false],
])('%s', (_name, peaks, expected) => {
  expect(isQuiet(clip, peaks, length)).toBe(expected);
});

test('a silenced clip shows no waveform, however loud its source', () => {
  const peaks = loudBetween(0, 60);
  expect(isQuiet({ ...clip, muted: true }, peaks, length)).toBe(true);
  expect(isQuiet({ ...clip, volume: 0 }, peaks, length)).toBe(true);
  expect(isQuiet(clip, peaks, length)).toBe(false);
});

function loudOutside(): Float32Array {
  return Float32Array.from({ length: 600 }, (_, index) => (index < 190 || index > 260 ? 0.9 : 0));
}
