import { getIntl } from '@umijs/max';
import type { MessageId } from '@/hooks/useT';

/** A text outside React, in the language in use. */
export const say = (id: MessageId, values?: Record<string, string | number>): string =>
  getIntl().formatMessage({ id }, values);
