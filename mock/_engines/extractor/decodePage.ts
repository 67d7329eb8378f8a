/** Text of a page: charset by header, byte order mark or meta tag; GBK and Big5 pages are still common in shops. */
export function decodePage(bytes: Buffer, charset: string): string {
  const head = bytes.subarray(0, 4096).toString('latin1');
  const declared = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? '';
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  for (const label of hasMark ? ['utf-8'] : [charset, declared, 'utf-8']) {
    try {
      if (label) return new TextDecoder(label).decode(bytes);
    } catch {
      // a label that nobody knows: the next one
    }
  }
  return bytes.toString('utf8');
}
