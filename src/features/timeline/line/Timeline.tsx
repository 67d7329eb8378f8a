import { Input, Modal, theme } from 'antd';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TrackKind } from '@/engine/project/walk';
import { ZERO } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { localStore } from '@/lib/storage';
import type { EditorParts } from '../EditorContext';
import { useEditor, useEditorParts } from '../EditorContext';
import { intakeOf } from '../panels/media/intake';
import { usePutItem } from '../panels/usePutItem';
import { cutNear } from './control/gestures/trim';
import type { LineHost, LineSources } from './control/LineController';
import { LineController } from './control/LineController';
import { type DropHandlers, DropTarget } from './DropTarget';
import { EditAnnouncer } from './EditAnnouncer';
import { LineCorner } from './heads/LineCorner';
import { TrackHeads } from './heads/TrackHeads';
import { stableMetas } from './heads/trackMeta';
import { LineMenu, type MenuPlace } from './LineMenu';
import { ClipTree } from './list/ClipTree';
import type { RenameTarget } from './menuItems';
import { audios } from './model/clipShape';
import type { Hit } from './model/hitTest';
import { kindKey, rowHeight, type TrackHeights } from './model/layout';
import styles from './Timeline.module.css';
import { useMediaImages } from './useMediaImages';

type Refs = Readonly<Record<'root' | 'stage' | 'heads', RefObject<HTMLDivElement | null>>> &
  Readonly<Record<'base' | 'overlay', RefObject<HTMLCanvasElement | null>>>;

/** Binds the controller to the elements that React has made. */
function useLineController(
  { root, stage, base, overlay, heads }: Refs,
  { filmstrips, waveforms, mediaState }: LineSources,
  heights: ReadonlyMap<string, number>,
  host: LineHost,
): LineController | undefined {
  const { store, player } = useEditorParts();
  const { token } = theme.useToken();
  const [controller, setController] = useState<LineController>();
  const firstHost = useRef(host);

  useLayoutEffect(() => {
    const [a, b, c, d, e] = [root.current, stage.current, base.current, overlay.current, heads.current];
    if (!a || !b || !c || !d || !e) return;
    const elements = { root: a, stage: b, base: c, overlay: d, heads: e };
    const made = new LineController(store, player, elements, firstHost.current);
    setController(made);
    return () => made.dispose();
  }, [store, player, root, stage, base, overlay, heads]);

  useEffect(() => controller?.setHost(host));
  useLayoutEffect(() => controller?.setHeights(heights), [controller, heights]);
  useEffect(
    () => controller?.setSources({ filmstrips, waveforms, mediaState }),
    [controller, filmstrips, waveforms, mediaState],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tokens are other colors
  useEffect(() => controller?.readColors(), [controller, token]);
  return controller;
}

/** What a double click does: it opens what lies there, or sets a handle back. */
function openHit({ store, player }: EditorParts, hit: Hit, rename: (target: RenameTarget) => void): void {
  if (hit.part === 'marker') {
    const marker = store.getState().history.present.markers.find(({ id }) => id === hit.markerId);
    if (marker) rename({ kind: 'marker', id: marker.id, name: marker.label });
    return;
  }
  if (hit.part === 'transition') {
    const { leftClipId, rightClipId } = hit.transition;
    store.set({ cut: { leftClipId, rightClipId }, panel: 'transitions' });
    return;
  }
  if (hit.part === 'clip') openClip({ store, player }, hit);
}

function openClip({ store, player }: EditorParts, { clip, zone, row, index }: Extract<Hit, { part: 'clip' }>): void {
  const { present } = store.getState().history;
  if (zone === 'volume' || zone === 'fadeIn' || zone === 'fadeOut') {
    if (!audios(present, clip)) return;
    const patch = zone === 'volume' ? { volume: 1 } : { [zone]: ZERO };
    store.act({ type: 'setAudio', clipId: clip.id, patch }, { label: 'timeline.step.setAudio' });
    return;
  }
  const cut = zone === 'body' || row.kind !== 'main' ? undefined : cutNear(row, index, zone === 'start');
  if (cut) {
    store.set({ cut: { leftClipId: cut[0].id, rightClipId: cut[1].id }, panel: 'transitions' });
    return;
  }
  if (clip.type === 'caption') store.set({ panel: 'captions' });
  if (clip.type === 'text') store.set({ panel: 'text' });
  const { time } = player.state();
  if (time < clip.start || time >= clip.start + clip.duration) player.seek(clip.start);
}

interface RenameDialogProps {
  readonly target: RenameTarget;
  readonly onClose: () => void;
}

/** A name for a clip, or the text of a marker. */
function RenameDialog({ target, onClose }: RenameDialogProps) {
  const t = useT();
  const { store } = useEditorParts();
  const [text, setText] = useState(target.name);
  const isMarker = target.kind === 'marker';
  const title = t(isMarker ? 'timelineLine.renameMarker' : 'timelineLine.renameClip');
  const save = (): void => {
    const name = text.trim();
    if (isMarker) {
      const action = { type: 'setMarker', markerId: target.id, patch: { label: name.slice(0, 100) } } as const;
      store.act(action, { label: 'timeline.step.setMarker' });
    } else store.act({ type: 'setName', clipId: target.id, name }, { label: 'timeline.step.setName' });
    onClose();
  };
  return (
    <Modal open title={title} onOk={save} onCancel={onClose} width={360} destroyOnHidden>
      <Input
        autoFocus
        aria-label={title}
        value={text}
        maxLength={isMarker ? 100 : 200}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={save}
      />
    </Modal>
  );
}

const storageKey = 'timeline_track_heights';
const kinds = ['overlay', 'main', 'audio'] as const satisfies readonly TrackKind[];

type KindHeights = Readonly<Partial<Record<TrackKind, number>>>;

function isKindHeights(value: unknown): value is KindHeights {
  if (typeof value !== 'object' || value === null) return false;
  const known = value as Readonly<Record<string, unknown>>;
  return kinds.every((kind) => known[kind] === undefined || Number.isFinite(known[kind]));
}

const remembered = (): KindHeights => localStore.get(storageKey, isKindHeights) ?? {};

const atFirst = (): TrackHeights => {
  const known = remembered();
  return new Map(kinds.flatMap((kind) => (known[kind] === undefined ? [] : [[kindKey(kind), known[kind]] as const])));
};

/**
 * Heights of the tracks. Each has its own while the editor is open; this browser remembers the last one of each kind, for
 * every project.
 */
function useTrackHeights() {
  const [heights, setHeights] = useState(atFirst);
  const setHeight = useCallback((kind: TrackKind, trackId: string, wished: number): void => {
    const height = rowHeight(kind, wished);
    setHeights((before) => new Map(before).set(trackId, height));
    localStore.set(storageKey, { ...remembered(), [kind]: height });
  }, []);
  return { heights, setHeight };
}

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
