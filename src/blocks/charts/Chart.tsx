import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '@/components/lazyPart';
import type { ChartProps } from './types';

const ChartCanvas = lazyPart(() => import('./ChartCanvas'));

const wide = { width: '100%' };

/** A chart in the colors of the theme; the library is loaded with the first one. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton.Node active styles={{ root: wide, content: { ...wide, height: props.height } }} />}>
      <ChartCanvas {...props} />
    </Suspense>
  );
}
