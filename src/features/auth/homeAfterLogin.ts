import { readSession } from '@/lib/session';
import { safeRedirect } from '@/utils/safeRedirect';
import { layout } from '../../../config/layout';

/** Where a login leads: the page that was asked for, else the home of the business (ruling 12). */
export function homeAfterLogin(search: string): string {
  const asked = safeRedirect(new URLSearchParams(search).get('redirect'), window.location.origin);
  return asked ?? (readSession().business === 'provider' ? layout.providerHome : layout.backFallback);
}
