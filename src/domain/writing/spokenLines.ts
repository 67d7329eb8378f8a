interface TimedText {
  readonly text: string;
  /** Which sentence it is spoken in; absent = it is only seen, or nobody noted it. */
  readonly sentence?: number | undefined;
}

const isOver = /[。？！?!…]$/u;
const isParted = /[，、；：,;:—]$/u;

/**
 * What is said in a video, a line a sentence with its marks, from the captions that show it in pieces. Badges, prices
 * and names on cards are no part of it; where nothing is noted as spoken every text is a line.
 */
export function spokenLines(texts: readonly TimedText[]): string[] {
  const sentences = new Map<number, string>();
  for (const { text, sentence } of texts) {
    const piece = text.replace(/\s*\n\s*/g, '').trim();
    if (sentence === undefined || piece === '') continue;
    const before = sentences.get(sentence) ?? '';
    const joint = before === '' || isOver.test(before) || isParted.test(before) ? '' : '，';
    sentences.set(sentence, before + joint + piece);
  }
  if (sentences.size === 0) return texts.map(({ text }) => text.trim()).filter(Boolean);
  return [...sentences.values()].map((line) => (isOver.test(line) ? line : `${line.replace(isParted, '')}。`));
}
