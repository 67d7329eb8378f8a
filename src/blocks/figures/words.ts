import { presenterOf, presenters } from '@/engine/figure';
import type { MessageId, Translate } from '@/hooks/useT';

/** A presenter's name in the user's language; of an unknown one, the first's. */
export const presenterName = (t: Translate, id: string): string =>
  t((presenterOf(id) ?? presenters[0])?.nameId as MessageId);
