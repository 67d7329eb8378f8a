import type { MediaRef } from '@/engine/project/schema';

/** What can be dragged from a panel onto the timeline or the preview, or put at the playhead by a click. */
export type EditorItem =
  /** A medium of this project. */
  | { readonly kind: 'media'; readonly mediaId: string }
  /** A medium that is not part of the project yet. */
  | { readonly kind: 'library'; readonly media: MediaRef }
  | { readonly kind: 'text'; readonly id: string; readonly text: string }
  | { readonly kind: 'template'; readonly id: string; readonly texts: Readonly<Record<string, string>> }
  | { readonly kind: 'sticker'; readonly id: string; readonly name: string }
  | { readonly kind: 'shape'; readonly id: string }
  /** Music of our own; repeated to the video's end where that is wished. */
  | { readonly kind: 'loop'; readonly id: string; readonly name: string; readonly isRepeated: boolean }
  /** A sound effect of our own. */
  | { readonly kind: 'sound'; readonly id: string; readonly name: string }
  | { readonly kind: 'effect'; readonly id: string }
  /** A ready mix of effects (滤镜). */
  | { readonly kind: 'look'; readonly id: string }
  | { readonly kind: 'transition'; readonly id: string };

type EditorItemKind = EditorItem['kind'];

/** The type under which an item travels in a drag. */
export const editorItemType = 'application/x-editor-item';

const kinds: ReadonlySet<string> = new Set<EditorItemKind>([
  'media',
  'library',
  'text',
  'template',
  'sticker',
  'shape',
  'loop',
  'sound',
  'effect',
  'look',
  'transition',
]);

export const writeItem = (data: DataTransfer, item: EditorItem): void => {
  data.setData(editorItemType, JSON.stringify(item));
  data.effectAllowed = 'copy';
  dragged = item;
  const forget = (): void => {
    dragged = undefined;
  };
  document.addEventListener('dragend', forget, { once: true });
};

let dragged: EditorItem | undefined;

/** What is being dragged on this page just now: until it is dropped, a browser tells its type only. */
export const draggedItem = (): EditorItem | undefined => dragged;

/** The item of a drop; undefined when something else was dropped. */
export function readItem(data: Pick<DataTransfer, 'getData'>): EditorItem | undefined {
  const text = data.getData(editorItemType);
  if (!text) return undefined;
  try {
    const item: unknown = JSON.parse(text);
    return isItem(item) ? item : undefined;
  } catch {
    return undefined;
  }
}

function isItem(value: unknown): value is EditorItem {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !kinds.has(String(value.kind))) return false;
  if (value.kind === 'media') return 'mediaId' in value && typeof value.mediaId === 'string';
  if (value.kind === 'library') return 'media' in value && typeof value.media === 'object' && value.media !== null;
  return 'id' in value && typeof value.id === 'string';
}
