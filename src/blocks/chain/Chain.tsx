import { Alert, Button, Grid, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { chainKey } from '@/domain/chain';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { chainApi } from '@/services/chain/api';
import type { ChainNode, ChainType } from '@/services/chain/schema';
import { ChainGraph } from './ChainGraph';
import { ChainList } from './ChainList';
import { ChainResults } from './ChainResults';
import styles from './chain.module.css';
import { fold } from './fold';

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
  if (all.length === 1) return <p className={styles.alone}>{t('chain.alone')}</p>;
  const left = Object.values(data.more).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.chain}>
      {isNarrow ? <ChainList nodes={nodes} hereKey={hereKey} /> : <ChainGraph nodes={nodes} hereKey={hereKey} />}
      {(hidden > 0 || isWhole) && (
        <Button type="link" size="small" className={styles.unfold} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('chain.fold') : t('chain.unfold', { count: hidden })}
        </Button>
      )}
      {left > 0 && isWhole && <p className={styles.alone}>{t('chain.more', { count: left })}</p>}
      {data.results.posts > 0 && <ChainResults results={data.results} />}
    </div>
  );
}
