import { Flex } from 'antd';
import type { CSSProperties } from 'react';
import { useT } from '@/hooks/useT';
import type { ChainNode } from '@/services/chain/schema';
import { ChainCard } from './ChainCard';
import styles from './chain.module.css';
import { card, layoutChain } from './layout';

interface Props {
  readonly nodes: readonly ChainNode[];
  readonly hereKey: string;
}

/** The chain from left to right, with an arrow from each origin. */
export function ChainGraph({ nodes, hereKey }: Props) {
  const t = useT();
  const { columns, arrows, width, height } = layoutChain(nodes, hereKey);
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={styles.scroll} aria-label={t('chain.title')} tabIndex={0}>
      <div className={styles.board} style={size}>
        <svg className={styles.arrows} width={width} height={height} aria-hidden>
          {arrows.map(({ key, path, isNear }) => (
            <path key={key} d={path} className={isNear ? styles.arrowNear : styles.arrow} />
          ))}
        </svg>
        <Flex component="ol" vertical>
          {columns.flat().map(({ key, node, isHere, x, y }) => (
            <li
              key={key}
              className={styles.place}
              style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: card.width, blockSize: card.height }}
            >
              <ChainCard node={node} isHere={isHere} />
            </li>
          ))}
        </Flex>
      </div>
    </section>
  );
}
