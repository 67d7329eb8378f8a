/** A decoded piece of sound that gives its channels one by one, as Mediabunny's samples do. */
export interface Planes {
  readonly numberOfFrames: number;
  readonly numberOfChannels: number;
  copyTo(target: Float32Array, options: { readonly planeIndex: number; readonly format: 'f32-planar' }): void;
}

/** What a channel gives to the left and to the right. */
type Share = readonly [left: number, right: number];

/** -3 dB: what belongs to both sides, or stands beside or behind, as ITU-R BS.775 folds it. */
const HALF_POWER = Math.SQRT1_2;
const left: Share = [1, 0];
const right: Share = [0, 1];
const center: Share = [HALF_POWER, HALF_POWER];
const leftSurround: Share = [HALF_POWER, 0];
const rightSurround: Share = [0, HALF_POWER];
const backCenter: Share = [HALF_POWER ** 2, HALF_POWER ** 2];
/** The standard leaves the low-frequency effects out: small speakers only rattle with them. */
const lowEffects: Share = [0, 0];

/**
 * By the number of channels, in the order that decoders give: left, right, center, low effects, back, side. It was heard in
 * Chromium with a tone a channel for AAC, AC-3, E-AC-3, Opus, Vorbis, FLAC and PCM.
 */
const layouts: Readonly<Record<number, readonly Share[]>> = {
  3: [left, right, center],
  4: [left, right, leftSurround, rightSurround],
  5: [left, right, center, leftSurround, rightSurround],
  6: [left, right, center, lowEffects, leftSurround, rightSurround],
  7: [left, right, center, lowEffects, backCenter, leftSurround, rightSurround],
  8: [left, right, center, lowEffects, leftSurround, rightSurround, leftSurround, rightSurround],
};
const withBackCenter: readonly Share[] = [left, right, center, backCenter];
/** Their four channels are three in front and one behind; everybody else's are one in each corner. */
const backCenterCodecs: ReadonlySet<string | null> = new Set(['aac', 'ac3', 'eac3']);

function layoutOf(channels: number, codec: string | null): readonly Share[] | undefined {
  return channels === 4 && backCenterCodecs.has(codec) ? withBackCenter : layouts[channels];
}

/**
 * The sound as one or two channels: surround sound is folded so that nothing is lost but the low effects, and lowered by as
 * much as all channels together could exceed full scale, as ffmpeg does. Of a layout that is not known the first two.
 *
 * @param codec As Mediabunny names it; tells two layouts of four channels apart.
 */
export function foldDown(piece: Planes, codec: string | null): readonly Float32Array[] {
  const plane = (planeIndex: number): Float32Array => {
    const data = new Float32Array(piece.numberOfFrames);
    piece.copyTo(data, { planeIndex, format: 'f32-planar' });
    return data;
  };
  const shares = layoutOf(piece.numberOfChannels, codec);
  if (!shares) return Array.from({ length: Math.min(2, piece.numberOfChannels) }, (_, index) => plane(index));
  const scale = 1 / shares.reduce((sum, [share]) => sum + share, 0);
  const sides = [new Float32Array(piece.numberOfFrames), new Float32Array(piece.numberOfFrames)] as const;
  for (const [index, share] of shares.entries()) {
    if (share === lowEffects) continue;
    const data = plane(index);
    addTo(sides[0], data, share[0] * scale);
    addTo(sides[1], data, share[1] * scale);
  }
  return sides;
}

function addTo(sum: Float32Array, data: Float32Array, gain: number): void {
  if (gain === 0) return;
  for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (data[index] ?? 0) * gain;
}

/** As {@link foldDown}, of a sound that the browser decoded as a whole; the browser does not tell its codec. */
export const foldBuffer = (buffer: AudioBuffer): readonly Float32Array[] =>
  foldDown(
    {
      numberOfFrames: buffer.length,
      numberOfChannels: buffer.numberOfChannels,
      copyTo: (target, { planeIndex }) => target.set(buffer.getChannelData(planeIndex)),
    },
    null,
  );

/** As {@link foldBuffer}, in one channel. */
export function foldToMono(buffer: AudioBuffer): Float32Array {
  const sides = foldBuffer(buffer);
  const mono = new Float32Array(buffer.length);
  for (const side of sides) addTo(mono, side, 1 / sides.length);
  return mono;
}
