import type { AnswerBody } from './types';

interface LocalCall {
  /** Below the API's base, as in `/goods/data`. */
  readonly path: string;
  readonly isRead: boolean;
}

type LocalServer = (call: LocalCall) => AnswerBody | undefined;

let server: LocalServer | undefined;

/**
 * From now on calls are answered on this page, in the place of the server: of a page that is only shown.
 * @param next answers a call; undefined = it is sent. Without it all are sent again
 */
export const answerLocally = (next?: LocalServer): void => {
  server = next;
};

interface SentConfig {
  readonly url?: string;
  readonly method?: string;
}

/** What stands in for the network of a call that is answered here; nothing where it is sent. */
export function localTransport({ url = '', method = 'GET' }: SentConfig): object {
  const data = server?.({ path: url, isRead: method.toUpperCase() === 'GET' });
  if (!data) return {};
  const adapter = async (config: object) => ({ data, status: 200, statusText: '', headers: {}, config });
  return { adapter };
}
