import type { z } from 'zod';
import {
  bodyImages,
  cleanHtml,
  markdownToHtml,
  markdownToNoteHtml,
  readBody,
  textOfNodes,
} from '../../src/domain/articles/html';
import type { ArticleKind } from '../../src/domain/articles/kinds';
import type { TextPlatformId } from '../../src/domain/platforms/texts/types';
import type { Article, articleContract } from '../../src/services/article/schema';
import { fail } from '../_core/fail';
import type { Db } from '../_core/store';

export interface ArticleRow extends Article {
  readonly mchno: string;
}

type SaveInput = z.output<typeof articleContract.save.input>;

export const articlesOf = (db: Db) => db.table<ArticleRow>('article');

/** The row of an article that is not in the recycle bin; ends the call otherwise. */
export function needArticle(db: Db, id: string): ArticleRow {
  const row = articlesOf(db).need(id, '内容不存在或已删除');
  return row.status === -1 ? fail('内容不存在或已删除', { errorCode: 'NOT_FOUND' }) : row;
}

/** Where a kind goes to when nothing else is said. */
export const platformOfKind: Readonly<Record<ArticleKind, TextPlatformId>> = {
  article: 'gongzhonghao',
  note: 'xiaohongshu',
  post: 'weibo',
};

const excerptLength = 120;

/** All that follows from a body: clean HTML, plain text, its length and beginning. */
function bodyFields(html: string) {
  const clean = cleanHtml(html);
  const text = textOfNodes(readBody(clean));
  return {
    html: clean,
    text,
    words: [...text.replace(/\s/g, '')].length,
    excerpt: [...text.replace(/\s+/g, ' ')].slice(0, excerptLength).join(''),
  };
}

/** What a save leaves in the row. */
export function savedFields(input: SaveInput, known?: ArticleRow) {
  const { id: _, revision: __, html, markdown, ...fields } = input;
  const read = input.kind === 'article' ? markdownToHtml : markdownToNoteHtml;
  const given = html ?? (markdown === undefined ? undefined : read(markdown));
  const body = given === undefined && known ? known : bodyFields(given ?? '');
  const [firstImage] = bodyImages(readBody(body.html));
  return {
    ...fields,
    platform: fields.platform ?? known?.platform ?? platformOfKind[fields.kind],
    // An article has its images in the text; the list shows the first.
    cover: fields.cover || fields.images[0]?.url || firstImage || '',
    save_id: fields.save_id ?? '',
    html: body.html,
    text: body.text,
    words: body.words,
    excerpt: body.excerpt,
  };
}
