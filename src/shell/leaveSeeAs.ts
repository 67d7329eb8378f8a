import { shownByCaller } from '@/lib/request/types';
import { clearSession, writeSession } from '@/lib/session';
import { seeAsApi } from '@/services/see_as/api';

/** A burst of refusals leaves once. */
let leaving: Promise<void> | undefined;

/**
 * Ends an entry as support, also one that is over, and begins anew as oneself: what the page holds of the merchant goes
 * with it. Where even that fails, nobody is signed in any more.
 */
export function leaveSeeAs(): Promise<void> {
  leaving ??= leave().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave(): Promise<void> {
  try {
    const own = await seeAsApi.stop(shownByCaller);
    writeSession(own);
    window.location.replace(`/platform/merchant?see_as=${own.why ?? 'stopped'}`);
  } catch {
    clearSession();
    window.location.replace('/login');
  }
}
