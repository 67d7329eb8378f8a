import { unzlibSync } from 'fflate';

/**
 * A font as TrueType, unpacked from WOFF 1: a PDF embeds no WOFF. (WOFF 2 stores its outlines transformed, which the
 * subsetter cannot cut.)
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, size] = [from.getUint32(at + 4), from.getUint32(at + 8), from.getUint32(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: from.getUint32(at),
      checksum: from.getUint32(at + 16),
      bytes: packed < size ? unzlibSync(bytes, { out: new Uint8Array(size) }) : bytes,
    };
  });
  const head = 12 + 16 * count;
  const padded = (size: number) => (size + 3) & ~3;
  const sfnt = new Uint8Array(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), head));
  const to = new DataView(sfnt.buffer);
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, 16 * 2 ** power);
  to.setUint16(8, power);
  to.setUint16(10, 16 * (count - 2 ** power));
  let offset = head;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = 12 + 16 * index;
    to.setUint32(at, tag);
    to.setUint32(at + 4, checksum);
    to.setUint32(at + 8, offset);
    to.setUint32(at + 12, bytes.length);
    sfnt.set(bytes, offset);
    offset += padded(bytes.length);
  });
  return sfnt;
}
