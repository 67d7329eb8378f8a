import { useCallback, useMemo, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useEditor } from '../EditorContext';
import type { LineSources } from './control/LineController';
import { LineCorner } from './heads/LineCorner';
import { TrackHeads } from './heads/TrackHeads';
import { stableMetas } from './heads/trackMeta';
import styles from './Timeline.module.css';
import { useLineController } from './useLineController';

export type TimelineProps = LineSources;

/** The canvas timeline: heads of the tracks, the clips with ruler and playhead, and beside it the same as a list. */
export function Timeline(sources: TimelineProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  const metasOf = useMemo(stableMetas, []);
  const metas = useEditor(useCallback((state) => metasOf(state.history.present), [metasOf]));
  const { said } = useLineController({ root, stage, base, overlay, heads }, sources, heights);
  return (
    <div ref={root} className={styles.timeline}>
      <div className={styles.corner}>
        <LineCorner />
      </div>
      <TrackHeads ref={heads} metas={metas} heights={heights} onHeights={setHeights} />
      <div ref={stage} className={styles.stage} aria-hidden>
        <canvas ref={base} />
        <canvas ref={overlay} />
      </div>
      <div className={styles.spoken} role="status" aria-live="polite" aria-label={t('timelineLine.said')}>
        {said}
      </div>
    </div>
  );
}
