import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/** An image that stands first would be selected, and the first letter typed would take its place. */
export function beginInText({ state, view }: Editor): void {
  const inText = Selection.findFrom(state.doc.resolve(0), 1, true);
  if (inText && state.selection instanceof NodeSelection) view.dispatch(state.tr.setSelection(inText));
}
