import { Alert, Button, Flex, Grid, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { chainKey, stageOf } from '@/domain/chain';
import { useDates } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { chainApi } from '@/services/chain/api';
import type { ChainNode, ChainType, ChainResults as Results } from '@/services/chain/schema';
import { ChainCard } from './ChainCard';
import { ChainGraph } from './ChainGraph';
import styles from './chain.module.css';
import { layoutChain } from './layout';

/** Records of one stage that are shown before someone asks for all. */
const mostOfStage = 4;

/** Leaves out what would make a stage too long; the record itself always stays. */
function fold(nodes: readonly ChainNode[], hereKey: string, isWhole: boolean) {
  if (isWhole) return { nodes, hidden: 0 };
  const counts = new Map<number, number>();
  const shown = nodes.filter((node) => {
    if (chainKey(node) === hereKey) return true;
    const stage = stageOf(node.type);
    const count = (counts.get(stage) ?? 0) + 1;
    counts.set(stage, count);
    return count <= mostOfStage;
  });
  return { nodes: shown, hidden: nodes.length - shown.length };
}

interface Props {
  readonly nodes: readonly ChainNode[];
  readonly hereKey: string;
}

/** The chain from top to bottom, where there is no room to the side. */
function ChainList({ nodes, hereKey }: Props) {
  const t = useT();
  const { columns } = layoutChain(nodes, hereKey);
  return (
    <Flex component="ol" vertical gap={20} className={styles.list} aria-label={t('chain.title')}>
      {columns.flat().map(({ key, node, isHere }) => (
        <li key={key}>
          <ChainCard node={node} isHere={isHere} />
        </li>
      ))}
    </Flex>
  );
}

/** What everything that came of the record has reached together. */
function ChainResults({ results }: { readonly results: Results }) {
  const t = useT();
  const { number } = useDates();
  const facts = [
    { label: t('chain.posts'), value: number(results.posts) },
    { label: t('chain.allViews'), value: number(results.views) },
    { label: t('chain.likes'), value: number(results.likes) },
    { label: t('chain.finishRate'), value: `${(results.finish_rate * 100).toFixed(1)}%` },
  ];
  return (
    <Flex component="dl" gap="8px 32px" wrap className={styles.results}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Flex>
  );
}

interface ChainProps {
  readonly type: ChainType;
  readonly id: string;
  /** A new number loads the chain again: something was made from the record. */
  readonly version?: number;
  /** In a narrow place the stages stand below each other. */
  readonly vertical?: boolean;
}

/** What a record was made from, what was made from it and what that has reached, each linked. */
export function Chain({ type, id, version = 0, vertical = false }: ChainProps) {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  const isNarrow = Grid.useBreakpoint().md === false || vertical;
  const { data, error, refresh } = useLoad(chainApi.info, { type, id }, { refetchOn: version });
  const all = useMemo<readonly ChainNode[]>(
    () => (data ? [...data.upstream, data.here, ...data.downstream] : []),
    [data],
  );
  const hereKey = chainKey({ type, id });
  const { nodes, hidden } = useMemo(() => fold(all, hereKey, isWhole), [all, hereKey, isWhole]);

  if (!data && !error) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  if (!data) {
    return (
      <Alert
        type="warning"
        showIcon
        title={error ? messageOf(error) : ''}
        action={
          <Button size="small" onClick={refresh}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (all.length === 1)
    return (
      <Text component="p" type="secondary">
        {t('chain.alone')}
      </Text>
    );
  const left = Object.values(data.more).reduce((sum, count) => sum + count, 0);
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      {isNarrow ? <ChainList nodes={nodes} hereKey={hereKey} /> : <ChainGraph nodes={nodes} hereKey={hereKey} />}
      {(hidden > 0 || isWhole) && (
        <Button type="link" size="small" style={{ alignSelf: 'start' }} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('chain.fold') : t('chain.unfold', { count: hidden })}
        </Button>
      )}
      {left > 0 && isWhole && (
        <Text component="p" type="secondary">
          {t('chain.more', { count: left })}
        </Text>
      )}
      {data.results.posts > 0 && <ChainResults results={data.results} />}
    </Flex>
  );
}
