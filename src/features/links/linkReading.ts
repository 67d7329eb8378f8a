import { readPasted, SourceError } from '@/blocks/breakdown/readPasted';
import { linkProblem } from '@/blocks/goods/linkProblem';
import { parseShareText } from '@/domain/goods/parseShareText';
import { signInShopOf } from '@/domain/goods/signInShops';
import { articleLines } from '@/domain/script';
import type { Translate } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { breakdownApi } from '@/services/breakdown/api';
import { goodsApi } from '@/services/goods/api';
import type { Extraction } from '@/services/goods/schema';
import { newId } from '@/utils/newId';

export interface LinkLine {
  readonly id: string;
  readonly text: string;
  readonly isTold: boolean;
}

/** What was read of a link or of a pasted text, as the user has put it right. */
export interface LinkReading {
  readonly title: string;
  readonly author: string;
  /** Empty for a pasted text. */
  readonly url: string;
  /** When it was read, ISO 8601. */
  readonly readAt: string;
  readonly text: string;
  readonly seconds: number;
  readonly lines: readonly LinkLine[];
  readonly images: readonly { readonly url: string; readonly isChosen: boolean }[];
  /** The page sells something. */
  readonly goods?: Pick<Extraction, 'title' | 'price'> & { readonly points: number; readonly images: number };
}

const USUAL_SECONDS = 45;
const CHOSEN_IMAGES = 9;
/** Words that apps put around a shared link, characters. */
const LONGEST_SHARE = 300;

/** Why nothing was read, as a sentence for the screen. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';
}

export const linesOf = (title: string, text: string, seconds: number): readonly LinkLine[] =>
  articleLines(title, text, seconds).map((line) => ({ ...line, id: newId() }));

/** The product of a page that sells one: an article about it has no price. */
async function readGoods(url: string, signal: AbortSignal): Promise<LinkReading['goods']> {
  const found = await goodsApi.extract({ url }, { signal, ...shownByCaller, timeout: 30_000 }).catch(() => undefined);
  if (!found || found.price === '' || found.title === '') return undefined;
  return { title: found.title, price: found.price, points: found.selling_points.length, images: found.media.length };
}

interface ReadingOptions {
  readonly t: Translate;
  /** Whether an action is granted: who may not save goods is not shown them. */
  readonly can: (action: string) => boolean;
  readonly signal: AbortSignal;
}

/**
 * Reads a link, or the words themselves where there is none.
 *
 * @throws ReadingError with a sentence; CanceledError
 */
export async function readLinkOrText(input: string, { t, can, signal }: ReadingOptions): Promise<LinkReading> {
  const found = parseShareText(input);
  // A text that happens to hold a link is meant itself.
  const shared = found && input.length - found.link.length <= LONGEST_SHARE ? found : undefined;
  const common = { readAt: new Date().toISOString(), seconds: USUAL_SECONDS };
  if (!shared) {
    try {
      const { title, text } = readPasted(input);
      return { ...common, title, author: '', url: '', text, images: [], lines: linesOf(title, text, USUAL_SECONDS) };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      throw new ReadingError(t(error.id, error.values));
    }
  }
  const { link: url } = shared;
  const shop = signInShopOf(url);
  if (shop) throw new ReadingError(t('compose.link.shop', { shop: t(`compose.link.shop.${shop}`) }));
  const [goods, article] = await Promise.all([
    can('goods.save') ? readGoods(url, signal) : undefined,
    breakdownApi.extract({ url }, { signal, ...shownByCaller, timeout: 30_000 }).catch((error: unknown) => error),
  ]);
  signal.throwIfAborted();
  if (isArticle(article)) {
    const { title, text, author = '', images } = article;
    return {
      ...{ ...common, title, author, url: article.url, text, lines: linesOf(title, text, USUAL_SECONDS) },
      images: images.map((address, index) => ({ url: address, isChosen: index < CHOSEN_IMAGES })),
      ...(goods ? { goods } : {}),
    };
  }
  if (goods) return { ...common, title: goods.title, author: '', url, text: '', lines: [], images: [], goods };
  if (article instanceof CanceledError) throw article;
  const id = linkProblem(article);
  throw new ReadingError(id && id !== 'compose.link.noProduct' ? t(id) : messageOf(article));
}

type Article = Awaited<ReturnType<typeof breakdownApi.extract>>;
const isArticle = (value: unknown): value is Article => typeof value === 'object' && value !== null && 'text' in value;
