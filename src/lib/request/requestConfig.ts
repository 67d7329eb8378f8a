import type { RequestConfig } from '@umijs/max';
import { hosts } from '@/lib/settings';
import { authHeaders } from './headers';
import { localTransport } from './localAnswers';
import { checkAnswer } from './readAnswer';
import { type ReportOptions, reportError } from './reportError';
import { toRequestError } from './toRequestError';

/** Milliseconds; a call that works longer answers with a task. */
const patience = 60_000;

/** Set on a call whose address may answer without status and success. */
interface OwnOptions extends ReportOptions {
  readonly isBare?: boolean;
  readonly headers?: Readonly<Record<string, unknown>>;
}

interface SentConfig {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: object;
  readonly signal?: AbortSignal;
  readonly outlivesSession?: boolean;
}

let session = new AbortController();

/**
 * Takes back what is being read, when the session is ended here: its answers would be refused, and nobody waits for
 * them. Writes go on: what the user did counts.
 */
export function endReads(): void {
  session.abort();
  session = new AbortController();
}

function signalOf({ method = 'GET', signal, outlivesSession }: SentConfig): AbortSignal | undefined {
  if (method.toUpperCase() !== 'GET' || outlivesSession) return signal;
  return signal ? AbortSignal.any([signal, session.signal]) : session.signal;
}

/** Runtime configuration of Umi's request (see app.tsx). No per-call interceptors: Umi leaks them into other calls. */
export const requestConfig: RequestConfig = {
  baseURL: hosts.api,
  timeout: patience,
  // The session travels in a header. To look for a cookie of this name, axios asks the browser's process at each call and
  // the page stands still meanwhile.
  xsrfCookieName: '',
  // clarify: else axios reports a time-out as an abort. The other two are axios' defaults, which this object replaces.
  transitional: { clarifyTimeoutError: true, silentJSONParsing: true, forcedJSONParsing: true },
  requestInterceptors: [
    (config: SentConfig) => ({
      ...config,
      ...localTransport(config),
      signal: signalOf(config),
      headers: { ...config.headers, ...authHeaders(config.url ?? '') },
    }),
  ],
  responseInterceptors: [
    [
      (response) => {
        const { responseType } = response.config;
        if (responseType && responseType !== 'json') return response;
        checkAnswer(response.data, (response.config as OwnOptions).isBare);
        return response;
      },
      (error) => Promise.reject(withSentToken(error)),
    ],
  ],
  errorConfig: {
    errorHandler(error: unknown, options: OwnOptions) {
      const typed = toRequestError(error);
      reportError(typed, { ...options, sentToken: sentTokens.get(typed) });
      throw typed;
    },
  },
};

/** The token that a refused request had carried, for the 403 rule. */
const sentTokens = new WeakMap<Error, string>();

function withSentToken(error: unknown): Error {
  const typed = toRequestError(error);
  const { config } = (error ?? {}) as { config?: { headers?: Record<string, unknown> } };
  const headers = config?.headers;
  // Paths without any Authen header tell nothing about the session that sent them.
  if (headers && 'Authen-Apptype' in headers) sentTokens.set(typed, String(headers['Authen-Token'] ?? ''));
  return typed;
}
