import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clock } from '../clock';
import { globalDb, type Row } from '../store';

const lifeSeconds = 15 * 60;

/** Temporary rights of one merchant to write; the id is the access key id. */
export interface CredentialRow extends Row {
  readonly mchno: string;
  readonly secret: string;
  readonly token: string;
  /** Milliseconds by the mock's clock. */
  readonly expires: number;
  readonly maxBytes: number;
}

const rows = () => globalDb.table<CredentialRow>('oss_credential');

/** New credentials; those that have run out are forgotten. */
export function issueCredential(mchno: string, maxBytes: number, isExpired = false): CredentialRow {
  for (const row of rows().all()) if (row.expires < clock.now() - 3_600_000) rows().remove(row.id);
  return rows().insert({
    id: `STS.${randomBytes(12).toString('hex')}`,
    mchno,
    secret: randomBytes(20).toString('hex'),
    token: randomBytes(32).toString('base64url'),
    expires: clock.now() + (isExpired ? -1000 : lifeSeconds * 1000),
    maxBytes,
  });
}

export const findCredential = (accessKeyId: string): CredentialRow | undefined => rows().find(accessKeyId);

export const sign = (secret: string, text: string): string => createHmac('sha1', secret).update(text).digest('base64');

export function isSigned(given: string, secret: string, text: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(sign(secret, text));
  return left.length === right.length && timingSafeEqual(left, right);
}
