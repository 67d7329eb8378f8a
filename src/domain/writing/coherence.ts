import { addition, callWords, cause, causeCue, commentCall, contrast, contrastCue, pronoun } from './language.data';

/** Why two neighboring lines do not hang together. */
type BreakKind = 'contrast' | 'cause' | 'subject' | 'question' | 'beginning';

interface CoherenceBreak {
  /** Index of the later of the two lines. */
  readonly at: number;
  readonly kind: BreakKind;
}

const isQuestion = (text: string): boolean => /[？?]["”』」]?$/.test(text.trim());

const subjectOf = (text: string, names: readonly string[]): string | undefined =>
  names.find((name) => name !== '' && text.startsWith(name));

function breakBetween(before: string, line: string, names: readonly string[]): BreakKind | undefined {
  if (contrast.test(line) && !contrastCue.test(before)) return 'contrast';
  if (cause.test(line) && !causeCue.test(before)) return 'cause';
  const subject = subjectOf(line, names);
  if (subject && subjectOf(before, names) === subject) return 'subject';
  if (isQuestion(before) && (isQuestion(line) || callWords.test(line))) return 'question';
  return undefined;
}

/**
 * Places where neighboring lines do not hang together: 但是 without a contrast, 所以 without a cause, the same subject
 * twice in a row, a question that nobody answers, an addition to nothing.
 * @param names what the lines may begin with: the name of the goods, with and without 这款
 */
export function coherenceBreaks(lines: readonly string[], names: readonly string[]): CoherenceBreak[] {
  return lines.flatMap((line, at): CoherenceBreak[] => {
    const before = lines[at - 1];
    if (before === undefined) return addition.test(line) ? [{ at, kind: 'beginning' }] : [];
    const kind = breakBetween(before, line, names);
    const isLastQuestion = at === lines.length - 1 && isQuestion(line) && !commentCall.test(line);
    return kind ? [{ at, kind }] : isLastQuestion ? [{ at, kind: 'question' }] : [];
  });
}

const repairs: Readonly<Record<BreakKind, (line: string, names: readonly string[]) => string>> = {
  contrast: (line) => line.replace(contrast, ''),
  cause: (line) => line.replace(cause, ''),
  beginning: (line) => line.replace(addition, ''),
  subject: (line, names) => line.replace(subjectOf(line, names) ?? '', pronoun),
  question: (line) => line,
};

/** The lines with connectors taken out and subjects exchanged where they break; a question is left to the writer. */
export function repairCoherence(lines: readonly string[], names: readonly string[]): string[] {
  const repaired = [...lines];
  for (const { at, kind } of coherenceBreaks(lines, names)) {
    const line = repairs[kind](repaired[at] ?? '', names);
    if (line.trim() !== '') repaired[at] = line;
  }
  return repaired;
}
