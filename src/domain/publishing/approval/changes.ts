/** What a post says, as far as an approver reads it. */
interface PostWords {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  readonly cover: string;
  readonly publish_at: string;
  readonly ai_declared: boolean;
  readonly fields: Readonly<Record<string, string | boolean | readonly string[]>>;
}

type PostPart = 'title' | 'description' | 'topics' | 'cover' | 'publish_at' | 'ai_declared' | 'fields';

/** One part that is not what it was; texts as they are read. */
export interface PostChange {
  readonly part: PostPart;
  readonly before: string;
  readonly after: string;
}

const parts: readonly PostPart[] = ['title', 'description', 'topics', 'cover', 'publish_at', 'ai_declared', 'fields'];

const valueText = (value: string | boolean | readonly string[] | undefined): string =>
  typeof value === 'object' ? value.join('、') : String(value ?? '');

function textOf(words: PostWords, part: PostPart): string {
  if (part === 'topics') return words.topics.map((topic) => `#${topic}`).join(' ');
  if (part === 'fields') {
    return Object.keys(words.fields)
      .sort()
      .map((key) => `${key}: ${valueText(words.fields[key])}`)
      .join('\n');
  }
  return String(words[part]);
}

/** What differs between two sayings of a post, in the order in which one reads it; empty = nothing. */
export function changesOf(before: PostWords, after: PostWords): PostChange[] {
  return parts
    .map((part) => ({ part, before: textOf(before, part), after: textOf(after, part) }))
    .filter((change) => change.before !== change.after);
}
