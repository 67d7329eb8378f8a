import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Position behind the table that holds a position; undefined where none does. */
export function behindTable({ doc }: EditorState, pos: number): number | undefined {
  const place = doc.resolve(pos);
  for (let depth = 1; depth <= place.depth; depth += 1)
    if (place.node(depth).type.name === 'table') return place.after(depth);
  return undefined;
}

/**
 * Puts the cursor behind the table that it stands in, into a new paragraph where nothing follows. What is pasted next
 * would else go into the last cell of a table that was just pasted. Undefined where it stands in no table.
 */
export function leaveTable(state: EditorState): Transaction | undefined {
  const end = behindTable(state, state.selection.to);
  if (end === undefined) return undefined;
  const { tr, schema } = state;
  if (!tr.doc.resolve(end).nodeAfter?.isTextblock && schema.nodes.paragraph)
    tr.insert(end, schema.nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
}
