import { codePointLength, weigh } from '../counting/counting';
import type { Platform } from '../types';
import type { PostDraft, PostFinding } from './findings';
import { bareTopic, descriptionWeight, plainTopics, topicBreak, topicsTotal } from './topics';

/** Characters of a title that the platform does not take; empty when it takes all. */
export function strangeMarks({ titleMarks }: Platform, title: string): string[] {
  if (titleMarks === undefined) return [];
  const escaped = titleMarks.replace(/[\\\]^-]/g, String.raw`\$&`);
  return [...new Set(title.trim().match(new RegExp(String.raw`[^\p{L}\p{N}\p{M}${escaped}]`, 'gu')) ?? [])];
}

function checkTitle(platform: Platform, title: string): PostFinding[] {
  const { min, max } = platform.title;
  const field = 'title' as const;
  const count = weigh(platform.titleCounting, title.trim());
  if (count === 0) return min > 0 ? [{ severity: 'error', code: 'TITLE_MISSING', field, values: {} }] : [];
  const found: PostFinding[] = [];
  if (count < min) found.push({ severity: 'error', code: 'TITLE_TOO_SHORT', field, values: { count, min } });
  if (count > max)
    found.push({ severity: 'error', code: 'TITLE_TOO_LONG', field, values: { count, max }, repair: 'shorten' });
  const marks = strangeMarks(platform, title);
  // Taken out rather than refused by the tools that fill the form.
  if (marks.length > 0)
    found.push({
      severity: 'warning',
      code: 'TITLE_CHARACTERS',
      field,
      values: { marks: marks.slice(0, 6).join(' ') },
      repair: 'cleanTitle',
    });
  return found;
}

function checkDescription(platform: Platform, post: PostDraft): PostFinding[] {
  const { max } = platform.description;
  const count = descriptionWeight(platform, post.description, post.topics);
  if (count <= max) return [];
  const own = weigh(platform.descriptionCounting, post.description.trim());
  return [
    {
      severity: 'error',
      code: 'DESCRIPTION_TOO_LONG',
      field: 'description',
      values: { count, max, topics: count - own },
      repair: 'shorten',
    },
  ];
}

function checkTopics(platform: Platform, post: PostDraft): PostFinding[] {
  const field = 'topics' as const;
  const { min, max, maxTotal, maxEach } = platform.topics;
  const topics = plainTopics(post.topics);
  const count = topics.length;
  const found: PostFinding[] = [];
  if (count < min) found.push({ severity: 'error', code: 'TOPICS_TOO_FEW', field, values: { count, min } });
  if (count > max)
    found.push({ severity: 'error', code: 'TOPICS_TOO_MANY', field, values: { count, max }, repair: 'dropTopics' });
  const total = topicsTotal(topics);
  if (maxTotal !== undefined && total > maxTotal)
    found.push({
      severity: 'error',
      code: 'TOPICS_TOO_LONG',
      field,
      values: { count: total, max: maxTotal },
      repair: 'dropTopics',
    });
  const long = maxEach === undefined ? undefined : topics.find((topic) => codePointLength(topic) > maxEach);
  if (long !== undefined && maxEach !== undefined)
    found.push({
      severity: 'error',
      code: 'TOPIC_TOO_LONG',
      field,
      values: { topic: long, count: codePointLength(long), max: maxEach },
      repair: 'shorten',
    });
  const broken = topics.find((topic) => topicBreak(platform).test(topic));
  if (broken !== undefined)
    found.push({
      severity: 'warning',
      code: 'TOPIC_CHARACTERS',
      field,
      values: { topic: broken },
      repair: 'cleanTopics',
    });
  const bare = topics.map(bareTopic);
  const twin = topics.find((_, index) => bare.indexOf(bare[index] ?? '') !== index);
  if (twin !== undefined)
    found.push({ severity: 'warning', code: 'TOPIC_TWICE', field, values: { topic: twin }, repair: 'dropDuplicates' });
  return found;
}

/** What the platform says to title, description and topics. */
export const checkTexts = (platform: Platform, post: PostDraft): PostFinding[] => [
  ...checkTitle(platform, post.title),
  ...checkDescription(platform, post),
  ...checkTopics(platform, post),
];
