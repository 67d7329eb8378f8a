import { SearchOutlined } from '@ant-design/icons';
import { Alert, Empty, Flex, Input, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { PassageText } from '@/blocks/knowledge';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { knowledgeApi } from '@/services/knowledge/api';
import type { KnowledgeHit } from '@/services/knowledge/schema';
import styles from './AskBox.module.css';

interface Found {
  readonly query: string;
  readonly list: readonly KnowledgeHit[];
  readonly searched: number;
}

/** 问一问资料: the passages that answer a question, with where they stand and how well they fit. */
export function AskBox({ onOpen }: { readonly onOpen: (id: string, passage: string, query: string) => void }) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState('');
  const [isSearching, setSearching] = useState(false);
  const latest = useRef(0);

  const ask = async (asked: string) => {
    const words = asked.trim();
    latest.current += 1;
    const mine = latest.current;
    if (words === '') return setFound(undefined);
    setSearching(true);
    setProblem('');
    try {
      const answer = await knowledgeApi.search({ query: words.slice(0, 500), limit: 6 }, shownByCaller);
      if (mine === latest.current) setFound({ query: words, ...answer });
    } catch (error) {
      if (mine === latest.current) setProblem(messageOf(error));
    } finally {
      if (mine === latest.current) setSearching(false);
    }
  };
  const examples = [t('knowledge.example1'), t('knowledge.example2'), t('knowledge.example3')];
  return (
    <Flex component="section" vertical gap={12} className={styles.ask} aria-label={t('knowledge.ask')}>
      <Input.Search
        size="large"
        value={query}
        allowClear
        maxLength={500}
        loading={isSearching}
        prefix={<SearchOutlined aria-hidden />}
        enterButton={t('knowledge.askGo')}
        aria-label={t('knowledge.ask')}
        placeholder={t('knowledge.askHint')}
        onChange={({ target }) => {
          setQuery(target.value);
          if (target.value === '') setFound(undefined);
        }}
        onSearch={(words) => void ask(words)}
      />
      {!found && !isSearching && (
        <Flex gap={8} align="center" wrap>
          <Text type="secondary" size="small">
            {t('knowledge.tryAsking')}
          </Text>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className={styles.example}
              onClick={() => {
                setQuery(example);
                void ask(example);
              }}
            >
              {example}
            </button>
          ))}
        </Flex>
      )}
      {problem && <Alert type="error" showIcon title={problem} />}
      {isSearching && !found && <Skeleton active paragraph={{ rows: 3 }} />}
      {found && <Hits found={found} onOpen={onOpen} />}
    </Flex>
  );
}

function Hits({
  found,
  onOpen,
}: {
  readonly found: Found;
  readonly onOpen: (id: string, passage: string, query: string) => void;
}) {
  const t = useT();
  if (found.list.length === 0)
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('knowledge.foundNone', { count: found.searched })} />
    );
  const best = found.list[0]?.score ?? 1;
  return (
    <>
      <Text component="p" type="secondary" size="small" role="status">
        {t('knowledge.found', { count: found.list.length, searched: found.searched })}
      </Text>
      <GridLayout component="ol" columns="repeat(auto-fill, minmax(min(100%, 420px), 1fr))" gap={12}>
        {found.list.map(({ id, title, passage, score, marks }) => (
          <li key={`${id}:${passage.id}`}>
            <button type="button" className={styles.hit} onClick={() => onOpen(id, passage.id, found.query)}>
              <Flex component="span" gap={8} align="center">
                <Text component="strong" ellipsis>
                  {title}
                </Text>
                <Text type="secondary" size="small" ellipsis style={{ flex: 1 }}>
                  {[
                    ...passage.path.slice(-2),
                    ...(passage.page ? [t('knowledge.page', { n: passage.page })] : []),
                  ].join(' › ')}
                </Text>
                <span className={styles.score} title={t('knowledge.score', { score: score.toFixed(1) })}>
                  <span className={styles.scoreBar} style={{ inlineSize: `${Math.round((score / best) * 100)}%` }} />
                </span>
                <Text type="secondary" size="small">
                  {score.toFixed(1)}
                </Text>
              </Flex>
              <Text ellipsis={4}>
                <PassageText text={passage.text} marks={marks} />
              </Text>
            </button>
          </li>
        ))}
      </GridLayout>
    </>
  );
}
