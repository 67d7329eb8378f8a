import { linkProblem } from '@/blocks/goods/linkProblem';
import type { MessageId } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { goodsApi } from '@/services/goods/api';
import type { Extraction } from '@/services/goods/schema';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { toHttpUrl } from '@/utils/toHttpUrl';
import { trimEndMarks } from '@/utils/trimMarks';

export const mostLinks = 20;

/** What became of a link; `text` is what the server said besides our own sentence. */
export type LinkRead =
  | { readonly state: 'waiting' | 'reading' | 'canceled' }
  | { readonly state: 'read'; readonly found: Extraction }
  | { readonly state: 'refused'; readonly reason?: MessageId; readonly text?: string };

const address = /https?:\/\/[^\s"'<>\u3000-\u303f\u3400-\u9fff\uff00-\uffef]+/gi;

/**
 * The addresses in a text, each once; share texts of shops carry them amid words. A line that is nothing but an address
 * may lack its scheme.
 */
export function linksIn(text: string): string[] {
  const found = text.split('\n').flatMap((line) => {
    const whole = line.match(address)?.map((url) => trimEndMarks(url, '.,;!?)]}'));
    return whole ?? [toHttpUrl(line)].filter(isHttpUrl);
  });
  return [...new Set(found)];
}

/** A goods to be filled in by hand, where the page told nothing. */
export const emptyFound = (link: string): Extraction => ({
  title: '',
  price: '',
  category: '',
  brand: '',
  offer: '',
  description: '',
  selling_points: [],
  specs: [],
  media: [],
  link,
  cover: '',
  missing: [],
  extractor: '',
});

/** Reads one product page. Never throws: a refusal is the answer. */
export async function readLink(url: string, signal: AbortSignal): Promise<LinkRead> {
  try {
    const found = await goodsApi.extract({ url }, { signal, ...shownByCaller, timeout: 30_000 });
    return { state: 'read', found: { ...found, link: found.link || url } };
  } catch (error) {
    if (signal.aborted) return { state: 'canceled' };
    const reason = linkProblem(error);
    const said = error instanceof BusinessError && error.code === 'LINK_HTTP_ERROR' ? error.message : undefined;
    return reason
      ? { state: 'refused', reason, ...(said ? { text: said } : {}) }
      : { state: 'refused', text: messageOf(error) };
  }
}
