/** What a longer text could be written from; texts by this id in the article messages. */
export const articleGaps = ['points', 'description', 'specs', 'documents', 'idea', 'outline', 'story'] as const;
type ArticleGap = (typeof articleGaps)[number];

/** What the user should know about a text that came shorter than he asked. */
export interface ArticleNotes {
  /** Characters that the material carries. */
  readonly carriedWords: number;
  readonly askedWords: number;
  /** What would carry more, the most telling first. */
  readonly missing: readonly ArticleGap[];
}

/** What a text was written from. */
interface ArticleMaterial {
  readonly goods?:
    | {
        readonly selling_points?: readonly string[];
        readonly description?: string;
        readonly specs?: readonly unknown[];
      }
    | undefined;
  readonly idea: string;
  readonly outline: readonly string[];
  /** Passages of documents that could be cited. */
  readonly passages: readonly unknown[];
}

/** From this share of the asked length on nothing is said: nobody counts the rest. */
const ENOUGH = 0.8;
/** Below these a list or a text gives little to tell. */
const FEW_POINTS = 5;
const FEW_SPECS = 4;
const SHORT_TEXT = 120;

const lengthOf = (text: string): number => [...text].length;

/** Characters that say something: prompts in brackets, hashtags, marks of Markdown and citations count for nothing. */
export const carriedLength = (markdown: string): number =>
  lengthOf(
    markdown
      .replace(/\u3010[^\u3011]*\u3011/g, '')
      .replace(/(?:^|\s)#[^#\s]+#?(?=\s|$)/g, ' ')
      .replace(/^\s*(?:#{1,6}|[-*>])\s+/gm, '')
      .replace(/\[\d{1,2}\]|[*_`]/g, '')
      .replace(/\s/g, ''),
  );

function gapsOf({ goods, idea, outline, passages }: ArticleMaterial): ArticleGap[] {
  const lacks: Readonly<Record<ArticleGap, boolean>> = {
    points: goods !== undefined && (goods.selling_points ?? []).length < FEW_POINTS,
    description: goods !== undefined && lengthOf(goods.description ?? '') < SHORT_TEXT,
    specs: goods !== undefined && (goods.specs ?? []).length < FEW_SPECS,
    documents: passages.length === 0,
    idea: goods === undefined && lengthOf(idea) < SHORT_TEXT,
    outline: goods === undefined && outline.length < 3,
    // what happened in the shop is in no record
    story: true,
  };
  return articleGaps.filter((gap) => lacks[gap]);
}

/**
 * How long the material carries, where that is less than four fifths of what was asked; undefined where the text is long
 * enough. A text that was broken off is not judged here: its caller knows that it has not ended.
 * @param words asked length in characters
 */
export function articleNotes(markdown: string, words: number, material: ArticleMaterial): ArticleNotes | undefined {
  const carriedWords = carriedLength(markdown);
  if (carriedWords >= words * ENOUGH) return undefined;
  return { carriedWords, askedWords: words, missing: gapsOf(material) };
}
