import { type ReactNode, useMemo } from 'react';
import { CiteContext } from '@/components/markdown/citeContext';
import { CiteChip, type CiteSource } from './CiteChip';

interface AnswerCitesProps {
  readonly sources: readonly CiteSource[];
  readonly children: ReactNode;
}

/** Within it, `[1]` in Markdown is the chip of the passage of that number. */
export function AnswerCites({ sources, children }: AnswerCitesProps) {
  const draw = useMemo(() => {
    const byNumber = new Map(sources.map((source) => [source.number, source]));
    return (number: number) => {
      const source = byNumber.get(number);
      return source && <CiteChip source={source} />;
    };
  }, [sources]);
  return <CiteContext value={draw}>{children}</CiteContext>;
}
