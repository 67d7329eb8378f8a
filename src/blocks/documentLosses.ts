import type { Translate } from '@/hooks/useT';
import type { DocumentLoss } from '@/lib/documents';

/** A sentence for each thing that a file had and that did not come along: no import drops anything in silence. */
export const lossSentences = (t: Translate, losses: readonly DocumentLoss[]): string[] =>
  losses.map(({ kind, count }) => t(`documents.loss.${kind}`, { count }));
