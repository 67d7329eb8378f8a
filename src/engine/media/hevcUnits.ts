/** HEVC as containers hold it (ISO/IEC 14496-15), and as a bare decoder wants it: units behind start codes. */

/**
 * Whether our own decoder reads a video: Main and Main 10, as phones and cameras write them. Others (4:2:2, Dolby Vision
 * with colors of its own) it does not.
 */
export const isOwnHevc = (codecString: string | null): boolean => /^(hvc1|hev1)\.[A-C]?[12]\./.test(codecString ?? '');

const START = Uint8Array.of(0, 0, 0, 1);

/** Parameter sets of an hvcC record behind start codes, and how many bytes tell a unit's length. */
export interface HevcSets {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lengthSize: number;
}

/** Reads an hvcC record. */
export function readHevcSets(description: AllowSharedBufferSource): HevcSets {
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  const units: Uint8Array[] = [];
  let at = 23;
  for (let array = 0; array < (bytes[22] ?? 0); array += 1) {
    const count = readNumber(bytes, at + 1, 2);
    at += 3;
    for (let index = 0; index < count; index += 1) {
      const length = readNumber(bytes, at, 2);
      units.push(bytes.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return { bytes: behindStartCodes(units), lengthSize: ((bytes[21] ?? 3) & 3) + 1 };
}

/** Units told by length, behind start codes. */
export function toStartCodes(image: Uint8Array, lengthSize: number): Uint8Array<ArrayBuffer> {
  return behindStartCodes(unitsOf(image, lengthSize));
}

/**
 * What kind of image a packet holds: `open` may be begun at though images follow it that need earlier ones (`leading`,
 * which are shown before it and cannot be decoded then).
 *
 * @param lengthSize Bytes that tell a unit's length; 0 = units stand behind start codes.
 */
export function imageKind(image: Uint8Array, lengthSize: number): 'key' | 'open' | 'leading' | 'other' {
  const units = lengthSize > 0 ? unitsOf(image, lengthSize) : splitStartCodes(image);
  const types = units.map((unit) => ((unit[0] ?? 0) >> 1) & 0x3f);
  // ITU-T H.265, table 7-1: below 32 are parts of images.
  const type = types.find((one) => one < 32) ?? 0;
  if (type === 8 || type === 9) return 'leading';
  if (type === 19 || type === 20) return 'key';
  return type >= 16 && type <= 23 ? 'open' : 'other';
}

function unitsOf(image: Uint8Array, lengthSize: number): readonly Uint8Array[] {
  const units: Uint8Array[] = [];
  for (let at = 0; at + lengthSize <= image.length; ) {
    const length = readNumber(image, at, lengthSize);
    units.push(image.subarray(at + lengthSize, at + lengthSize + length));
    at += lengthSize + length;
  }
  return units;
}

/** The first bytes of each unit: all that {@link imageKind} looks at. */
function splitStartCodes(image: Uint8Array): readonly Uint8Array[] {
  const units: Uint8Array[] = [];
  for (let at = 0; at + 3 < image.length; at += 1)
    if (image[at] === 0 && image[at + 1] === 0 && image[at + 2] === 1) units.push(image.subarray(at + 3, at + 5));
  return units;
}

function behindStartCodes(units: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(units.reduce((sum, unit) => sum + START.length + unit.length, 0));
  let at = 0;
  for (const unit of units) {
    out.set(START, at);
    out.set(unit, at + START.length);
    at += START.length + unit.length;
  }
  return out;
}

function readNumber(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}
