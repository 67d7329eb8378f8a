import { factQuestions } from '../lexicon/factQuestions.data';

/** Data: questions that ask of a thing itself and follow its name: 台灯重不重？ Others stand behind a comma. */
const ofItself =
  /^(?:会|能|够|好|多|吵|响|重|厚|透|有|要|什么|怎么|味道|声音|安全|放得|尺寸|大小|材质|料子|舒服|甜|香|充|产|原产|里面|用|占)|^稳|(.)不\1/;

/** A question behind the name of what it asks about. */
export const askedOf = (name: string, question: string): string =>
  `${name}${ofItself.test(question) ? '' : '，'}${question}`;

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The question that a statement answers, one of three ways to ask it; undefined where none is sure.
 * @param turn which of the ways
 */
export function questionOf(statement: string, turn: number): string | undefined {
  const [, asks] = factQuestions.find(([cue]) => cue.test(statement)) ?? [];
  const question = asks?.[Math.abs(turn) % asks.length];
  if (!question) return undefined;
  // 掉色吗？掉色… would be the word twice at once
  const head = letters(statement).slice(0, 4);
  const repeats = Array.from({ length: Math.max(0, question.length - 2) }, (_, at) => question.slice(at, at + 2)).some(
    (pair) => head.includes(pair),
  );
  return repeats ? undefined : question;
}
