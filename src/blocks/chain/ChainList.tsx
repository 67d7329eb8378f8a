import { useT } from '@/hooks/useT';
import type { ChainNode } from '@/services/chain/schema';
import { ChainCard } from './ChainCard';
import styles from './chain.module.css';
import { layoutChain } from './layout';

interface Props {
  readonly nodes: readonly ChainNode[];
  readonly hereKey: string;
}

/** The chain from top to bottom, where there is no room to the side. */
export function ChainList({ nodes, hereKey }: Props) {
  const t = useT();
  const { columns } = layoutChain(nodes, hereKey);
  return (
    <ol className={styles.list} aria-label={t('chain.title')}>
      {columns.flat().map(({ key, node, isHere }) => (
        <li key={key}>
          <ChainCard node={node} isHere={isHere} />
        </li>
      ))}
    </ol>
  );
}
