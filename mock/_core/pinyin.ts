import { pinyin } from 'pinyin-pro';

const known = new Map<string, string>();
const mostKept = 50_000;

/** What a name is found by beside itself: its pinyin in full and its initials, without spaces, in lower case. */
function pinyinOf(name: string): string {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
  const syllables = pinyin(name, options);
  const full = syllables.join('');
  const initials = syllables.map((syllable) => syllable.slice(0, 1)).join('');
  const text = `${full}\n${initials}`.toLowerCase();
  if (known.size >= mostKept) known.clear();
  known.set(name, text);
  return text;
}

/** Whether every word of a search stands in the name, in its pinyin or in its initials. */
export function isFound(name: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const plain = name.toLowerCase();
  if (words.every((word) => plain.includes(word))) return true;
  const spoken = pinyinOf(name);
  return words.every((word) => plain.includes(word) || spoken.includes(word));
}
