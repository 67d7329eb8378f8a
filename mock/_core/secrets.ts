import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './state';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The key of the secrets that people entrust to this server (keys of other services). It lies beside the snapshot, not in
 * it: whoever gets a copy of the snapshot reads none of them.
 */
function secretKey(): Buffer {
  const file = join(cacheDir(), 'secret.key');
  if (existsSync(file)) {
    const known = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
    if (known.length === KEY_BYTES) return known;
  }
  const fresh = randomBytes(KEY_BYTES);
  mkdirSync(cacheDir(), { recursive: true });
  writeFileSync(file, fresh.toString('base64'), { mode: 0o600 });
  return fresh;
}

/** A secret as a row may keep it (AES-256-GCM). `place` binds it to its row: moved elsewhere it opens nothing. */
export function sealSecret(secret: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secretKey(), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The secret again; undefined where the key of this server is another one by now, or the text was changed. */
export function openSecret(sealed: string, place: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', secretKey(), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
