import { useState } from 'react';
import type { CutPlanner } from '@/engine/convert';
import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import type { ToolFile } from '../shell';
import { type CutItem, toggleMark, withChange, without, withRange } from './cutDocument';
import type { useCutDocument } from './useCutDocument';
import type { Player } from './usePlayer';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface CutActionsInput {
  readonly file: ToolFile | undefined;
  readonly cut: ReturnType<typeof useCutDocument>;
  readonly player: Player;
  readonly planner: CutPlanner | null;
  readonly selected: string | undefined;
  readonly setSelected: (id: string | undefined) => void;
}

export type CutActions = ReturnType<typeof useCutActions>;

/** Frames of videos whose own are not known yet. */
const USUAL_FRAME = 1 / 30;

/** What can be done on the video, for buttons and keys alike. */
export function useCutActions({ file, cut, player, planner, selected, setSelected }: CutActionsInput) {
  const t = useT();
  const { document, act, canUndo, canRedo } = cut;
  const [pendingIn, setPendingIn] = useState<number | null>(null);
  const { time } = player;
  const chosen = document.ranges.find(({ id }) => id === selected);

  const add = (span: Span): string | undefined => {
    const made = withRange(document, span, t('toolCut.rangeName', { number: document.ranges.length + 1 }));
    if (made) act({ type: 'do', next: made.document });
    return made?.id;
  };
  const changeRange = (id: string, change: Partial<Omit<CutItem, 'id'>>, isDone = true): void =>
    act({ type: isDone ? 'do' : 'drag', next: withChange(document, id, change) });
  const removeRange = (id: string): void => act({ type: 'do', next: without(document, id) });
  const clearRanges = (): void => act({ type: 'do', next: { ...document, ranges: [] } });
  const takeSpans = (spans: readonly Span[]): void => {
    const ranges = spans.map((span, index) => ({
      ...span,
      id: newId(),
      name: t('toolCut.rangeName', { number: index + 1 }),
      mode: null,
    }));
    act({ type: 'do', next: { ...document, ranges } });
    setSelected(undefined);
  };
  const create = (span: Span): void => setSelected(add(span));
  const setIn = (): void => {
    if (chosen && time < chosen.end) changeRange(chosen.id, { start: time });
    else setPendingIn(time);
  };
  const setOut = (): void => {
    if (pendingIn !== null && time > pendingIn) {
      add({ start: pendingIn, end: time });
      setPendingIn(null);
      setSelected(undefined);
    } else if (chosen && time > chosen.start) changeRange(chosen.id, { end: time });
    else if (pendingIn === null) add({ start: 0, end: time });
  };
  const step = async (way: 1 | -1): Promise<void> => {
    player.video.current?.pause();
    const there = await planner?.frameBeside(time, way).catch(() => undefined);
    // Into the frame, not on its border: players round.
    player.seek(there === undefined ? Math.max(0, time + way * USUAL_FRAME) : there + 1e-4);
  };
  const mark = (): void => act({ type: 'do', next: toggleMark(document, time) });
  const undo = (): void => act({ type: 'undo' });
  const redo = (): void => act({ type: 'redo' });

  const group = t('menu.creative.tool.video_cut');
  const has = (): boolean => file !== undefined;
  useCommands([
    { id: 'cut.play', title: t('toolCut.play'), group, shortcut: 'Space', enabled: has, run: player.toggle },
    { id: 'cut.in', title: t('toolCut.setIn'), group, shortcut: 'I', enabled: has, run: setIn },
    { id: 'cut.out', title: t('toolCut.setOut'), group, shortcut: 'O', enabled: has, run: setOut },
    { id: 'cut.mark', title: t('toolCut.mark'), group, shortcut: 'M', enabled: has, run: mark },
    {
      id: 'cut.back',
      title: t('toolCut.frameBack'),
      group,
      shortcut: 'ArrowLeft',
      enabled: has,
      run: () => void step(-1),
    },
    {
      id: 'cut.forward',
      title: t('toolCut.frameForward'),
      group,
      shortcut: 'ArrowRight',
      enabled: has,
      run: () => void step(1),
    },
    { id: 'cut.undo', title: t('toolCut.undo'), group, shortcut: 'Mod+Z', enabled: () => canUndo, run: undo },
    { id: 'cut.redo', title: t('toolCut.redo'), group, shortcut: 'Mod+Shift+Z', enabled: () => canRedo, run: redo },
    {
      id: 'cut.remove',
      title: t('toolCut.removeRange'),
      group,
      shortcut: 'Delete',
      enabled: () => chosen !== undefined,
      run: () => chosen && removeRange(chosen.id),
    },
  ]);

  return { pendingIn, changeRange, removeRange, clearRanges, takeSpans, create, setIn, setOut, step, mark, undo, redo };
}
