import { containerTitle, isReasonCode, type MediaReason } from '@/engine/media/diagnose';
import type { Translate } from '@/hooks/useT';
import type { FileFacts } from '@/services/file/schema';

/** Why a file cannot be used, as a sentence. */
export const reasonWords = (
  { code, container, codec }: Pick<MediaReason, 'code' | 'container' | 'codec'>,
  t: Translate,
): string =>
  t(`mediaReasons.code.${code}`, {
    container: container ? containerTitle(container) : t('mediaReasons.unknownCodec'),
    codec: codec ?? t('mediaReasons.unknownCodec'),
  });

/** What is wrong with a stored file, as a sentence; undefined where nothing is, or nothing more than that is known. */
export function fileReasonWords(facts: FileFacts | undefined, t: Translate): string | undefined {
  const { code, container, codec } = facts?.reason ?? {};
  if (!isReasonCode(code)) return undefined;
  return reasonWords({ code, container: (container as MediaReason['container']) ?? null, codec: codec ?? null }, t);
}
