import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '@/components/lazyPart';
import styles from './charts.module.css';
import type { ChartProps } from './types';

const ChartCanvas = lazyPart(() => import('./ChartCanvas'));

/** A chart in the colors of the theme; the library is loaded with the first one. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton.Node active className={styles.wait} style={{ height: props.height }} />}>
      <ChartCanvas {...props} />
    </Suspense>
  );
}
