import { allTracks, findClip } from '@/engine/project/walk';
import { newId } from '@/utils/newId';
import type { EditorCommandDefinition, Moment } from './types';

const hasSelection = ({ selection }: Moment): boolean => selection.size > 0;

/** What changes the document, and what belongs to it: undo, save, export. */
export const editCommands: readonly EditorCommandDefinition[] = [
  {
    id: 'undo',
    shortcuts: ['Mod+Z'],
    isEnabled: ({ state }) => state.history.canUndo,
    run: ({ store }) => store.undo(),
  },
  {
    id: 'redo',
    shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
    isEnabled: ({ state }) => state.history.canRedo,
    run: ({ store }) => store.redo(),
  },
  { id: 'save', shortcuts: ['Mod+S'], whileTyping: true, run: ({ host }) => host.save() },
  {
    id: 'export',
    shortcuts: ['Mod+E'],
    run: ({ store }) => store.set({ dialog: 'export' }),
  },
  {
    id: 'delete',
    shortcuts: ['Delete', 'Backspace'],
    isEnabled: hasSelection,
    run: ({ store }, { selection, state }) =>
      store.act(
        { type: 'removeClips', clipIds: [...selection], ripple: state.isRipple },
        { label: 'timeline.step.removeClips' },
      ),
  },
  {
    id: 'rippleDelete',
    shortcuts: ['Shift+Delete', 'Shift+Backspace'],
    isEnabled: hasSelection,
    run: ({ store }, { selection }) =>
      store.act(
        { type: 'removeClips', clipIds: [...selection], ripple: true },
        { label: 'timeline.step.rippleDelete' },
      ),
  },
  {
    id: 'selectAll',
    shortcuts: ['Mod+A'],
    run: ({ store }, { project }) =>
      store.select(
        allTracks(project)
          .filter(({ track }) => !track.locked)
          .flatMap(({ track }) => track.clips.map(({ id }) => id)),
      ),
  },
  {
    id: 'deselect',
    shortcuts: ['Escape'],
    isHidden: true,
    isEnabled: ({ state }) => state.selection.size > 0 || state.cut !== undefined || state.cropping !== undefined,
    run: ({ store }, { state }) => (state.cropping ? store.set({ cropping: undefined }) : store.select([])),
  },
  {
    id: 'group',
    shortcuts: ['Mod+G'],
    isEnabled: ({ selection }) => selection.size > 1,
    run: ({ store }, { selection }) =>
      store.act(
        { type: 'groupClips', clipIds: [...selection], groupId: newId() },
        { label: 'timeline.step.groupClips' },
      ),
  },
  {
    id: 'ungroup',
    shortcuts: ['Mod+Shift+G'],
    isEnabled: ({ project, selection }) => [...selection].some((id) => findClip(project, id)?.clip.groupId),
    run: ({ store }, { selection }) =>
      store.act({ type: 'ungroupClips', clipIds: [...selection] }, { label: 'timeline.step.ungroupClips' }),
  },
  {
    id: 'link',
    shortcuts: ['Shift+K'],
    isEnabled: ({ selection }) => selection.size > 1,
    run: ({ store }, { selection }) =>
      store.act({ type: 'linkClips', clipIds: [...selection], linkId: newId() }, { label: 'timeline.step.linkClips' }),
  },
  {
    id: 'unlink',
    shortcuts: ['Shift+U'],
    isEnabled: ({ project, selection }) => [...selection].some((id) => findClip(project, id)?.clip.linkId),
    run: ({ store }, { selection }) =>
      store.act({ type: 'unlinkClips', clipIds: [...selection] }, { label: 'timeline.step.unlinkClips' }),
  },
  {
    id: 'reverse',
    shortcuts: ['Shift+R'],
    isEnabled: ({ project, selection }) =>
      [...selection].some((id) => {
        const clip = findClip(project, id)?.clip;
        return clip?.type === 'audio' || (clip?.type === 'video' && !clip.frozen);
      }),
    run: ({ store }, { project, selection }) => {
      const clips = [...selection].flatMap((id) => {
        const clip = findClip(project, id)?.clip;
        return clip && 'reversed' in clip ? [clip] : [];
      });
      const reversed = !clips.every((clip) => clip.reversed);
      store.act(
        {
          type: 'batch',
          actions: clips.map(({ id }) => ({ type: 'setReversed' as const, clipId: id, reversed })),
        },
        { label: 'timeline.step.setReversed' },
      );
    },
  },
  {
    id: 'crop',
    shortcuts: ['C'],
    isActive: ({ state }) => state.cropping !== undefined,
    isEnabled: ({ project, state }) => {
      const [id] = state.selection;
      const clip = id && state.selection.size === 1 ? findClip(project, id)?.clip : undefined;
      return clip?.type === 'video' || clip?.type === 'image';
    },
    run: ({ store, player }, { state }) => {
      player.pause();
      store.set({ cropping: state.cropping ? undefined : [...state.selection][0] });
    },
  },
];
