/** What the user is looking for while typing: `@thermos` a record, `/title` a prompt. */
export interface Trigger {
  readonly kind: 'mention' | 'prompt';
  readonly query: string;
  /** Place of the sign in the text. */
  readonly from: number;
  readonly to: number;
}

const mention = /[@＠]([^\s@＠]{0,20})$/u;
const slash = /^[/、]([^\s/]{0,20})$/u;

/** The trigger that ends at the caret; an `@` within a word (an address) is none. */
export function triggerAt(text: string, caret: number): Trigger | undefined {
  const before = text.slice(0, caret);
  const prompt = slash.exec(before);
  if (prompt) return { kind: 'prompt', query: prompt[1] ?? '', from: 0, to: caret };
  const found = mention.exec(before);
  if (!found || /[A-Za-z0-9._-]$/.test(before.slice(0, found.index))) return undefined;
  return { kind: 'mention', query: found[1] ?? '', from: found.index, to: caret };
}

/** The text without what was typed to look for something. */
export const withoutTrigger = (text: string, { from, to }: Trigger): string => text.slice(0, from) + text.slice(to);
