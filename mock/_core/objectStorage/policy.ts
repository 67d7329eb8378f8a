import { clock } from '../clock';
import { type CredentialRow, sign } from './credentials';
import { bucket } from './objects';
import { OssError } from './ossError';

type Condition = Readonly<Record<string, string>> | readonly [string, string | number, string | number];

interface Policy {
  readonly expiration: string;
  readonly conditions: readonly Condition[];
}

/** Form-upload policy of a credential, in base64, with its signature. */
export function makePolicy(credential: CredentialRow): { policy: string; signature: string } {
  const document: Policy = {
    expiration: new Date(credential.expires).toISOString(),
    conditions: [{ bucket }, ['content-length-range', 0, credential.maxBytes], ['starts-with', '$key', '']],
  };
  const policy = Buffer.from(JSON.stringify(document)).toString('base64');
  return { policy, signature: sign(credential.secret, policy) };
}

const deny = (message: string): never => {
  throw new OssError(403, 'AccessDenied', `Invalid according to Policy: ${message}`);
};

/** Holds a form upload to its (already verified) policy: expiration, size range and every condition on a field. */
export function checkPolicy(text: string, fields: Readonly<Record<string, string>>, size: number): void {
  const policy = read(text);
  if (!(Date.parse(policy.expiration) > clock.now())) deny('Policy expired.');
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) if (fieldOf(name, fields) !== value) deny(name);
      continue;
    }
    const [kind, first, second] = condition as readonly [string, string | number, string | number];
    if (kind === 'content-length-range') {
      if (size > Number(second))
        throw new OssError(400, 'EntityTooLarge', 'The file is larger than the policy allows.');
      if (size < Number(first))
        throw new OssError(400, 'EntityTooSmall', 'The file is smaller than the policy allows.');
      continue;
    }
    const given = fieldOf(String(first).replace(/^\$/, ''), fields);
    if (kind === 'starts-with' && !given.startsWith(String(second))) deny(String(first));
    if (kind === 'eq' && given !== String(second)) deny(String(first));
  }
}

const fieldOf = (name: string, fields: Readonly<Record<string, string>>): string =>
  name === 'bucket' ? bucket : (fields[name] ?? '');

function read(text: string): Policy {
  try {
    const policy = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Policy;
    if (Array.isArray(policy.conditions)) return policy;
  } catch {
    // falls through to the refusal
  }
  return deny('it cannot be read.');
}
