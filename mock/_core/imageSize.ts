/** Width and height from the head of a PNG, JPEG, GIF or WebP; undefined for anything else or a cut file. */
export function imageSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return size(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
    if (bytes.subarray(0, 3).toString('latin1') === 'GIF') return size(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
    if (bytes.subarray(8, 12).toString('latin1') === 'WEBP') return webp(bytes);
    if (bytes.readUInt16BE(0) === 0xffd8) return jpeg(bytes);
  } catch {
    // read past the end: the file is cut
  }
  return undefined;
}

const size = (width: number, height: number) => ({ width, height });

function jpeg(bytes: Buffer) {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    // SOF0…SOF15 without DHT (C4), JPG (C8) and DAC (CC)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return size(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer) {
  const form = bytes.subarray(12, 16).toString('latin1');
  if (form === 'VP8X') return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  if (form === 'VP8 ') return size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  const bits = bytes.readUInt32LE(21);
  return size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
}
