import { containerTitle, type MediaReason } from '@/engine/media/diagnose';
import type { Translate } from '@/hooks/useT';

/** Why a file cannot be used, as a sentence. */
export const reasonWords = ({ code, container, codec }: MediaReason, t: Translate): string =>
  t(`mediaReasons.code.${code}`, {
    container: container ? containerTitle(container) : t('mediaReasons.unknownCodec'),
    codec: codec ?? t('mediaReasons.unknownCodec'),
  });
