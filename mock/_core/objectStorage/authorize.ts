import type { Request } from 'express';
import { clock } from '../clock';
import { type CredentialRow, findCredential, isSigned } from './credentials';
import { bucket } from './objects';
import { OssError } from './ossError';

/** Query names that belong to the signed resource (OSS signature version 1). */
const signedQuery = new Set(['uploads', 'uploadId', 'partNumber']);
const skewMs = 15 * 60_000;

/** The credential behind a signed request of ali-oss: known, not expired, token and signature right. */
export function authorizeHeader(req: Request, key: string): CredentialRow {
  const [, accessKeyId = '', signature = ''] = /^OSS ([^:]+):(.+)$/.exec(req.header('authorization') ?? '') ?? [];
  if (!accessKeyId) throw new OssError(403, 'AccessDenied', 'The request carries no authorization.');
  const credential = liveCredential(accessKeyId, req.header('x-oss-security-token') ?? '');
  const date = req.header('x-oss-date') ?? req.header('date') ?? '';
  if (!(Math.abs(Date.parse(date) - Date.now()) < skewMs)) {
    throw new OssError(403, 'RequestTimeTooSkewed', 'The difference between the request time and ours is too large.', {
      ServerTime: new Date().toISOString(),
    });
  }
  if (!isSigned(signature, credential.secret, canonical(req, key, date))) {
    throw new OssError(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
  }
  return credential;
}

export function liveCredential(accessKeyId: string, token: string): CredentialRow {
  const credential = findCredential(accessKeyId);
  if (!credential) throw new OssError(403, 'InvalidAccessKeyId', 'The access key id does not exist.');
  if (credential.token !== token) throw new OssError(403, 'InvalidSecurityToken', 'The security token is wrong.');
  if (credential.expires <= clock.now()) {
    throw new OssError(403, 'SecurityTokenExpired', 'The security token you provided has expired.');
  }
  return credential;
}

function canonical(req: Request, key: string, date: string): string {
  const oss = Object.keys(req.headers)
    .filter((name) => name.startsWith('x-oss-'))
    .sort()
    .map((name) => `${name}:${String(req.headers[name]).trim()}`);
  const names = Object.keys(req.query)
    .filter((name) => signedQuery.has(name))
    .sort();
  const query = names.map((name) => (req.query[name] ? `${name}=${String(req.query[name])}` : name)).join('&');
  return [
    req.method,
    req.header('content-md5') ?? '',
    req.header('content-type') ?? '',
    date,
    ...oss,
    `/${bucket}/${key}${query ? `?${query}` : ''}`,
  ].join('\n');
}
