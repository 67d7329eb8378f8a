import { request } from '@umijs/max';
import { BusinessError, MalformedError, NetworkError, type RequestError } from './errors';
import { isAnswerBody } from './readAnswer';
import { reportError } from './reportError';
import type { RequestOptions } from './types';
import type { Words } from './words';

/** The image request's own row of the catalogue (brief, point 8); a refusal keeps the server's words. */
function imageFailureWords(error: RequestError): Words | undefined {
  if (error instanceof NetworkError) return { messageId: 'request.image_network' };
  if (error instanceof BusinessError && error.message) return undefined;
  return { messageId: 'request.failed' };
}

/**
 * POST with a JSON body to a given address; reads the `image` field of the answer, at its top or in its `data`.
 * @returns an address or a data URL, as the server gave it
 * @throws the typed errors of ./errors; MalformedError when there is no image
 */
export async function postForImage(path: string, body: object, options: RequestOptions = {}): Promise<string> {
  const own = { isBare: true, failure: imageFailureWords };
  const answer: unknown = await request(path, { method: 'POST', ...options, ...own, data: body });
  const image = imageIn(answer);
  if (image) return image;
  const error = new MalformedError('json');
  reportError(error, { ...options, failure: imageFailureWords });
  throw error;
}

function imageIn(answer: unknown): string | undefined {
  if (!isAnswerBody(answer)) return undefined;
  const { image, data } = answer as { image?: unknown; data?: unknown };
  if (typeof image === 'string' && image !== '') return image;
  return isAnswerBody(data) ? imageIn({ image: (data as { image?: unknown }).image }) : undefined;
}
