import { ALL_FORMATS, BlobSource, Input, Logging, LogLevel, UrlSource } from 'mediabunny';
import { MediaError } from './errors';
import { checkedFetch, fetchBlob } from './fetchMedia';

// Its retries and hints are for developers; what fails for good comes out as MediaError.
Logging.level = LogLevel.Silent;

const RETRIES = 3;

export type MediaBytes = Blob | string;

/** `whole` reads a URL into memory first: right for short sounds, wasteful for long video. */
interface OpenOptions {
  readonly whole?: boolean;
}

/**
 * Opens a Blob or URL for Mediabunny. http(s) URLs are read by ranges as needed, unless `whole` is set. The caller
 * disposes the input.
 *
 * @throws MediaError `empty`, `missing` or `network`.
 */
export async function openInput(media: MediaBytes, options: OpenOptions = {}): Promise<Input> {
  if (typeof media === 'string' && /^https?:|^\//.test(media) && !options.whole) {
    return new Input({ formats: ALL_FORMATS, source: urlSource(media) });
  }
  const blob = typeof media === 'string' ? await fetchBlob(media) : media;
  if (blob.size === 0) throw new MediaError('empty');
  return new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) });
}

const urlSource = (url: string): UrlSource =>
  new UrlSource(url, {
    fetchFn: checkedFetch,
    // By default it asks again for ever.
    getRetryDelay: (attempts, error) =>
      attempts >= RETRIES || (error instanceof MediaError && error.code !== 'network') ? null : 0.3 * 2 ** attempts,
    handleUnhandledError: () => undefined,
  });
