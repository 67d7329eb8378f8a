import { type Ref, useMemo } from 'react';
import type { TrackKind } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { EDGE_ROOM, ROW_GAP, type TrackHeights, trackHeight } from '../model/layout';
import { SCROLLBAR_HEIGHT } from '../model/view';
import styles from './heads.module.css';
import { TrackHead } from './TrackHead';
import type { TrackMeta } from './trackMeta';

interface TrackHeadsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly metas: readonly TrackMeta[];
  readonly heights: TrackHeights;
  readonly onHeight: (kind: TrackKind, trackId: string, height: number) => void;
}

/** The heads beside the canvas; both scroll as one. */
export function TrackHeads({ ref, metas, heights, onHeight }: TrackHeadsProps) {
  const t = useT();
  const places = useMemo(() => {
    let y = EDGE_ROOM;
    return metas.map((meta) => {
      const height = trackHeight(heights, meta.kind, meta.id);
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
