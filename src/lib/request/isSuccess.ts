import { settings } from '@/lib/settings';
import type { AnswerBody } from './types';

type SuccessDialect = 'one' | 'zero';

/**
 * The one place that says whether an answer succeeded (ruling 1). A boolean `success` decides; else `status`:
 * `one` reads 1/true, `zero` reads 0/true as success; everything else failed.
 */
export function isSuccess(body: AnswerBody, dialect: SuccessDialect = settings.apiSuccessDialect): boolean {
  if (typeof body.success === 'boolean') return body.success;
  return body.status === true || body.status === (dialect === 'one' ? 1 : 0);
}

/** Whether the body says anything about success at all: bodies of foreign addresses may not. */
export function hasVerdict(body: AnswerBody): boolean {
  return typeof body.success === 'boolean' || body.status !== undefined;
}
