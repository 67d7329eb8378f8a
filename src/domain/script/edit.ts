import { longestSentence, mostSentences, type ScriptSentence } from './types';

type Sentences = readonly ScriptSentence[];

/** Cuts a sentence at a place in its text (UTF-16); the second half keeps the role and loses times and images. */
export function splitSentence(sentences: Sentences, id: string, at: number, newId: string): Sentences {
  if (sentences.length >= mostSentences) return sentences;
  return sentences.flatMap((sentence) => {
    if (sentence.id !== id) return [sentence];
    const { seconds: _, ...kept } = sentence;
    return [
      { ...kept, text: sentence.text.slice(0, at) },
      { id: newId, text: sentence.text.slice(at), role: sentence.role },
    ];
  });
}

const joined = (left: string | undefined, right: string | undefined): string => [left, right].filter(Boolean).join(' ');

/** Joins a sentence to the one before it; as it is when there is none or the two are too long together. */
export function joinWithPrevious(sentences: Sentences, id: string): Sentences {
  const index = sentences.findIndex((sentence) => sentence.id === id);
  const [left, right] = [sentences[index - 1], sentences[index]];
  if (!left || !right || left.text.length + right.text.length > longestSentence) return sentences;
  const { seconds: _, ...kept } = left;
  const hint = joined(left.hint, right.hint);
  const screen_text = joined(left.screen_text, right.screen_text);
  const one: ScriptSentence = {
    ...kept,
    text: left.text + right.text,
    role: left.role || right.role,
    ...(hint ? { hint: hint.slice(0, 300) } : {}),
    ...(screen_text ? { screen_text: screen_text.slice(0, 300) } : {}),
  };
  return [...sentences.slice(0, index - 1), one, ...sentences.slice(index + 1)];
}

/** Moves sentences, in their order, to stand before the one that is at `index` now. */
export function moveSentences(sentences: Sentences, ids: ReadonlySet<string>, index: number): Sentences {
  const moved = sentences.filter(({ id }) => ids.has(id));
  const isLeft = ({ id }: ScriptSentence) => !ids.has(id);
  return [...sentences.slice(0, index).filter(isLeft), ...moved, ...sentences.slice(index).filter(isLeft)];
}

/** Changes the sentences of these ids. */
export const patchSentences = (
  sentences: Sentences,
  ids: ReadonlySet<string>,
  patch: Partial<Omit<ScriptSentence, 'id'>>,
): Sentences => sentences.map((sentence) => (ids.has(sentence.id) ? { ...sentence, ...patch } : sentence));
