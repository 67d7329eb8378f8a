/**
 * The colors of every video that we make: BT.709, limited range, as television, phones and platforms expect of HD. Left
 * to itself Chromium takes a canvas's own range, which is full, and players that look at the image's size instead of
 * its tag then show blacks and whites wrong.
 */
export const VIDEO_COLORS = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
} as const satisfies VideoColorSpaceInit;

interface Colors {
  readonly matrix: string | null;
  readonly fullRange: boolean | null;
  readonly primaries: string | null;
  readonly transfer: string | null;
}

/**
 * How far a decoded image's numbers may be taken over: `limited` as they are, `full` after squeezing their range,
 * null where the matrix differs (SD's BT.601, HDR) and only a canvas converts rightly.
 */
export function sourceRange({ matrix, fullRange, primaries, transfer }: Colors): 'limited' | 'full' | null {
  if (matrix !== 'bt709') return null;
  if (primaries !== null && primaries !== 'bt709') return null;
  if (transfer !== null && !KNOWN_TRANSFERS.has(transfer)) return null;
  return fullRange ? 'full' : 'limited';
}

/** Browsers show all of these alike. */
const KNOWN_TRANSFERS: ReadonlySet<string> = new Set(['bt709', 'smpte170m', 'iec61966-2-1']);

/** Whether an image carries exactly our tag: the encoder would begin a new stream at another. */
export const hasVideoColors = ({ matrix, fullRange, primaries, transfer }: Colors): boolean =>
  matrix === 'bt709' && fullRange === false && primaries === 'bt709' && transfer === 'bt709';

const squeeze = (low: number, span: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, value) => Math.round(low + (value * span) / 255));
const LUMA = squeeze(16, 219);
const CHROMA = Uint8Array.from({ length: 256 }, (_, value) => Math.round(128 + ((value - 128) * 224) / 255));

/** Full range to limited range, in place. `luma` = how many of the first bytes are brightness. */
export function squeezeRange(data: Uint8Array, luma: number): void {
  for (let index = 0; index < luma; index += 1) data[index] = LUMA[data[index] as number] as number;
  for (let index = luma; index < data.length; index += 1) data[index] = CHROMA[data[index] as number] as number;
}
