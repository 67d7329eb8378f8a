import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { expandSelection } from '@/engine/edit/commands';
import { clipEnd } from '@/engine/project/walk';
import { type Translate, useT } from '@/hooks/useT';
import { useEditor, useEditorParts, useProject } from '../../EditorContext';
import { trackName } from '../heads/useTrackName';
import { clipName, kindOf } from '../model/clipShape';
import { timecode } from '../model/ruler';
import styles from './list.module.css';
import { rowWindow, type TreeItem, treeItems } from './treeItems';
import { editByKey, steppedTo } from './treeKeys';

const ROW = 28;

interface ClipTreeProps {
  /** Beside the canvas; else it is there for the keyboard and for screen readers only. */
  readonly isShown: boolean;
}

/** All tracks and clips as a tree: everything that the canvas shows, for those who do not see it or prefer the keyboard. */
export function ClipTree({ isShown }: ClipTreeProps) {
  const t = useT();
  const parts = useEditorParts();
  const { store, player } = parts;
  // The list may come a moment after the image: an edit must not wait for it.
  const project = useDeferredValue(useProject());
  const selection = useEditor((state) => state.selection);
  const items = useMemo(() => treeItems(project), [project]);
  const [activeId, setActiveId] = useState('');
  const [place, setPlace] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });

  // An item that is gone leaves its place to the next one.
  const found = items.findIndex(({ id }) => id === activeId);
  const active = found >= 0 ? found : Math.min(place, items.length - 1);
  const shown = isShown
    ? rowWindow(items.length, { ...view, row: ROW })
    : { from: Math.max(0, active - 4), to: Math.min(items.length, active + 5) };

  useEffect(() => {
    const element = box.current;
    if (!element || !isShown) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [isShown]);

  const goTo = (index: number, event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void => {
    const item = items[index];
    if (!item) return;
    setActiveId(item.id);
    setPlace(index);
    keepInSight(box.current, index);
    if (item.type !== 'clip' || event.ctrlKey || event.metaKey) return;
    store.select(event.shiftKey ? [...selection, item.id] : expandSelection(project, [item.id]));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const item = items[active];
    const next = event.altKey ? undefined : steppedTo(items, active, event.key);
    if (next !== undefined) goTo(next, event);
    else if (item?.type === 'clip' && event.key === 'Enter') {
      store.select(expandSelection(project, [item.id]));
      player.seek(item.clip.start);
    } else if (item?.type === 'clip' && event.key === ' ') {
      store.select(selection.has(item.id) ? [...selection].filter((id) => id !== item.id) : [...selection, item.id]);
    } else if (!editByKey(parts, event)) return;
    event.preventDefault();
  };

  const rows = items.slice(shown.from, shown.to);
  return (
    <div
      ref={box}
      className={isShown ? styles.tree : styles.unseen}
      role="tree"
      tabIndex={0}
      aria-label={t('timelineLine.list')}
      aria-multiselectable
      aria-activedescendant={items[active] ? rowId(items[active]) : undefined}
      onKeyDown={onKeyDown}
      onScroll={(event) => setView({ top: event.currentTarget.scrollTop, height: event.currentTarget.clientHeight })}
    >
      <div className={styles.rows} role="presentation" style={{ height: isShown ? items.length * ROW : undefined }}>
        {rows.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
          <div
            key={item.id}
            id={rowId(item)}
            role="treeitem"
            tabIndex={-1}
            className={rowClass(item, active === shown.from + index)}
            style={isShown ? { top: (shown.from + index) * ROW } : undefined}
            aria-level={item.type === 'track' ? 1 : 2}
            aria-expanded={item.type === 'track' && item.count > 0 ? true : undefined}
            aria-posinset={item.type === 'clip' ? item.place : undefined}
            aria-setsize={item.type === 'clip' ? item.count : undefined}
            aria-selected={item.type === 'clip' ? selection.has(item.id) : undefined}
            onClick={(event) => {
              goTo(shown.from + index, event);
              if (item.type === 'clip') player.seek(item.clip.start);
            }}
          >
            <Row item={item} t={t} project={project} />
          </div>
        ))}
      </div>
    </div>
  );
}

const rowId = ({ id }: TreeItem): string => `line-item-${id}`;

const rowClass = ({ type }: TreeItem, isActive: boolean): string =>
  [styles.row, type === 'track' ? styles.track : '', isActive ? styles.active : ''].filter(Boolean).join(' ');

function keepInSight(box: HTMLElement | null, index: number): void {
  if (!box) return;
  const top = index * ROW;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW - box.clientHeight;
}

function Row({
  item,
  t,
  project,
}: {
  readonly item: TreeItem;
  readonly t: Translate;
  readonly project: Parameters<typeof clipName>[0];
}) {
  const { fps } = project.canvas;
  if (item.type === 'track') {
    const { meta, count } = item;
    const states = [
      meta.locked ? t('timelineLine.isLocked') : '',
      meta.hidden ? t('timelineLine.isHidden') : '',
      meta.muted ? t('timelineLine.isMuted') : '',
    ].filter(Boolean);
    return (
      <>
        <span className={styles.name}>{trackName(t, meta)}</span>
        <span className={styles.time}>{[t('timelineLine.clipCount', { count }), ...states].join(' · ')}</span>
      </>
    );
  }
  const { clip } = item;
  const kind = t(`timelineLine.kind.${kindOf(clip)}`);
  return (
    <>
      <Text type="tertiary" style={{ flex: 'none' }}>
        {kind}
      </Text>
      <span className={styles.name}>{clipName(project, clip)}</span>
      <span className={styles.time}>{`${timecode(clip.start, fps)} – ${timecode(clipEnd(clip), fps)}`}</span>
    </>
  );
}
