import { defaultApptype, hasChangedHands, isHandingOver, isLoggedIn, readSession, type Session } from '@/lib/session';
import { CanceledError } from './errors';
import { emitRequestEvent } from './events';
import { signatureHeaders } from './signature';
import { apiPath } from './url';

/** Calls that carry no Authen header at all (brief, point 6; as prefixes by ruling 6). */
const withoutAuthen = ['/user/qrlogin', '/user/wechatlogin', '/file/oss_upload', '/file/upload_excel'];

/** A prefix ends at a border: /user/qrlogin_history is another call. */
function omitsAuthen(path: string): boolean {
  return withoutAuthen.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`),
  );
}

/**
 * Headers of one request by its path (brief, point 6; ruling 6). Nothing at all goes to an address outside the API.
 * Token and merchant number only when logged in.
 */
export function headersFor(path: string, session: Session): Readonly<Record<string, string>> {
  const below = apiPath(path);
  if (below === undefined) return {};
  const environment = { Environment: 'production' };
  if (omitsAuthen(below)) return environment;
  const apptype = { 'Authen-Apptype': session.apptype || defaultApptype };
  if (!isLoggedIn(session)) return { ...environment, ...apptype };
  return { ...environment, ...apptype, 'Authen-Token': session.token, 'Authen-Mchno': session.mchno };
}

/**
 * All headers of ours for a call made now, for clients other than `get` and `post` (streams).
 * @throws CanceledError where somebody else is signed in than whom this page has worked for
 */
export function authHeaders(path: string): Readonly<Record<string, string>> {
  if (apiPath(path) === undefined) return {};
  // Another tab has signed somebody else in, or the same person in at another merchant: what this page holds is not
  // his, and a call would write it in his name. The page begins anew instead.
  if (hasChangedHands()) {
    if (!isHandingOver()) emitRequestEvent({ type: 'changedHands' });
    throw new CanceledError();
  }
  return { ...headersFor(path, readSession()), ...signatureHeaders(Date.now()) };
}
