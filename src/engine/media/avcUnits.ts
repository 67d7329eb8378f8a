/**
 * H.264 in MP4 keeps its parameter sets outside the packets. Where packets of two encoders follow each other, each stretch
 * must bring its own along: they are put in front of its first image.
 */

const SPS = 7;
const PPS = 8;

/** Parameter sets of an avcC record, and how many bytes tell a unit's length. */
export interface AvcSets {
  readonly units: readonly Uint8Array[];
  readonly lengthSize: number;
}

/** Reads an avcC record (ISO/IEC 14496-15). */
export function readAvcSets(description: AllowSharedBufferSource): AvcSets {
  const bytes = toBytes(description);
  const lengthSize = ((bytes[4] ?? 3) & 3) + 1;
  const units: Uint8Array[] = [];
  let at = 5;
  for (const mask of [0x1f, 0xff]) {
    const count = (bytes[at] ?? 0) & mask;
    at += 1;
    for (let index = 0; index < count; index += 1) {
      const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      units.push(bytes.slice(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return { units, lengthSize };
}

/** Puts parameter sets before an image whose units are told by length; a delimiter stays first. */
export function withSets(image: Uint8Array, { units, lengthSize }: AvcSets): Uint8Array<ArrayBuffer> {
  const AUD = 9;
  const first = readLength(image, 0, lengthSize);
  const head = ((image[lengthSize] ?? 0) & 0x1f) === AUD ? lengthSize + first : 0;
  const sets = joinUnits(units, lengthSize);
  const out = new Uint8Array(image.length + sets.length);
  out.set(image.subarray(0, head), 0);
  out.set(sets, head);
  out.set(image.subarray(head), head + sets.length);
  return out;
}

/** Units between start codes, as units told by length. */
export function toLengths(annexB: Uint8Array, lengthSize: number): Uint8Array<ArrayBuffer> {
  return joinUnits(splitUnits(annexB), lengthSize);
}

/** Whether an image brings parameter sets along. */
export const hasSets = (annexB: Uint8Array): boolean => {
  const kinds = splitUnits(annexB).map((unit) => (unit[0] ?? 0) & 0x1f);
  return kinds.includes(SPS) && kinds.includes(PPS);
};

export function splitUnits(annexB: Uint8Array): readonly Uint8Array[] {
  const starts: { readonly code: number; readonly unit: number }[] = [];
  for (let at = 0; at + 2 < annexB.length; at += 1) {
    if (annexB[at] !== 0 || annexB[at + 1] !== 0 || annexB[at + 2] !== 1) continue;
    starts.push({ code: at > 0 && annexB[at - 1] === 0 ? at - 1 : at, unit: at + 3 });
    at += 2;
  }
  return starts.map(({ unit }, index) => annexB.subarray(unit, starts[index + 1]?.code ?? annexB.length));
}

function joinUnits(units: readonly Uint8Array[], lengthSize: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(units.reduce((sum, unit) => sum + lengthSize + unit.length, 0));
  let at = 0;
  for (const unit of units) {
    for (let byte = 0; byte < lengthSize; byte += 1) {
      out[at + byte] = (unit.length >>> (8 * (lengthSize - 1 - byte))) & 0xff;
    }
    out.set(unit, at + lengthSize);
    at += lengthSize + unit.length;
  }
  return out;
}

function readLength(bytes: Uint8Array, at: number, size: number): number {
  let length = 0;
  for (let byte = 0; byte < size; byte += 1) length = length * 256 + (bytes[at + byte] ?? 0);
  return length;
}

const toBytes = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
