import type { MessageId } from '@/hooks/useT';
import { BusinessError } from '@/lib/request/errors';
import type { extractErrorCodes } from '@/services/goods/schema';

type ExtractErrorCode = (typeof extractErrorCodes)[number];

const sentences: Readonly<Record<ExtractErrorCode, MessageId>> = {
  LINK_INVALID: 'compose.link.invalid',
  LINK_PRIVATE: 'compose.link.private',
  LINK_UNREACHABLE: 'compose.link.unreachable',
  LINK_TIMEOUT: 'compose.link.timeout',
  LINK_LOGIN: 'compose.link.login',
  LINK_NOT_PAGE: 'compose.link.notPage',
  LINK_TOO_LARGE: 'compose.link.tooLarge',
  LINK_NO_PRODUCT: 'compose.link.noProduct',
  LINK_HTTP_ERROR: 'compose.link.httpError',
};

/** Our sentence for a refused link; undefined when it failed for another reason. */
export function linkProblem(error: unknown): MessageId | undefined {
  if (!(error instanceof BusinessError)) return undefined;
  return sentences[error.code as ExtractErrorCode];
}
