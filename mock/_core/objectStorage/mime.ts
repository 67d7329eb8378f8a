/** Types of the media that the product handles. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  pdf: 'application/pdf',
  txt: 'text/plain',
  srt: 'text/plain',
  vtt: 'text/vtt',
  csv: 'text/csv',
  json: 'application/json',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const byType = new Map(Object.entries(types).map(([extension, type]) => [type, extension]));

export const mimeOf = (name: string): string =>
  types[name.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Usual extension of a type, without the dot; `bin` when it is not one of ours. */
export const extensionOf = (mime: string): string => byType.get(mime.split(';')[0]?.trim() ?? '') ?? 'bin';

/** Kind of a file record. */
export function kindOf(mime: string): 'image' | 'video' | 'audio' | 'document' | 'other' {
  const [major] = mime.split('/');
  if (major === 'image' || major === 'video' || major === 'audio') return major;
  return byType.has(mime.split(';')[0] ?? '') && mime !== 'application/zip' ? 'document' : 'other';
}

/** Shown in the browser as they are; everything else is only ever downloaded (an HTML or SVG upload could run code). */
export const isShown = (mime: string): boolean =>
  /^(image\/(?!svg)|video\/|audio\/|application\/pdf$)/.test(mime) && !/html|xml|script/.test(mime);
