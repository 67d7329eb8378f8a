import { Alert, Empty, Flex, Input, Tag } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PassageText } from '@/blocks/knowledge';
import { GridLayout } from '@/components/ui/GridLayout';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { headingsOf, marksOf } from '@/domain/knowledge';
import { useT } from '@/hooks/useT';
import type { KnowledgeDetail } from '@/services/knowledge/schema';
import knowledgePageStyles from './knowledgePage.module.css';
import styles from './ReadPanel.module.css';

interface ReadPanelProps {
  readonly document: KnowledgeDetail;
  readonly passage: string;
  readonly query: string;
}

/** The document by its passages, beside its headings; what is looked for is marked. */
export function ReadPanel({ document, passage, query }: ReadPanelProps) {
  const t = useT();
  const [words, setWords] = useState(query);
  const place = useRef<HTMLDivElement>(null);
  const headings = useMemo(() => headingsOf(document.text), [document.text]);
  const shown = useMemo(
    () => document.list.map((one) => ({ one, marks: words.trim() ? marksOf(one.text, words) : [] })),
    [document.list, words],
  );
  const hits = shown.filter(({ marks }) => marks.length > 0).length;
  useEffect(() => {
    if (passage)
      place.current?.querySelector(`[data-passage="${CSS.escape(passage)}"]`)?.scrollIntoView({ block: 'center' });
  }, [passage]);
  const goTo = (from: number) => {
    const first = document.list.find((one) => one.from >= from);
    if (first)
      place.current
        ?.querySelector(`[data-passage="${CSS.escape(first.id)}"]`)
        ?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  if (document.unread)
    return (
      <Alert
        type="warning"
        showIcon
        title={t(`knowledge.unread.${document.unread}`)}
        description={t('knowledge.unreadHelp')}
      />
    );
  return (
    <GridLayout gap={24} align="start" className={styles.reader}>
      {headings.length > 0 && (
        <Flex component="nav" vertical className={styles.outline} aria-label={t('knowledge.outline')}>
          <Text component="strong" type="secondary" size="small">
            {t('knowledge.outline')}
          </Text>
          {headings.map((heading) => (
            <PlainButton
              key={heading.from}
              className={styles.outlineItem}
              style={{ paddingInlineStart: 8 + Math.min(3, heading.level - 1) * 12 }}
              onClick={() => goTo(heading.from)}
            >
              {heading.text}
            </PlainButton>
          ))}
        </Flex>
      )}
      <Flex vertical gap={12} style={{ minInlineSize: 0 }} ref={place}>
        <Flex gap={8} align="center" wrap>
          <Input.Search
            allowClear
            style={{ flex: '1 1 220px' }}
            value={words}
            aria-label={t('knowledge.searchInside')}
            placeholder={t('knowledge.searchInside')}
            onChange={({ target }) => setWords(target.value)}
          />
          <Text type="secondary" size="small" role="status">
            {words.trim()
              ? t('knowledge.insideHits', { count: hits })
              : t('knowledge.passageCount', { count: document.passages })}
          </Text>
        </Flex>
        {shown.length === 0 && <Empty description={t('knowledge.noText')} />}
        {shown.map(({ one, marks }, index) => (
          <article
            key={one.id}
            data-passage={one.id}
            className={[knowledgePageStyles.passage, one.id === passage && knowledgePageStyles.passageOn]
              .filter(Boolean)
              .join(' ')}
          >
            <Flex component="header" gap={8} align="center" style={{ marginBlockEnd: 8 }}>
              <Tag variant="filled">{index + 1}</Tag>
              <Text ellipsis>{one.path.slice(-2).join(' › ')}</Text>
              <span style={{ flex: 1 }} />
              <Text type="secondary" size="small">
                {[
                  ...(one.page ? [t('knowledge.page', { n: one.page })] : []),
                  t('knowledge.characters', { count: one.text.length }),
                ].join(' · ')}
              </Text>
            </Flex>
            <p className={knowledgePageStyles.passageText}>
              <PassageText text={one.text} marks={marks} />
            </p>
          </article>
        ))}
      </Flex>
    </GridLayout>
  );
}
