import { tidy } from '../clauses';
import { numbersOf, type Sentence, sentencesIn, termsOf } from '../reading';

const numerals = '一二三四五六七八九';
const lengthOf = (text: string): number => [...text].length;

/** The sentences in groups that belong together: by paragraph, long ones cut, short ones joined. */
function groupsOf(sentences: readonly Sentence[]): Sentence[][] {
  const paragraphs = new Map<number, Sentence[]>();
  for (const sentence of sentences)
    paragraphs.set(sentence.paragraph, [...(paragraphs.get(sentence.paragraph) ?? []), sentence]);
  const size = Math.max(2, Math.ceil(sentences.length / 5));
  const groups = [...paragraphs.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / size) }, (_, at) => group.slice(at * size, (at + 1) * size)),
  );
  const joined: Sentence[][] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && joined.length + 1 > 6 && last.length + group.length <= size + 2) last.push(...group);
    else joined.push([...group]);
  }
  return joined.slice(0, numerals.length);
}

/** An outline of a text in Markdown lines: its title, its parts by their weightiest clause, and what each part says. */
export function outlineOf(text: string): string {
  const sentences = sentencesIn(text);
  const terms = termsOf(text);
  const weight = (clause: string): number =>
    terms.reduce((sum, term) => sum + (clause.includes(term.text) ? term.weight : 0), 0) + numbersOf(clause).length;
  const best = (clauses: readonly string[]): string[] =>
    [...clauses].sort((a, b) => weight(b) / Math.sqrt(lengthOf(b)) - weight(a) / Math.sqrt(lengthOf(a)));
  const lines = [
    `主题：${
      terms
        .slice(0, 2)
        .map((term) => term.text)
        .join('、') || tidy(text).slice(0, 12)
    }`,
  ];
  groupsOf(sentences).forEach((group, index) => {
    const clauses = [...new Set(group.flatMap((sentence) => sentence.clauses.map(tidy)))].filter(
      (c) => lengthOf(c) > 2,
    );
    const [head = tidy(group[0]?.text ?? ''), ...rest] = best(clauses);
    lines.push(`${numerals[index]}、${head}`);
    // in the order of the text
    const told = clauses.filter((clause) => rest.slice(0, 3).includes(clause));
    for (const clause of told) lines.push(`- ${clause}`);
    if (told.length === 0) lines.push('- 【补充：一个例子或数字】');
  });
  if (sentences.length < 3) lines.push('收尾、【补充：希望读者看完做什么】');
  return lines.join('\n');
}
