import { containerTitle, isReasonCode, type MediaReason } from '@/engine/media/diagnose';
import type { Translate } from '@/hooks/useT';
import type { FileFacts } from '@/services/file/schema';

type Reason = Pick<MediaReason, 'code' | 'container' | 'codec'>;

/** Why a file cannot be used, as a sentence. */
export const reasonWords = ({ code, container }: Reason, t: Translate): string =>
  t(`mediaReasons.code.${code}`, {
    container: container ? containerTitle(container) : t('mediaReasons.unknownCodec'),
  });

/** A codec's own name, for whoever looks for a converter: it stands in a tooltip, never in the sentence. */
export const technicalName = (name: string | null | undefined, t: Translate): string | undefined =>
  name ? t('mediaReasons.detail', { name }) : undefined;

/** What is wrong with a stored file, as a sentence; undefined where nothing is, or nothing more than that is known. */
export function fileReasonWords(facts: FileFacts | undefined, t: Translate): string | undefined {
  const { code, container, codec } = facts?.reason ?? {};
  if (!isReasonCode(code)) return undefined;
  return reasonWords({ code, container: (container as MediaReason['container']) ?? null, codec: codec ?? null }, t);
}
