import { createDocumentStore, type DocumentStore } from '@/blocks/document';
import type { Action } from '@/engine/edit/actions';
import { applyAction, applyStep } from '@/engine/edit/applyAction';
import { EditError } from '@/engine/edit/errors';
import type { History, StepOptions } from '@/engine/edit/history';
import type { MediaRef, Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import type { Ticks } from '@/engine/time/ticks';

/** Panels that an editor may have; which it has, `EditorSetting` says. */
export type PanelId =
  | 'media'
  | 'text'
  | 'captions'
  | 'templates'
  | 'stickers'
  | 'presenters'
  | 'effects'
  | 'transitions'
  | 'music'
  | 'history'
  | 'slots';

export type TimelineTool = 'select' | 'blade' | 'slip' | 'slide' | 'roll';

/** The cut between two neighbors of the main track. */
export interface Cut {
  readonly leftClipId: string;
  readonly rightClipId: string;
}

/** How large the preview is shown; a number is screen pixels per canvas pixel. */
type PreviewZoom = 'fit' | number;

/** What the editor knows beside the document. The playhead belongs to the player: it changes thirty times a second. */
interface EditorView {
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

export type EditorState = EditorView & { readonly history: History };

interface ActionOptions extends StepOptions {
  readonly isQuiet?: boolean;
  /**
   * The state that the action starts from, instead of the present one: each step of a drag is reckoned from where the
   * drag began, so a drag stays one entry and leaves nothing of the way it went.
   */
  readonly from?: History;
}

export interface EditorStore
  extends Pick<DocumentStore<Project, EditorView>, 'getState' | 'subscribe' | 'get' | 'undo' | 'redo' | 'set'> {
  /**
   * Does an action. Never throws an EditError: it returns it, the document unchanged, and tells `onRefused` unless
   * `isQuiet` (a drag that meets a wall).
   */
  readonly act: (action: Action, options: ActionOptions) => EditError | undefined;
  /** Takes back to a known state without a trace, as when a drag is given up. */
  readonly restore: (history: History) => void;
  /** Brings a medium's record up to date in every state of the history: a fact, which undo does not take back. */
  readonly amendMedia: (mediaId: string, patch: Partial<Omit<MediaRef, 'id'>>) => void;
  /** Gives the project a title that nobody typed: no step that undo would take back. */
  readonly nameProject: (title: string) => void;
  /** Ends a merge: the next step is an entry of its own. */
  readonly seal: () => void;
  /** Another document takes the place of this one (conflict, restored version); undo brings this one back. */
  readonly load: (project: Project) => void;
  readonly select: (clipIds: Iterable<string>) => void;
}

const startView: EditorView = {
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
};

/** What an edit takes away leaves the selection, the cut and the crop by itself. */
function settle({ history: { present }, selection: before, cut, cropping }: EditorState): Partial<EditorView> {
  const kept = [...before].filter((id) => findClip(present, id));
  const selection = kept.length === before.size ? before : new Set(kept);
  const isCutThere = cut && findClip(present, cut.leftClipId) && findClip(present, cut.rightClipId);
  return {
    selection,
    cut: isCutThere ? cut : undefined,
    cropping: cropping !== undefined && selection.has(cropping) ? cropping : undefined,
  };
}

/** The editor's state outside React. */
export function createEditorStore(project: Project, onRefused: (error: EditError) => void): EditorStore {
  const { getState, subscribe, get, setHistory, undo, redo, load, set } = createDocumentStore<Project, EditorView>(
    project,
    { extra: startView, settle },
  );
  return {
    getState,
    subscribe,
    get,
    undo,
    redo,
    set,
    act: (action, { isQuiet, from = getState().history, ...options }) => {
      try {
        setHistory(applyStep(from, action, options));
        return undefined;
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        if (!isQuiet) onRefused(error);
        return error;
      }
    },
    restore: setHistory,
    amendMedia: (mediaId, patch) =>
      setHistory(
        getState().history.amend((before) => {
          const media = before.media[mediaId];
          return media ? applyAction(before, { type: 'addMedia', media: { ...media, ...patch } }) : before;
        }),
      ),
    nameProject: (title) =>
      setHistory(getState().history.amend((before) => applyAction(before, { type: 'setTitle', title }))),
    seal: () => setHistory(getState().history.seal()),
    load: (next) => {
      load(next);
      set({ selection: new Set(), cut: undefined, cropping: undefined });
    },
    select: (clipIds) => {
      const selection = new Set(clipIds);
      const { cropping } = getState();
      const isCropped = cropping !== undefined && selection.has(cropping);
      set({ selection, cropping: isCropped ? cropping : undefined, cut: undefined });
    },
  };
}
