import { outgoingText, weightOf } from './measures';
import { textPlatforms } from './textPlatforms';
import type { AdvisedLimit, TextPlatformId } from './types';

/** What is looked at before a text goes out. */
interface ArticleCheck {
  readonly title: string;
  readonly summary: string;
  /** Plain text of the body. */
  readonly text: string;
  readonly topics: readonly string[];
  readonly images: readonly { readonly width?: number | undefined; readonly height?: number | undefined }[];
  /** Pixels of the cover; undefined = there is none, or its size is not known. */
  readonly cover?: { readonly width: number; readonly height: number } | undefined;
}

type ArticleFindingCode =
  | 'TITLE_MISSING'
  | 'TITLE_TOO_SHORT'
  | 'TITLE_TOO_LONG'
  | 'TITLE_LONG'
  | 'SUMMARY_TOO_LONG'
  | 'SUMMARY_LONG'
  | 'TEXT_MISSING'
  | 'TEXT_TOO_LONG'
  | 'TEXT_LONG'
  | 'TOPICS_TOO_MANY'
  | 'TOPICS_MANY'
  | 'TOPIC_TWICE'
  | 'IMAGES_MISSING'
  | 'IMAGES_TOO_MANY'
  | 'IMAGES_MANY'
  | 'COVER_RATIO';

export interface ArticleFinding {
  readonly platform: TextPlatformId;
  /** Refused there, or taken but read less. */
  readonly severity: 'error' | 'warning';
  readonly code: ArticleFindingCode;
  readonly field: 'title' | 'summary' | 'text' | 'topics' | 'images' | 'cover';
  /** Fills the message: what it is, what the limit is. */
  readonly values: Readonly<Record<string, string | number>>;
}

type Add = (
  severity: ArticleFinding['severity'],
  code: ArticleFindingCode,
  field: ArticleFinding['field'],
  values?: ArticleFinding['values'],
) => void;

function checkMost(
  add: Add,
  field: 'title' | 'summary' | 'text' | 'topics' | 'images',
  count: number,
  limit: AdvisedLimit,
  more: ArticleFinding['values'] = {},
): void {
  const codes = {
    title: ['TITLE_TOO_LONG', 'TITLE_LONG'],
    summary: ['SUMMARY_TOO_LONG', 'SUMMARY_LONG'],
    text: ['TEXT_TOO_LONG', 'TEXT_LONG'],
    topics: ['TOPICS_TOO_MANY', 'TOPICS_MANY'],
    images: ['IMAGES_TOO_MANY', 'IMAGES_MANY'],
  } as const;
  const [over, long] = codes[field];
  if (count > limit.max) add('error', over, field, { count, max: limit.max, ...more });
  else if (limit.advised !== undefined && count > limit.advised)
    add('warning', long, field, { count, max: limit.advised });
}

const ratioTolerance = 0.02;

/** All that a platform would refuse (error) or that is read less there (warning). */
export function checkArticle(id: TextPlatformId, article: ArticleCheck): ArticleFinding[] {
  const platform = textPlatforms[id];
  const findings: ArticleFinding[] = [];
  const add: Add = (severity, code, field, values = {}) =>
    findings.push({ platform: id, severity, code, field, values });
  if (platform.title) {
    const count = weightOf(platform.counting, article.title.trim());
    if (count === 0 && platform.title.min > 0) add('error', 'TITLE_MISSING', 'title');
    else if (count < platform.title.min) add('error', 'TITLE_TOO_SHORT', 'title', { count, min: platform.title.min });
    checkMost(add, 'title', count, platform.title);
  }
  if (platform.summary) checkMost(add, 'summary', [...article.summary.trim()].length, platform.summary);
  const text = outgoingText(platform, article.text.trim(), article.topics);
  if (platform.text.min > 0 && text === '') add('error', 'TEXT_MISSING', 'text');
  const own = weightOf(platform.textCounting, article.text.trim());
  // Without the topics it would fit: then fewer of them are the way out.
  const hasTopics = own <= platform.text.max && article.topics.length > 0 ? 1 : 0;
  checkMost(add, 'text', weightOf(platform.textCounting, text), platform.text, { hasTopics });
  checkMost(add, 'topics', article.topics.length, platform.topics);
  const twice = article.topics.find((topic, index) => article.topics.indexOf(topic) !== index);
  if (twice !== undefined) add('warning', 'TOPIC_TWICE', 'topics', { topic: twice });
  if (article.images.length < platform.images.min)
    add('error', 'IMAGES_MISSING', 'images', { min: platform.images.min });
  checkMost(add, 'images', article.images.length, platform.images);
  if (article.cover) {
    const ratio = article.cover.width / article.cover.height;
    const fits = platform.coverRatios.some(([width, height]) => Math.abs(ratio - width / height) < ratioTolerance);
    const [width, height] = platform.coverRatios[0] ?? [3, 4];
    if (!fits) add('warning', 'COVER_RATIO', 'cover', { ratio: `${width}:${height}` });
  }
  return findings;
}
