const HEAD_BYTES = 64;
const PAGE_HEAD = 27;
/** The first packet: 0x7F, FLAC, version, number of headers (2), and then a FLAC file begins. */
const MAPPING_BYTES = 9;

const word = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Whether a file is FLAC in Ogg: the page head, one segment, then the first packet. */
export async function isOggFlac(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const at = PAGE_HEAD + (head[26] ?? 0);
  return word(head, 0) === 'OggS' && head[at] === 0x7f && word(head, at + 1) === 'FLAC';
}

/**
 * FLAC in Ogg as the FLAC file that it holds (xiph.org/flac/ogg_mapping.html): the same packets without the pages, not a bit
 * of the sound is another. Players read both, our reader of files the latter only. Other streams in the file are left out.
 * What is not such a file, or breaks off before its sound, comes back as it is.
 */
export async function unwrapOggFlac(file: File): Promise<File> {
  if (!(await isOggFlac(file))) return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const stream = new DataView(bytes.buffer).getUint32(14);
  for (let at = 0; at + PAGE_HEAD <= bytes.length && word(bytes, at) === 'OggS'; ) {
    const segments = bytes[at + 26] ?? 0;
    const body = at + PAGE_HEAD + segments;
    const length = bytes.subarray(at + PAGE_HEAD, body).reduce((sum, size) => sum + size, 0);
    if (new DataView(bytes.buffer, at).getUint32(14) === stream) parts.push(bytes.subarray(body, body + length));
    at = body + length;
  }
  const [first, ...rest] = parts;
  if (!first || rest.length === 0) return file;
  return new File([first.subarray(MAPPING_BYTES), ...rest], `${file.name.replace(/\.(ogg|oga)$/i, '')}.flac`, {
    type: 'audio/flac',
    lastModified: file.lastModified,
  });
}
