import type { MessageId } from '@/hooks/useT';
import { BusinessError } from '@/lib/request/errors';

const sentences: Readonly<Record<string, MessageId>> = {
  LINK_INVALID: 'analyze.link.invalid',
  LINK_PRIVATE: 'analyze.link.private',
  LINK_UNREACHABLE: 'analyze.link.unreachable',
  LINK_TIMEOUT: 'analyze.link.timeout',
  LINK_NOT_PAGE: 'analyze.link.notPage',
  LINK_TOO_LARGE: 'analyze.link.tooLarge',
  LINK_HTTP_ERROR: 'analyze.link.httpError',
  LINK_NO_ARTICLE: 'analyze.link.noArticle',
};

/** Our sentence for a refused link; undefined when it failed for another reason. */
export const linkProblem = (error: unknown): MessageId | undefined =>
  error instanceof BusinessError && error.code !== undefined ? sentences[error.code] : undefined;
