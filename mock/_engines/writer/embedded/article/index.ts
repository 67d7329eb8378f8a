import type { ArticleRequest } from '../../../writerTypes';
import { goodsArticle } from './goodsArticle';
import { longArticle } from './longArticle';
import { note, post } from './shortPieces';
import { Stock } from './stock';
import { titleFor } from './title';

/**
 * A post, an article or a note in Markdown, first line `# title`, from what was given. Where the material does not
 * reach the wished length, a bracketed prompt says what is missing; nothing is invented to fill it.
 */
export function articleOf(request: ArticleRequest): string {
  const stock = new Stock(request);
  const title = titleFor(request, stock);
  stock.echo.add(title);
  // an outline or a framework has its own sections
  const isFree = request.outline.length === 0 && !request.framework;
  if (request.kind === 'article' && request.goods && isFree) return goodsArticle(request, title, stock);
  if (request.kind === 'article') return longArticle(request, title, stock);
  return request.kind === 'note' ? note(request, title, stock) : post(request, title, stock);
}
