import { type Ref, useCallback, useMemo } from 'react';
import { useT } from '@/hooks/useT';
import { EDGE_ROOM, ROW_GAP, rowHeight } from '../model/layout';
import { SCROLLBAR_HEIGHT } from '../model/view';
import styles from './heads.module.css';
import { TrackHead } from './TrackHead';
import type { TrackMeta } from './trackMeta';

export interface TrackHeadsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly metas: readonly TrackMeta[];
  readonly heights: ReadonlyMap<string, number>;
  readonly onHeights: (heights: ReadonlyMap<string, number>) => void;
}

/** The heads beside the canvas; both scroll as one. */
export function TrackHeads({ ref, metas, heights, onHeights }: TrackHeadsProps) {
  const t = useT();
  const onHeight = useCallback(
    (trackId: string, height: number) => onHeights(new Map(heights).set(trackId, height)),
    [heights, onHeights],
  );
  const places = useMemo(() => {
    let y = EDGE_ROOM;
    return metas.map((meta) => {
      const height = rowHeight(meta.kind, heights.get(meta.id));
      const place = { meta, y, height };
      y += height + ROW_GAP;
      return place;
    });
  }, [metas, heights]);
  const last = places.at(-1);
  const length = (last ? last.y + last.height : 0) + EDGE_ROOM + SCROLLBAR_HEIGHT;
  return (
    <div ref={ref} className={styles.heads}>
      <ul className={styles.rows} style={{ height: length }} aria-label={t('timelineLine.tracks')}>
        {places.map(({ meta, y, height }, index) => (
          <TrackHead
            key={meta.id}
            meta={meta}
            y={y}
            height={height}
            isTop={metas[index - 1]?.kind !== meta.kind}
            isBottom={metas[index + 1]?.kind !== meta.kind}
            onHeight={onHeight}
          />
        ))}
      </ul>
    </div>
  );
}
