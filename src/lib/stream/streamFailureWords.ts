import { HttpError, NetworkError, type RequestError, StreamCutError } from '@/lib/request/errors';
import type { Words } from '@/lib/request/words';

/** The stream's own row of the catalogue (brief, point 8); a refusal keeps the server's words. */
export function streamFailureWords(error: RequestError): Words | undefined {
  if (error instanceof StreamCutError) return { messageId: 'request.stream_cut' };
  if (error instanceof HttpError || (error instanceof NetworkError && error.reason === 'timeout')) {
    return { messageId: 'request.failed' };
  }
  return undefined;
}
