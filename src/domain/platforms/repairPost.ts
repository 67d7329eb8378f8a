import { strangeMarks } from './checks/checkTexts';
import type { PostDraft, PostFinding } from './checks/findings';
import { descriptionWeight, plainTopics, topicBreak, topicsTotal, withoutTwins } from './checks/topics';
import { codePointLength, weigh } from './counting/counting';
import { shorten } from './counting/shorten';
import { aiDeclaration, fieldValue } from './fields';
import { platforms } from './platforms';
import type { Platform, PlatformId } from './types';

/** What of a post a repair changes. */
export type PostPatch = Partial<Pick<PostDraft, 'title' | 'description' | 'topics' | 'fields' | 'ai_declared'>>;

/** Topics from the front as long as they are taken. */
function fitting(topics: readonly string[], fits: (kept: readonly string[]) => boolean): string[] {
  let kept = [...topics];
  while (kept.length > 0 && !fits(kept)) kept = kept.slice(0, -1);
  return kept;
}

function shortTitle(platform: Platform, title: string): string {
  const { min, max } = platform.title;
  const weight = (text: string) => weigh(platform.titleCounting, text);
  const nice = shorten(title, (text) => weight(text.trim()) <= max);
  // A nicer end must not make it too short.
  return weight(nice) >= min ? nice : shorten(title, (text) => weight(text.trim()) <= max, 1);
}

function shortDescription(platform: Platform, post: PostDraft): PostPatch {
  const { max } = platform.description;
  const topics = fitting(plainTopics(post.topics), (kept) => descriptionWeight(platform, '', kept) <= max);
  const description = shorten(post.description, (text) => descriptionWeight(platform, text, topics) <= max);
  return topics.length === plainTopics(post.topics).length ? { description } : { description, topics };
}

function shortTopics(platform: Platform, post: PostDraft): PostPatch {
  const { maxEach = Number.POSITIVE_INFINITY } = platform.topics;
  const topics = plainTopics(post.topics).map((topic) => shorten(topic, (text) => codePointLength(text) <= maxEach));
  return { topics: withoutTwins(topics) };
}

function shorter(platform: Platform, post: PostDraft, finding: PostFinding): PostPatch | undefined {
  if (finding.code === 'TITLE_TOO_LONG') return { title: shortTitle(platform, post.title) };
  if (finding.code === 'DESCRIPTION_TOO_LONG') return shortDescription(platform, post);
  if (finding.code === 'TOPIC_TOO_LONG') return shortTopics(platform, post);
  const field = finding.platformField;
  if (!field) return undefined;
  const value = fieldValue(field, post.fields);
  const { max = Number.POSITIVE_INFINITY } = field;
  if (typeof value === 'boolean') return undefined;
  const fitted =
    typeof value === 'string' ? shorten(value, (text) => codePointLength(text.trim()) <= max) : value.slice(0, max);
  return { fields: { ...post.fields, [field.id]: fitted } };
}

function fewerTopics({ topics: rules }: Platform, post: PostDraft): PostPatch {
  const { max, maxTotal = Number.POSITIVE_INFINITY } = rules;
  const topics = withoutTwins(post.topics);
  return { topics: fitting(topics, (kept) => kept.length <= max && topicsTotal(kept) <= maxTotal) };
}

/** A title with only the marks that the platform takes. */
export function cleanTitle(platform: Platform, title: string): string {
  const marks = strangeMarks(platform, title);
  // A comma separates: the platform's own tools turn it into a space.
  return [...title]
    .map((character) => {
      if (!marks.includes(character)) return character;
      return /[,，、；;|｜\s]/u.test(character) ? ' ' : '';
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * What one click changes so that a finding is gone: only the fields that it is about. Texts end where a reader would
 * pause, topics go from the end, and nothing that people see as one character is cut.
 *
 * @returns undefined when the finding needs a person, or a file (`cropCover`, `transcode`)
 */
export function repairPost(id: PlatformId, post: PostDraft, finding: PostFinding): PostPatch | undefined {
  const platform = platforms[id];
  switch (finding.repair) {
    case 'shorten':
      return shorter(platform, post, finding);
    case 'cleanTitle': {
      const title = cleanTitle(platform, post.title);
      return title === '' ? undefined : { title };
    }
    case 'dropTopics':
      return fewerTopics(platform, post);
    case 'dropDuplicates':
      return { topics: withoutTwins(post.topics) };
    case 'cleanTopics': {
      const marks = topicBreak(platform, 'gu');
      return { topics: withoutTwins(post.topics.map((topic) => topic.replace(marks, ''))) };
    }
    case 'resetField': {
      const field = finding.platformField;
      return field && { fields: { ...post.fields, [field.id]: field.default } };
    }
    case 'declare':
      return { ai_declared: true, fields: { ...post.fields, declaration: aiDeclaration } };
    default:
      return undefined;
  }
}

/** Everything that one click can put right at once, errors and warnings of the texts; what stays needs a person. */
export function repairAll(
  id: PlatformId,
  post: PostDraft,
  check: (post: PostDraft) => readonly PostFinding[],
): PostPatch {
  let patch: PostPatch = {};
  const tried = new Set<string>();
  for (;;) {
    const now = { ...post, ...patch };
    const next = check(now).find(
      ({ code, platformField, repair }) => repair && !tried.has(code + (platformField?.id ?? '')),
    );
    if (!next) return patch;
    tried.add(next.code + (next.platformField?.id ?? ''));
    patch = { ...patch, ...repairPost(id, now, next) };
  }
}
