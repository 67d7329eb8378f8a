import type { FileKind } from '@/services/file/schema';

/** What a file dialog offers for each kind. SVG and HEIC become others before they go anywhere: see `readableFile`. */
const accepted: Readonly<Record<FileKind, string>> = {
  image:
    'image/jpeg,image/png,image/webp,image/gif,image/bmp,image/avif,image/svg+xml,image/heic,image/heif,.heic,.heif',
  video: 'video/mp4,video/quicktime,video/webm,video/x-matroska,.mkv,.mov,.m4v,.ts',
  audio: 'audio/*,.mp3,.m4a,.wav,.ogg,.oga,.flac,.aac',
  document: '.txt,.md,.srt,.vtt,.csv,.json,.pdf,.docx,.xlsx',
  other: '',
};

const endings: readonly (readonly [FileKind, RegExp])[] = [
  ['image', /\.(jpe?g|png|webp|gif|bmp|avif|hei[cf]|svg)$/i],
  ['video', /\.(mp4|m4v|mov|webm|mkv|ts|avi|flv|wmv)$/i],
  ['audio', /\.(mp3|m4a|wav|og[ag]|flac|aac|opus)$/i],
  ['document', /\.(txt|md|srt|vtt|ass|csv|json|pdf|docx?|xlsx?|pptx?)$/i],
];

/** The `accept` of a file dialog; every kind = no limit. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.includes('other') ? '' : kinds.map((kind) => accepted[kind]).join(',');

/** Kind of a file on this computer by its type, else by its ending. */
export function fileKindOf(file: { readonly type: string; readonly name: string }): FileKind {
  const [major] = file.type.split('/');
  if (major === 'image' || major === 'video' || major === 'audio') return major;
  return endings.find(([, ending]) => ending.test(file.name))?.[0] ?? (major === 'text' ? 'document' : 'other');
}

const megabytes: Readonly<Record<FileKind, number>> = { image: 50, video: 4096, audio: 500, document: 50, other: 50 };

/** Most that a file of a kind may have. The brief's 50 MB, but for videos and sound, which go in parts. */
export const maxSizeMBOf = (kind: FileKind): number => megabytes[kind];
