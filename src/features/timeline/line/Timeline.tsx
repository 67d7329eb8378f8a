import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { intakeOf } from '../panels/media/intake';
import { usePutItem } from '../panels/usePutItem';
import type { LineHost, LineSources } from './control/LineController';
import { type DropHandlers, DropTarget } from './DropTarget';
import { EditAnnouncer } from './EditAnnouncer';
import { LineCorner } from './heads/LineCorner';
import { TrackHeads } from './heads/TrackHeads';
import { stableMetas } from './heads/trackMeta';
import { useTrackHeights } from './heads/useTrackHeights';
import { ClipTree } from './list/ClipTree';
import { LineMenu, type MenuPlace } from './menu/LineMenu';
import type { RenameTarget } from './menu/menuItems';
import { openHit } from './menu/openHit';
import { RenameDialog } from './menu/RenameDialog';
import styles from './Timeline.module.css';
import { useLineController } from './useLineController';
import { useMediaImages } from './useMediaImages';

interface TimelineProps extends LineSources, Partial<DropHandlers> {}

/** The canvas timeline: heads of the tracks, the clips with ruler and playhead, and beside it the same as a list. */
export function Timeline({ onDropItem, onDropFiles, ...given }: TimelineProps) {
  const t = useT();
  const parts = useEditorParts();
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const say = useRef<(text: string) => void>(() => undefined);
  const { heights, setHeight } = useTrackHeights();
  const [isListShown, setListShown] = useState(false);
  const [menu, setMenu] = useState<MenuPlace>();
  const [renaming, setRenaming] = useState<RenameTarget>();
  const metasOf = useMemo(stableMetas, []);
  const metas = useEditor(useCallback((state) => metasOf(state.history.present), [metasOf]));
  const isEmpty = useEditor(useCallback((state) => hasNothing(state.history.present.tracks), []));

  const host: LineHost = {
    word: t,
    tell: (id, values) => say.current(t(id, values)),
    openMenu: ({ x, y }, hit) => setMenu({ x, y, hit }),
    open: (hit) => openHit(parts, hit, setRenaming),
  };
  const controller = useLineController({ root, stage, base, overlay, heads }, useMediaImages(given), heights, host);

  const putItem = usePutItem();
  const handlers = useRef<DropHandlers>(undefined);
  useEffect(() => {
    handlers.current = {
      onDropItem: onDropItem ?? putItem,
      onDropFiles: onDropFiles ?? ((files, at, trackId) => void intakeOf(parts.store).add(files, { at, trackId })),
    };
  });
  useEffect(() => {
    const element = stage.current;
    if (!controller || !element) return;
    const none: DropHandlers = { onDropItem: () => undefined, onDropFiles: () => undefined };
    const target = new DropTarget(controller.context, element, () => handlers.current ?? none);
    return () => target.dispose();
  }, [controller]);

  return (
    <div ref={root} className={isListShown ? `${styles.timeline} ${styles.withList}` : styles.timeline}>
      <div className={styles.corner}>
        <LineCorner isListShown={isListShown} onList={setListShown} />
      </div>
      <TrackHeads ref={heads} metas={metas} heights={heights} onHeight={setHeight} />
      <div ref={stage} className={styles.stage} aria-hidden>
        <canvas ref={base} />
        <canvas ref={overlay} />
        {isEmpty && <div className={styles.hint}>{t('timelineLine.empty')}</div>}
      </div>
      <ClipTree isShown={isListShown} />
      <EditAnnouncer say={say} />
      <LineMenu place={menu} onClose={() => setMenu(undefined)} onRename={setRenaming} />
      {renaming && <RenameDialog key={renaming.id} target={renaming} onClose={() => setRenaming(undefined)} />}
    </div>
  );
}

const hasNothing = ({
  main,
  overlay,
  audio,
}: {
  readonly main: Tracked;
  readonly overlay: readonly Tracked[];
  readonly audio: readonly Tracked[];
}): boolean => [main, ...overlay, ...audio].every(({ clips }) => clips.length === 0);

interface Tracked {
  readonly clips: readonly unknown[];
}
