import { Grid } from 'antd';
import type { ReactNode } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import styles from './RailLayout.module.css';

interface RailLayoutProps {
  /** Folders, sections: what narrows the list beside it. */
  readonly rail: ReactNode;
  /** What of the rail is chosen: stands for it on narrow screens, where it opens at a tap. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A list with a rail at its side; on narrow screens the rail is folded up above it. */
export function RailLayout({ rail, summary, children }: RailLayoutProps) {
  const isNarrow = Grid.useBreakpoint().lg === false;
  return (
    <GridLayout gap={16} align="start" className={styles.layout}>
      <aside className={styles.rail}>
        {isNarrow ? (
          // A choice in it folds it up again: the list is what was asked for.
          <details key={summary}>
            <summary className={styles.summary}>{summary}</summary>
            {rail}
          </details>
        ) : (
          rail
        )}
      </aside>
      <div style={{ minInlineSize: 0 }}>{children}</div>
    </GridLayout>
  );
}
