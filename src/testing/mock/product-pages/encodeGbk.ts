let table: ReadonlyMap<string, number> | undefined;

/** Code points of the two-byte area, told by the decoder that the platform has. */
function readTable(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('gbk');
  const codes = new Map<string, number>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (text.length === 1 && text !== '\ufffd' && !codes.has(text)) codes.set(text, lead * 256 + trail);
    }
  }
  return codes;
}

/** Text as GBK bytes; what GBK has not becomes a question mark. */
export function encodeGbk(text: string): Buffer {
  table ??= readTable();
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.charCodeAt(0) < 0x80 ? char.charCodeAt(0) : (table.get(char) ?? 0x3f);
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  return Buffer.from(bytes);
}
