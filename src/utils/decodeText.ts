/**
 * Text of a file's bytes: UTF-8 or UTF-16 by its byte order mark, UTF-16 without one by its zeros, else UTF-8, and
 * GB 18030 or Big5 (old Chinese files) where that does not fit. Undefined for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second !== 0 && second !== undefined) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isBig5(bytes) ? 'big5' : 'gb18030').decode(bytes);
  }
}

/** Characters that are looked at; Big5 shows within a few dozen. */
const LOOKED_AT = 2000;

/**
 * Big5's common characters begin with A4–C6 and end below A1 in two of five cases. GB 18030 has room for such pairs too,
 * but puts rare characters there, which no text has many of.
 */
function isBig5(bytes: Uint8Array): boolean {
  let [pairs, low] = [0, 0];
  for (let at = 0; at + 1 < bytes.length && pairs < LOOKED_AT; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x81 || trail < 0x40) continue;
    pairs += 1;
    at += 1;
    if (lead >= 0xa4 && lead <= 0xc6 && trail < 0x7f) low += 1;
  }
  if (pairs === 0 || low / pairs < 0.15) return false;
  try {
    new TextDecoder('big5', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
