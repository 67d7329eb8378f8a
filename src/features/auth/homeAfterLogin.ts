import { readSession } from '@/lib/session';
import { safeRedirect } from '@/utils/safeRedirect';
import { layout } from '../../../config/layout';

/** Where somebody begins who has just opened a shop of his own; a member of a team finds his work at home. */
export const homeAfterRegistering = (isTeam: boolean): string =>
  isTeam ? homeAfterLogin('') : '/compose/guide?welcome=1';

/** Where a login leads: the page that was asked for, else the home of the business (ruling 12). */
export function homeAfterLogin(search: string): string {
  const asked = safeRedirect(new URLSearchParams(search).get('redirect'), window.location.origin);
  return asked ?? (readSession().business === 'provider' ? layout.providerHome : layout.backFallback);
}
