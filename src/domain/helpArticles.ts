import { countCharacters } from './articles/html';
import { type TextLengths, type TextProblem, textProblems } from './providerRecords';

/** Topics of the learning center, in its order. */
export const helpTopics = ['start', 'create', 'publish', 'account'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const helpArticleLimits: TextLengths = { title: 60, summary: 120, text: 20_000 };

interface HelpArticleContent {
  readonly title: string;
  readonly summary: string;
  /** Markdown */
  readonly text: string;
}

/** What keeps a help article from being published. */
export const helpArticleProblems = ({ title, summary, text }: HelpArticleContent): TextProblem[] =>
  textProblems(
    { title: [...title.trim()].length, summary: [...summary.trim()].length, text: countCharacters(text) },
    helpArticleLimits,
  );

interface OrderedArticle {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly order: number;
}

/** Articles as they are meant to be read: by topic, and in it by their order. */
export const inReadingOrder = <A extends OrderedArticle>(articles: readonly A[]): A[] =>
  articles.toSorted(
    (left, right) =>
      helpTopics.indexOf(left.topic) - helpTopics.indexOf(right.topic) ||
      left.order - right.order ||
      left.id.localeCompare(right.id),
  );

/**
 * Ids with one of them at another place; a place beyond the end is the end.
 * @param position from 1
 */
export function withPosition(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, position - 1), 0, id);
}
