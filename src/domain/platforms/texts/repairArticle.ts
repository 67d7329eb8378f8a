import type { ArticleFinding } from './checkArticle';
import { fitText, outgoingText, weightOf } from './measures';
import { textPlatforms } from './textPlatforms';

interface Repairable<P> {
  readonly title: string;
  readonly summary: string;
  readonly topics: readonly string[];
  readonly images: readonly P[];
  /** Plain text; its length decides how many topics there is room for. */
  readonly text: string;
}

/** Findings that one click puts right. The body is the author's: nothing is ever cut out of it. A cover is cropped by hand. */
export const canRepair = ({ code, values }: ArticleFinding): boolean =>
  [
    'TITLE_TOO_LONG',
    'TITLE_LONG',
    'SUMMARY_TOO_LONG',
    'SUMMARY_LONG',
    'TOPICS_TOO_MANY',
    'TOPICS_MANY',
    'TOPIC_TWICE',
    'IMAGES_TOO_MANY',
  ].includes(code) ||
  (code === 'TEXT_TOO_LONG' && values.hasTopics === 1);

/** What changes when a finding is repaired: only the fields that it is about. */
export function repairArticle<P>(finding: ArticleFinding, article: Repairable<P>): Partial<Repairable<P>> {
  const platform = textPlatforms[finding.platform];
  const most = Number(finding.values.max ?? 0);
  switch (finding.code) {
    case 'TITLE_TOO_LONG':
    case 'TITLE_LONG':
      return { title: fitText(platform.counting, article.title, most) };
    case 'SUMMARY_TOO_LONG':
    case 'SUMMARY_LONG':
      return { summary: fitText('codePoints', article.summary, most) };
    case 'TOPICS_TOO_MANY':
    case 'TOPICS_MANY':
      return { topics: [...new Set(article.topics)].slice(0, most) };
    case 'TOPIC_TWICE':
      return { topics: [...new Set(article.topics)] };
    case 'IMAGES_TOO_MANY':
      return { images: article.images.slice(0, most) };
    case 'TEXT_TOO_LONG': {
      const fits = (topics: readonly string[]) =>
        weightOf(platform.textCounting, outgoingText(platform, article.text.trim(), topics)) <= most;
      let { topics } = article;
      while (topics.length > 0 && !fits(topics)) topics = topics.slice(0, -1);
      return { topics };
    }
    default:
      return {};
  }
}
