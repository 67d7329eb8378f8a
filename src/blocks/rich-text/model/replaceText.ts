import { Fragment, type Schema, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { suggestionPieces } from '@/domain/writing/suggestionPieces';
import { textIndexOf } from './textIndex';

function paragraphs(schema: Schema, text: string): Slice {
  const { paragraph } = schema.nodes;
  if (!paragraph) return Slice.empty;
  const nodes = text.split('\n').map((line) => paragraph.create(null, line === '' ? [] : [schema.text(line)]));
  return new Slice(Fragment.from(nodes), 1, 1);
}

/** Writes a text in the place of [from, to); a line break begins a paragraph. */
export function replaceRange(tr: Transaction, from: number, to: number, text: string): Transaction {
  if (text.includes('\n')) return tr.replace(from, to, paragraphs(tr.doc.type.schema, text));
  return text === '' ? tr.delete(from, to) : tr.insertText(text, from, to);
}

/**
 * Makes the text of [from, to) another one by changing only what differs, so that bold words, links and images that
 * stay keep their place.
 */
export function rewriteRange(tr: Transaction, from: number, to: number, after: string): Transaction {
  const index = textIndexOf(tr.doc, from, to);
  const changes: { at: number; length: number; text: string }[] = [];
  let at = 0;
  for (const piece of suggestionPieces(index.text, after)) {
    if (piece.kind === 'change') changes.push({ at, length: piece.before.length, text: piece.after });
    at += piece.kind === 'same' ? piece.text.length : piece.before.length;
  }
  // From the end, so that what stands before keeps its positions.
  for (const change of changes.reverse()) {
    const behind = change.at + change.length;
    // Behind a line's end stands the next line, also when nothing is taken out there.
    const end = index.text[behind - 1] === '\n' ? index.posAt(behind) : index.endAt(behind);
    const start = change.length === 0 ? end : index.posAt(change.at);
    replaceRange(tr, start, Math.max(start, end), change.text);
  }
  return tr;
}
