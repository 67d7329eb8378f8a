import type { FrameworkReason } from '@/domain/frameworks';
import type { Translate } from '@/hooks/useT';

/** Why a framework is suggested, in a sentence. Every sentence gets all values: which of them it names is its own affair. */
export const reasonWords = ({ id, values }: FrameworkReason, t: Translate): string =>
  t(`compose.reason.${id}`, { count: values.count ?? 0, words: values.words ?? '', views: values.views ?? 0 });
