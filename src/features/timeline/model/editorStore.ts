import type { Action } from '@/engine/edit/actions';
import { applyAction } from '@/engine/edit/applyAction';
import { EditError } from '@/engine/edit/errors';
import { History, type StepOptions } from '@/engine/edit/history';
import type { MediaRef, Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import type { Ticks } from '@/engine/time/ticks';

export const panels = [
  'media',
  'text',
  'captions',
  'templates',
  'stickers',
  'presenters',
  'effects',
  'transitions',
  'music',
  'history',
] as const;
export type PanelId = (typeof panels)[number];

export type TimelineTool = 'select' | 'blade' | 'slip' | 'slide' | 'roll';

/** The cut between two neighbors of the main track. */
export interface Cut {
  readonly leftClipId: string;
  readonly rightClipId: string;
}

/** How large the preview is shown; a number is screen pixels per canvas pixel. */
type PreviewZoom = 'fit' | number;

/** What the editor knows beside the document. The playhead belongs to the player: it changes thirty times a second. */
export interface EditorState {
  readonly history: History;
  readonly selection: ReadonlySet<string>;
  /** The cut whose transition is being looked at; choosing clips ends it. */
  readonly cut: Cut | undefined;
  readonly panel: PanelId;
  readonly tool: TimelineTool;
  readonly isSnapping: boolean;
  /** Edits keep what follows in step. */
  readonly isRipple: boolean;
  readonly isLooping: boolean;
  /** In and out point: loop, export of a part. */
  readonly rangeIn: Ticks | undefined;
  readonly rangeOut: Ticks | undefined;
  /** Platform whose safe area lies over the preview. */
  readonly safeArea: string | undefined;
  /** Lines of thirds over the preview. */
  readonly isGridShown: boolean;
  readonly previewZoom: PreviewZoom;
  /** The clip whose crop is being set on the preview. */
  readonly cropping: string | undefined;
  /** A dialog that a command has opened; what shows it closes it. */
  readonly dialog: 'export' | undefined;
  /** Canvas pixels a second on the timeline, and the time at its left edge. */
  readonly pixelsPerSecond: number;
  readonly scroll: Ticks;
  /** Width of the timeline's image in CSS pixels, 0 until it is measured. */
  readonly viewWidth: number;
}

type EditorPatch = Partial<Omit<EditorState, 'history'>>;

interface ActionOptions extends StepOptions {
  readonly isQuiet?: boolean;
  /**
   * The state that the action starts from, instead of the present one: each step of a drag is reckoned from where the
   * drag began, so a drag stays one entry and leaves nothing of the way it went.
   */
  readonly from?: History;
}

export interface EditorStore {
  readonly getState: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Does an action. Never throws an EditError: it returns it, the document unchanged, and tells `onRefused` unless
   * `isQuiet` (a drag that meets a wall).
   */
  readonly act: (action: Action, options: ActionOptions) => EditError | undefined;
  /** Takes back to a known state without a trace, as when a drag is given up. */
  readonly restore: (history: History) => void;
  /** Brings a medium's record up to date in every state of the history: a fact, which undo does not take back. */
  readonly amendMedia: (mediaId: string, patch: Partial<Omit<MediaRef, 'id'>>) => void;
  /** Ends a merge: the next step is an entry of its own. */
  readonly seal: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Another document takes the place of this one (opening, conflict); the history begins anew. */
  readonly load: (project: Project) => void;
  readonly set: (patch: EditorPatch) => void;
  readonly select: (clipIds: Iterable<string>) => void;
}

const startState = (project: Project): EditorState => ({
  history: History.start(project),
  selection: new Set(),
  cut: undefined,
  panel: 'media',
  tool: 'select',
  isSnapping: true,
  isRipple: false,
  isLooping: false,
  rangeIn: undefined,
  rangeOut: undefined,
  safeArea: undefined,
  isGridShown: false,
  previewZoom: 'fit',
  cropping: undefined,
  dialog: undefined,
  pixelsPerSecond: 60,
  scroll: 0 as Ticks,
  viewWidth: 0,
});

/** The editor's state outside React. Clips that an edit takes away leave the selection by themselves. */
export function createEditorStore(project: Project, onRefused: (error: EditError) => void): EditorStore {
  let state = startState(project);
  const listeners = new Set<() => void>();

  function put(next: EditorState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function withHistory(history: History): void {
    if (history === state.history) return;
    const kept = [...state.selection].filter((id) => findClip(history.present, id));
    const selection = kept.length === state.selection.size ? state.selection : new Set(kept);
    const { cut, cropping } = state;
    const isCutThere = cut && findClip(history.present, cut.leftClipId) && findClip(history.present, cut.rightClipId);
    put({
      ...state,
      history,
      selection,
      cut: isCutThere ? cut : undefined,
      cropping: cropping !== undefined && selection.has(cropping) ? cropping : undefined,
    });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (action, { isQuiet, from = state.history, ...options }) => {
      try {
        withHistory(from.apply(action, options));
        return undefined;
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        if (!isQuiet) onRefused(error);
        return error;
      }
    },
    restore: withHistory,
    amendMedia: (mediaId, patch) =>
      withHistory(
        state.history.amend((project) => {
          const media = project.media[mediaId];
          return media ? applyAction(project, { type: 'addMedia', media: { ...media, ...patch } }) : project;
        }),
      ),
    seal: () => put({ ...state, history: state.history.seal() }),
    undo: () => withHistory(state.history.undo()),
    redo: () => withHistory(state.history.redo()),
    load: (next) =>
      put({ ...state, history: History.start(next), selection: new Set(), cut: undefined, cropping: undefined }),
    set: (patch) => put({ ...state, ...patch }),
    select: (clipIds) => {
      const selection = new Set(clipIds);
      const cropping = state.cropping !== undefined && selection.has(state.cropping) ? state.cropping : undefined;
      put({ ...state, selection, cropping, cut: undefined });
    },
  };
}
