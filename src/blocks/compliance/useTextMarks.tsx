import { type ReactNode, useMemo } from 'react';
import { FactCard, toFactTextMark, uncovered, useFactMarks } from '@/blocks/facts';
import type { TextMark } from '@/components/marked-text/MarkedTextArea';
import { type Mark, replaceMark } from '@/domain/compliance';
import { toTextMarks } from './levels';
import { MarkCard } from './MarkCard';

interface TextMarks {
  /** Marked words and, around them, statements that the goods do not bear out; in order, not overlapping. */
  readonly marks: readonly TextMark[];
  /** What a click on one of them opens. */
  readonly explain: (index: number, close: () => void) => ReactNode;
}

/**
 * All that is underlined in a text that is written in.
 * @param words of `useCompliance` for the same text
 * @param onReplace gets the whole text with a word or statement replaced; absent: the text cannot be changed here
 */
export function useTextMarks(text: string, words: readonly Mark[], onReplace?: (text: string) => void): TextMarks {
  const { marks: facts } = useFactMarks(text);
  const joined = useMemo(() => {
    const ofWords = toTextMarks(words).map((mark, index) => ({ mark, word: words[index], fact: undefined }));
    const ofFacts = uncovered(facts, words).map(({ from, to, fact }) => ({
      mark: { ...toFactTextMark(fact), from, to },
      word: undefined,
      fact,
    }));
    return [...ofWords, ...ofFacts].sort((one, other) => one.mark.from - other.mark.from);
  }, [words, facts]);
  return {
    marks: useMemo(() => joined.map(({ mark }) => mark), [joined]),
    explain: (index, close) => {
      const { word, fact } = joined[index] ?? {};
      const put = (next: string): void => {
        close();
        onReplace?.(next);
      };
      if (word) {
        const replace = (words: string) => put(replaceMark(text, word, words));
        return <MarkCard text={text} mark={word} {...(onReplace ? { onReplace: replace } : {})} />;
      }
      return fact ? <FactCard text={text} mark={fact} {...(onReplace ? { onChange: put } : {})} /> : null;
    },
  };
}
