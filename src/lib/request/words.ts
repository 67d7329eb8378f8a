import { getIntl } from '@umijs/max';
import {
  BusinessError,
  CanceledError,
  HttpError,
  MalformedError,
  NetworkError,
  RequestError,
  StreamCutError,
} from './errors';

/** Ids in locales/<language>/request.ts, upload.ts and sheet.ts. */
type RequestMessageId =
  | 'request.unknown_error'
  | 'request.retry'
  | 'request.http_status'
  | 'request.no_response'
  | 'request.network_title'
  | 'request.network_down'
  | 'request.list_failed'
  | 'request.failed'
  | 'request.image_network'
  | 'request.malformed_html'
  | 'request.malformed_json'
  | 'request.malformed_empty'
  | 'request.stream_cut'
  | 'request.canceled'
  | 'request.too_many_calls'
  | 'upload.authorization_missing'
  | 'upload.image_too_large'
  | 'upload.file_too_large'
  | 'upload.refused'
  | 'upload.failed'
  | 'upload.empty'
  | 'upload.gone'
  | 'upload.twice'
  | 'upload.heic'
  | `upload.svg.${'broken' | 'large' | 'linked'}`
  | `sheet.${
      | 'empty'
      | 'too_large'
      | 'old_excel'
      | 'locked'
      | 'type'
      | 'broken'
      | 'bomb'
      | 'too_many_sheets'
      | 'too_many_rows'
      | 'too_many_columns'
      | 'cell_too_long'
      | 'open_quote'
      | 'too_slow'}`;

/** A text to show: the server's own, or one of ours by id. */
export type Words =
  | { readonly text: string }
  | { readonly messageId: RequestMessageId; readonly values?: Readonly<Record<string, string | number>> };

/** The sentence for an error, by the catalogue of the brief, point 8. */
export function wordsOf(error: unknown): Words {
  if (error instanceof RequestError && error.words) return error.words;
  if (error instanceof BusinessError) {
    return error.message ? { text: error.message } : { messageId: 'request.unknown_error' };
  }
  if (error instanceof HttpError) {
    if (error.refusal) return wordsOf(error.refusal);
    return { messageId: 'request.http_status', values: { code: error.status } };
  }
  if (error instanceof NetworkError) {
    return { messageId: error.reason === 'timeout' ? 'request.no_response' : 'request.network_down' };
  }
  if (error instanceof MalformedError) return { messageId: `request.malformed_${error.found}` };
  if (error instanceof StreamCutError) return { messageId: 'request.stream_cut' };
  if (error instanceof CanceledError) return { messageId: 'request.canceled' };
  if (error instanceof RequestError && error.message) return { text: error.message };
  return { messageId: 'request.retry' };
}

/** Words in the language in use. */
export function textOfWords(words: Words): string {
  if ('text' in words) return words.text;
  return getIntl().formatMessage({ id: words.messageId }, words.values);
}

/** The sentence for an error in the language in use. */
export function messageOf(error: unknown): string {
  return textOfWords(wordsOf(error));
}
