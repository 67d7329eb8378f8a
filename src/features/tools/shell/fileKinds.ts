import { documentAccept } from '@/lib/documents';
import type { ToolFileKind } from './types';

interface KindFacts {
  readonly ending: RegExp;
  /** For the file dialog. */
  readonly accept: string;
  /** Bytes; absent = no limit, the file is read from the disk as it is needed. */
  readonly largest?: number;
}

const megabyte = 1024 * 1024;

export const fileKinds: Readonly<Record<ToolFileKind, KindFacts>> = {
  video: {
    ending: /\.(mp4|m4v|mov|webm|mkv|ts|avi|wmv|flv|rmvb|mpe?g|3gp)$/i,
    accept: 'video/*,.mkv,.mov,.m4v,.ts',
  },
  audio: {
    ending: /\.(mp3|m4a|wav|ogg|oga|opus|aac|flac|amr|wma)$/i,
    accept: 'audio/*,.m4a,.flac,.ogg',
  },
  image: {
    ending: /\.(jpe?g|png|webp|gif|bmp|avif|hei[cf])$/i,
    accept: 'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,.heic,.heif',
    largest: 50 * megabyte,
  },
  subtitle: { ending: /\.(srt|vtt|ass|ssa)$/i, accept: '.srt,.vtt,.ass,.ssa', largest: 10 * megabyte },
  document: { ending: /\.(txt|md|markdown|docx|docm|pdf)$/i, accept: documentAccept, largest: 50 * megabyte },
  sheet: { ending: /\.(xlsx|xls|csv)$/i, accept: '.xlsx,.csv', largest: 30 * megabyte },
};

const families: Readonly<Record<string, ToolFileKind>> = { video: 'video', audio: 'audio', image: 'image' };

/** What a file is to a tool that takes `accepted`: by its ending, else by its type; undefined = none of them. */
export function fileKindOf(
  file: { readonly name: string; readonly type: string },
  accepted: readonly ToolFileKind[],
): ToolFileKind | undefined {
  const byEnding = accepted.find((kind) => fileKinds[kind].ending.test(file.name));
  if (byEnding) return byEnding;
  const family = families[file.type.split('/')[0] ?? ''];
  return family && accepted.includes(family) ? family : undefined;
}
