import { Flex, Popover } from 'antd';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { CiteContext } from '@/components/markdown/citeContext';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import type { Place } from '@/domain/knowledge';
import { useT } from '@/hooks/useT';
import styles from './knowledge.module.css';
import { knowledgeAddress } from './knowledgeAddress';

interface Cited {
  readonly sources: readonly CiteSource[];
  /** Which line (from 0) rests on which passage. */
  readonly lines: readonly { readonly line: number; readonly number: number }[];
}

const none: Cited = { sources: [], lines: [] };

/** Gathers what a writing stream says about its sources; give `onEvent` to the stream. */
export function useCited() {
  const [cited, setCited] = useState<Cited>(none);
  const onEvent = useCallback((event: Readonly<Record<string, unknown>>) => {
    const { sources, cited: lines } = event as { sources?: Cited['sources']; cited?: Cited['lines'] };
    if (sources) setCited((before) => ({ ...before, sources }));
    if (lines) setCited((before) => ({ ...before, lines }));
  }, []);
  const clear = useCallback(() => setCited(none), []);
  return { ...cited, onEvent, clear };
}

/** What a text was written from: a chip and a title a passage. */
export function SourceList({ sources }: { readonly sources: readonly CiteSource[] }) {
  const t = useT();
  if (sources.length === 0) return null;
  return (
    <Flex gap="4px 12px" align="center" wrap>
      <Text type="secondary" size="small" style={{ flex: 'none' }}>
        {t('knowledge.writtenFrom')}
      </Text>
      {sources.map((source) => (
        <Text key={source.number} size="small">
          <CiteChip source={source} /> {source.path.at(-1) ?? source.title}
        </Text>
      ))}
    </Flex>
  );
}

/** A stretch of a document with the words that were looked for. */
export function PassageText({ text, marks = [] }: { readonly text: string; readonly marks?: readonly Place[] }) {
  return (
    <>
      {cutAtMarks(
        text,
        marks.map(({ from, to }) => ({ from, to, tone: 'info' as const })),
      ).map((piece) =>
        piece.mark === undefined ? (
          <span key={piece.from}>{piece.text}</span>
        ) : (
          <mark key={piece.from} className={styles.mark}>
            {piece.text}
          </mark>
        ),
      )}
    </>
  );
}

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

export interface CiteSource {
  readonly number: number;
  /** Of the document. */
  readonly id: string;
  readonly passage: string;
  readonly title: string;
  readonly path: readonly string[];
  readonly page?: number | undefined;
  readonly text: string;
}

/**
 * The mark of a cited passage: its words and where they stand open above it, a click opens the document beside the page,
 * on which what was just written may not be stored yet.
 */
export function CiteChip({ source }: { readonly source: CiteSource }) {
  const t = useT();
  const { number, id, passage, title, path, page, text } = source;
  return (
    <Popover
      trigger={['hover', 'focus']}
      classNames={{ root: styles.popover }}
      title={title}
      content={
        <Flex vertical gap={8}>
          <Text component="p" type="secondary" size="small">
            {[...path, ...(page ? [t('knowledge.page', { n: page })] : [])].join(' › ')}
          </Text>
          <blockquote className={styles.quote}>{text}</blockquote>
          <PageLink keepsText to={knowledgeAddress(id, passage)} target="_blank">
            {t('knowledge.openPassage')}
          </PageLink>
        </Flex>
      }
    >
      <PageLink
        keepsText
        className={styles.chip}
        to={knowledgeAddress(id, passage)}
        target="_blank"
        aria-label={t('knowledge.citeLabel', { n: number, title })}
      >
        {number}
      </PageLink>
    </Popover>
  );
}
