import { WordedError } from '@/lib/request/errors';

/** The object store refused: it answers in XML with a code and an English sentence for developers. */
export class StoreError extends WordedError {
  override readonly name = 'StoreError';
  constructor(
    readonly status: number,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code ? { messageId: 'upload.refused', values: { code } } : { messageId: 'upload.failed' }, options);
  }

  /** The authorization, not the file, is at fault: a fresh one may help. */
  get isAboutAuthorization(): boolean {
    return authorizationCodes.has(this.code) || (this.status === 403 && this.code === 'AccessDenied');
  }
}

const authorizationCodes: ReadonlySet<string> = new Set([
  'SecurityTokenExpired',
  'InvalidSecurityToken',
  'InvalidAccessKeyId',
]);

/** Reads a refusal of the store. */
export function storeErrorOf(status: number, xml: string): StoreError {
  return new StoreError(status, /<Code>([^<]*)<\/Code>/.exec(xml)?.[1] ?? '');
}
