import { fail } from './fail';

interface Revised {
  readonly revision?: number | undefined;
}

/**
 * The revision of a record after a change, 0 of a new one; refuses a change that was made on an older one.
 * @param given what the sender has seen; undefined where he overwrites knowingly, or changes nothing that others write
 */
export function nextRevision(known: Revised | undefined, given: number | undefined): number {
  if (!known) return 0;
  const present = known.revision ?? 0;
  if (given !== undefined && given !== present)
    fail('这条记录刚被别的窗口或同事改过，请看过最新内容后再改', { errorCode: 'VERSION_CONFLICT' });
  return present + 1;
}
