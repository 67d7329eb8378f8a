import { readableFile } from '@/blocks/media/readableFile';
import { reasonWords } from '@/blocks/media/reasonWords';
import type { MediaDetails } from '@/engine/media';
import { diagnose, type WantedMedia } from '@/engine/media/diagnose';
import type { Translate } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';
import { newId } from '@/utils/newId';
import { fileKindOf, fileKinds } from './fileKinds';
import type { ToolFile, ToolFileKind } from './types';

const wantedOf = (accepted: readonly ToolFileKind[]): WantedMedia => {
  if (accepted.includes('image')) return 'any';
  if (accepted.includes('audio')) return 'audio';
  return 'video';
};

/** Looks at a chosen file: what it is, whether it can be used. Never throws: what is wrong is said in `problem`. */
export async function readToolFile(chosen: File, accepted: readonly ToolFileKind[], t: Translate): Promise<ToolFile> {
  const kind = fileKindOf(chosen, accepted);
  const isMedia = kind === 'video' || kind === 'audio' || kind === 'image';
  const readable = isMedia ? await readableFile(chosen) : chosen;
  const file = readable instanceof File ? readable : chosen;
  const read: ToolFile = { id: newId(), name: file.name, file, kind: kind ?? accepted[0] ?? 'document' };
  const refused = (problem: string): ToolFile => ({ ...read, problem });
  if (!kind)
    return refused(t('tools.wrongType', { kinds: accepted.map((each) => t(`tools.kind.${each}`)).join('、') }));
  if (!(readable instanceof File)) return refused(t(`upload.${readable}`));
  if (file.size === 0) return refused(t('tools.media.empty'));
  const { largest } = fileKinds[kind];
  if (largest && file.size > largest) return refused(t('tools.tooLarge', { most: formatSize(largest) }));
  if (!isMedia) return read;
  const facts = await probed(file);
  const reason = await diagnose(file, facts ?? null, wantedOf(accepted)).catch(() => null);
  // Where videos are taken, subtitles may stand in the image of a silent one; tools that need the sound say so themselves.
  const isSilentVideo = reason?.code === 'silent' && accepted.includes('video');
  if (reason && !reason.isUsable && !isSilentVideo) return { ...refused(reasonWords(reason, t)), reason };
  if (!facts) return refused(t('tools.media.unsupported'));
  const isTaken = accepted.includes(facts.kind);
  if (!isTaken) return refused(t(facts.kind === 'audio' ? 'tools.onlyAudio' : 'tools.media.unsupported'));
  return { ...read, kind: facts.kind, facts, ...(reason ? { reason } : {}) };
}

/** What the file says of itself; undefined where it cannot be read at all, which the diagnosis explains. */
async function probed(file: File): Promise<MediaDetails | undefined> {
  const { probe } = await import('@/engine/media/probe');
  return probe(file).catch(() => undefined);
}
