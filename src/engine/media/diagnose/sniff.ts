/** What a file is by its first bytes, whatever its name says. */
export type ContainerName =
  | 'mp4'
  | 'mov'
  | 'mkv'
  | 'webm'
  | 'avi'
  | 'asf'
  | 'flv'
  | 'rm'
  | 'mpeg-ps'
  | 'mpeg-ts'
  | 'mxf'
  | 'ogg'
  | 'wav'
  | 'mp3'
  | 'aac'
  | 'flac'
  | 'aiff'
  | 'caf'
  | 'ac3'
  | 'dts'
  | 'ape'
  | 'wma'
  | 'amr'
  | 'midi'
  | 'gif'
  | 'apng'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'webp-animated'
  | 'avif'
  | 'avif-sequence'
  | 'heic'
  | 'bmp'
  | 'svg'
  | 'ico'
  | 'jp2'
  | 'jxl'
  | 'tiff'
  | 'raw'
  | 'psd'
  | 'eps'
  | 'playlist'
  | 'zip'
  | 'rar'
  | '7z'
  | 'pdf'
  | 'html'
  | 'text'
  | 'program'
  | 'locked';

/** Bytes that {@link sniff} wants to see. */
export const HEAD_BYTES = 64 * 1024;

/** Latin-1 text of some bytes. */
export function latin(bytes: Uint8Array, from = 0, length = bytes.length - from): string {
  let text = '';
  const end = Math.min(bytes.length, from + length);
  for (let at = from; at < end; at += 1) text += String.fromCharCode(bytes[at] as number);
  return text;
}

const begins = (bytes: Uint8Array, ...wanted: readonly number[]): boolean =>
  bytes.length >= wanted.length && wanted.every((byte, index) => bytes[index] === byte);

/** Longest first where one is the beginning of another. */
const signatures: readonly (readonly [ContainerName, readonly number[]])[] = [
  ['jp2', [0, 0, 0, 0x0c, 0x6a, 0x50, 0x20, 0x20]],
  ['jxl', [0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20]],
  ['caf', [0x63, 0x61, 0x66, 0x66, 0, 1]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  // Music that a player's app has locked: NetEase (ncm), QQ (STAG), KuGou (kgm).
  ['locked', [0x43, 0x54, 0x45, 0x4e, 0x46, 0x44, 0x41, 0x4d]],
  ['locked', [0x7c, 0xd5, 0x32, 0xeb, 0x86, 0x02, 0x7f, 0x4b]],
  ['mxf', [0x06, 0x0e, 0x2b, 0x34]],
  ['rm', [0x2e, 0x52, 0x4d, 0x46]],
  ['ogg', [0x4f, 0x67, 0x67, 0x53]],
  ['flac', [0x66, 0x4c, 0x61, 0x43]],
  ['midi', [0x4d, 0x54, 0x68, 0x64]],
  ['mpeg-ps', [0x00, 0x00, 0x01, 0xba]],
  ['mpeg-ps', [0x00, 0x00, 0x01, 0xb3]],
  ['psd', [0x38, 0x42, 0x50, 0x53]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['rar', [0x52, 0x61, 0x72, 0x21]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['flv', [0x46, 0x4c, 0x56]],
  ['amr', [0x23, 0x21, 0x41, 0x4d, 0x52]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['mp3', [0x49, 0x44, 0x33]],
  ['dts', [0x7f, 0xfe, 0x80, 0x01]],
  ['ape', [0x4d, 0x41, 0x43, 0x20]],
  ['eps', [0x25, 0x21, 0x50, 0x53]],
  ['eps', [0xc5, 0xd0, 0xd3, 0xc6]],
  ['ico', [0, 0, 1, 0]],
  ['bmp', [0x42, 0x4d]],
  ['ac3', [0x0b, 0x77]],
  ['jxl', [0xff, 0x0a]],
  ['program', [0x4d, 0x5a]],
];

/** Names the container of a file; null where nothing is recognized. */
export function sniff(head: Uint8Array): ContainerName | null {
  if (begins(head, 0x89, 0x50, 0x4e, 0x47)) return latin(head, 0, 4096).includes('acTL') ? 'apng' : 'png';
  if (begins(head, 0x1a, 0x45, 0xdf, 0xa3)) return latin(head, 0, 256).includes('webm') ? 'webm' : 'mkv';
  if (begins(head, 0x52, 0x49, 0x46, 0x46)) return riff(head);
  if (begins(head, 0x46, 0x4f, 0x52, 0x4d)) return /^AIF[FC]$/.test(latin(head, 8, 4)) ? 'aiff' : null;
  if (begins(head, ...asf.head)) return latin(head).includes(asf.video) ? 'asf' : 'wma';
  const known = signatures.find(([, bytes]) => begins(head, ...bytes));
  if (known) return known[0];
  return iso(head) ?? streams(head) ?? texts(head);
}

/** The same container holds WMV and WMA: streams of images are named by an identifier of their own. */
const asf = {
  head: [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11],
  video: '\xc0\xef\x19\xbc\x4d\x5b\xcf\x11\xa8\xfd\x00\x80\x5f\x5c\x44\x2b',
} as const;

function riff(head: Uint8Array): ContainerName | null {
  const type = latin(head, 8, 4);
  if (type === 'AVI ') return 'avi';
  if (type === 'WAVE') return 'wav';
  if (type !== 'WEBP') return null;
  return latin(head, 12, 4) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0 ? 'webp-animated' : 'webp';
}

const firstBoxes: ReadonlySet<string> = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'pnot',
  'styp',
  'moof',
]);

function iso(head: Uint8Array): ContainerName | null {
  const type = latin(head, 4, 4);
  if (!firstBoxes.has(type)) return null;
  if (type !== 'ftyp') return type === 'styp' || type === 'moof' ? 'mp4' : 'mov';
  const brand = latin(head, 8, 4);
  if (brand === 'qt  ') return 'mov';
  if (brand === 'avif') return 'avif';
  if (brand === 'avis') return 'avif-sequence';
  if (brand === 'crx ') return 'raw';
  return /^(hei[cxsm]|hev[cx]|mif1|msf1)$/.test(brand) ? 'heic' : 'mp4';
}

const PACKET = 188;

function streams(head: Uint8Array): ContainerName | null {
  const isPackets = (at: number, size: number): boolean =>
    head.length > at + size * 2 && head[at] === 0x47 && head[at + size] === 0x47 && head[at + size * 2] === 0x47;
  // Bare packets, or each behind a time code of four bytes (cameras, Blu-ray).
  if (isPackets(0, PACKET) || isPackets(4, PACKET + 4)) return 'mpeg-ts';
  if (head[0] !== 0xff) return null;
  if (((head[1] ?? 0) & 0xf6) === 0xf0) return 'aac';
  return ((head[1] ?? 0) & 0xe0) === 0xe0 && ((head[1] ?? 0) & 0x06) !== 0 ? 'mp3' : null;
}

function texts(head: Uint8Array): ContainerName | null {
  const begin = latin(head, 0, 512)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (begin.startsWith('#EXTM3U')) return 'playlist';
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i.test(begin)) return 'svg';
  if (/^(<!doctype html|<html|<head|<body|<script)/i.test(begin)) return 'html';
  const control = head.slice(0, 512).filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  return begin.length > 0 && control === 0 ? 'text' : null;
}
