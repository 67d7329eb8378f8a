import { MediaError } from '@/engine/media/errors';
import type { Translate } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';
import { newId } from '@/utils/newId';
import { errorWords } from './errorWords';
import { fileKindOf, fileKinds } from './fileKinds';
import type { ToolFile, ToolFileKind } from './types';

/** Looks at a chosen file: what it is, whether it can be used. Never throws: what is wrong is said in `problem`. */
export async function readToolFile(file: File, accepted: readonly ToolFileKind[], t: Translate): Promise<ToolFile> {
  const kind = fileKindOf(file, accepted);
  const read: ToolFile = { id: newId(), name: file.name, file, kind: kind ?? accepted[0] ?? 'document' };
  const refused = (problem: string): ToolFile => ({ ...read, problem });
  if (!kind)
    return refused(t('tools.wrongType', { kinds: accepted.map((each) => t(`tools.kind.${each}`)).join('、') }));
  if (file.size === 0) return refused(t('tools.media.empty'));
  const { largest } = fileKinds[kind];
  if (largest && file.size > largest) return refused(t('tools.tooLarge', { most: formatSize(largest) }));
  if (kind !== 'video' && kind !== 'audio' && kind !== 'image') return read;
  try {
    const { probe } = await import('@/engine/media/probe');
    const facts = await probe(file);
    if (facts.reason) throw new MediaError(facts.reason);
    const isTaken = facts.kind === kind || accepted.includes(facts.kind);
    if (!isTaken) return refused(t(facts.kind === 'audio' ? 'tools.onlySound' : 'tools.media.unsupported'));
    return { ...read, kind: facts.kind, facts };
  } catch (error) {
    return refused(errorWords(error, t));
  }
}
