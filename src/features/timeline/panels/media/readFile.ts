import { type ReadableProblem, readableFile } from '@/blocks/media/readableFile';
import { diagnose, type MediaReason } from '@/engine/media/diagnose';
import { MediaError } from '@/engine/media/errors';
import { hasAiMetadata } from '@/engine/media/hasAiMetadata';
import { type MediaDetails, probe } from '@/engine/media/probe';

/** Why a file is not taken; the words: `timelinePanels.refused.<code>`, those of a reason `mediaReasons`. */
export type FileRefusal =
  | { readonly code: 'empty' | 'unsupported' | 'broken' }
  | { readonly code: 'too-large'; readonly values: { readonly size: number } }
  /** It would have become another file, and could not. */
  | { readonly code: 'unreadable'; readonly problem: ReadableProblem }
  | { readonly code: 'reason'; readonly reason: MediaReason };

/** Media of a video, not images for a form: the product's 50 MB would be too little. */
export const mediaMaxSizeMB = 4096;
const megabyte = 1024 * 1024;

export interface ReadMedia extends MediaDetails {
  /** Codec of a sound that cannot be read here. */
  readonly lostAudio?: string;
  /** The file says of itself that AI made it. */
  readonly isAi?: boolean;
}

interface TakenFile {
  readonly facts: ReadMedia;
  /** The chosen file, or what it has become: see `readableFile`. */
  readonly file: File;
}

/** Looks into a chosen file and says whether the editor can use it. */
export async function readFile(chosen: File): Promise<TakenFile | { readonly refusal: FileRefusal }> {
  const file = await readableFile(chosen);
  return file instanceof File ? readReadable(file) : { refusal: { code: 'unreadable', problem: file } };
}

async function readReadable(file: File): Promise<TakenFile | { readonly refusal: FileRefusal }> {
  if (file.size === 0) return { refusal: { code: 'empty' } };
  if (file.size > mediaMaxSizeMB * megabyte) {
    return { refusal: { code: 'too-large', values: { size: mediaMaxSizeMB * megabyte } } };
  }
  try {
    const facts = await probe(file);
    const reason = await reasonOf(file, facts);
    if (reason && !reason.isUsable) return { refusal: { code: 'reason', reason } };
    const lostAudio = reason?.code === 'audio-lost' ? { lostAudio: reason.codec ?? '' } : {};
    const isAi = (await hasAiMetadata(file)) ? { isAi: true } : {};
    return { facts: { ...facts, ...lostAudio, ...isAi }, file };
  } catch (error) {
    if (error instanceof MediaError && error.code === 'empty') return { refusal: { code: 'empty' } };
    const reason = await reasonOf(file, null);
    const isMedium = /^(video|audio|image)\//.test(file.type);
    // A table or a text does not pretend to be a medium: its format is not supported, it is not damaged.
    const isOther = !isMedium && (!reason || reason.code === 'not-media');
    if (reason && !isOther) return { refusal: { code: 'reason', reason } };
    return { refusal: { code: isOther ? 'unsupported' : 'broken' } };
  }
}

/** A file that cannot be looked at (its disk is gone) is named by what failed before. */
const reasonOf = (file: File, facts: MediaDetails | null): Promise<MediaReason | null> =>
  diagnose(file, facts).catch(() => null);
