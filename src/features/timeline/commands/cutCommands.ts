import type { Action } from '@/engine/edit/actions';
import {
  closeGaps,
  deleteLeft,
  deleteRight,
  detachAudio,
  duplicate,
  freezeAt,
  insertedIds,
  nudge,
  splitAt,
  trimEndTo,
  trimStartTo,
} from '@/engine/edit/commands';
import { findClip } from '@/engine/project/walk';
import { fromSeconds } from '@/engine/time/ticks';
import type { MessageId } from '@/hooks/useT';
import { buildPlaceholder } from '../panels/items/buildItem';
import type { EditorCommandId } from './ids';
import type { CommandContext, EditorCommandDefinition, Moment } from './types';

/** How long a frozen frame stands at first; it can be trimmed like any clip. */
const freezeDuration = fromSeconds(2);

interface Built {
  readonly id: EditorCommandId;
  readonly shortcuts?: readonly string[];
  readonly label: MessageId;
  /** Undefined: it cannot be done now. */
  readonly build: (moment: Moment) => Action | undefined;
  /** What comes into the document is chosen. */
  readonly selectsNew?: boolean;
}

/** A command that is what a builder of engine/edit gives for selection and playhead. */
const built = ({ id, shortcuts, label, build, selectsNew }: Built): EditorCommandDefinition => ({
  id,
  ...(shortcuts ? { shortcuts } : {}),
  isEnabled: (moment) => build(moment) !== undefined,
  run: ({ store }: CommandContext, moment) => {
    const action = build(moment);
    if (!action || store.act(action, { label })) return;
    if (selectsNew) store.select(insertedIds(action));
  },
});

/**
 * Moves what is chosen by frames. Always takes its key: left to the browser, Alt and an arrow would leave the page for the
 * one before.
 */
const nudging = (id: 'nudgeLeft' | 'nudgeRight', shortcut: string, frames: number): EditorCommandDefinition => ({
  id,
  shortcuts: [shortcut],
  isHidden: true,
  run: ({ store, host }, { project, selection }) => {
    const action = nudge(project, selection, frames);
    if (action) store.act(action, { label: 'timeline.step.moveClips' });
    else host.tell('timeline.nothingToMove');
  },
});

/** Cuts and what comes of them. */
export const cutCommands: readonly EditorCommandDefinition[] = [
  built({
    id: 'split',
    shortcuts: ['Mod+B', 'S'],
    label: 'timeline.step.splitClip',
    build: ({ project, selection, playhead }) =>
      // A selection elsewhere does not keep the cut from what lies under the playhead.
      splitAt(project, selection, playhead) ?? splitAt(project, new Set(), playhead),
  }),
  built({
    id: 'deleteLeft',
    shortcuts: ['Q'],
    label: 'timeline.step.deleteLeft',
    build: ({ project, selection, playhead }) =>
      deleteLeft(project, selection, playhead) ?? deleteLeft(project, new Set(), playhead),
  }),
  built({
    id: 'deleteRight',
    shortcuts: ['W'],
    label: 'timeline.step.deleteRight',
    build: ({ project, selection, playhead }) =>
      deleteRight(project, selection, playhead) ?? deleteRight(project, new Set(), playhead),
  }),
  built({
    id: 'trimStart',
    shortcuts: ['['],
    label: 'timeline.step.trimClip',
    build: ({ project, selection, playhead, state }) =>
      trimStartTo(project, selection, playhead, { ripple: state.isRipple }),
  }),
  built({
    id: 'trimEnd',
    shortcuts: [']'],
    label: 'timeline.step.trimClip',
    build: ({ project, selection, playhead, state }) =>
      trimEndTo(project, selection, playhead, { ripple: state.isRipple }),
  }),
  nudging('nudgeLeft', 'Alt+ArrowLeft', -1),
  nudging('nudgeRight', 'Alt+ArrowRight', 1),
  built({
    id: 'closeGaps',
    shortcuts: ['Shift+G'],
    label: 'timeline.step.closeGaps',
    build: ({ project, selection }) => closeGaps(project, selection),
  }),
  built({
    id: 'duplicate',
    shortcuts: ['Mod+D'],
    label: 'timeline.step.duplicate',
    selectsNew: true,
    build: ({ project, selection, state }) => duplicate(project, selection, { ripple: state.isRipple }),
  }),
  built({
    id: 'detachAudio',
    shortcuts: ['Shift+D'],
    label: 'timeline.step.detachAudio',
    build: ({ project, state }) => {
      const actions = [...state.selection].flatMap((id) => detachAudio(project, id) ?? []);
      return actions.length > 1 ? { type: 'batch', actions } : actions[0];
    },
  }),
  built({
    id: 'insertPlaceholder',
    label: 'timeline.step.insertPlaceholder',
    selectsNew: true,
    build: ({ project, playhead }) => buildPlaceholder(project, { at: playhead }).action,
  }),
  built({
    id: 'emptyPlace',
    label: 'timeline.step.emptyPlace',
    build: ({ project, state }) => {
      const [id, ...others] = state.selection;
      const clip = id === undefined || others.length > 0 ? undefined : findClip(project, id)?.clip;
      return clip?.type === 'video' || clip?.type === 'image' ? { type: 'emptyPlace', clipId: clip.id } : undefined;
    },
  }),
  built({
    id: 'freeze',
    shortcuts: ['Shift+F'],
    label: 'timeline.step.freezeFrame',
    build: ({ project, selection, playhead }) =>
      freezeAt(project, selection, playhead, { duration: freezeDuration }) ??
      freezeAt(project, new Set(), playhead, { duration: freezeDuration }),
  }),
];
