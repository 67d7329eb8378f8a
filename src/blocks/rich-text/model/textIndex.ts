import type { Node as DocNode } from '@tiptap/pm/model';

interface Segment {
  /** Offset in the text. */
  readonly at: number;
  /** Position in the document. */
  readonly pos: number;
  readonly length: number;
}

/** Plain text of a document and where each character of it stands: a line a block, a line break a line. */
export interface TextIndex {
  readonly text: string;
  /** Position of the character at this offset; at the end of a block that of its end. */
  readonly posAt: (offset: number) => number;
  /** Position behind the character before this offset. */
  readonly endAt: (offset: number) => number;
}

/** Reads the text of a document, or of the part [from, to) of it. */
export function textIndexOf(doc: DocNode, from = 0, to = doc.content.size): TextIndex {
  const segments: Segment[] = [];
  let text = '';
  let hasBlock = false;
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isText) {
      const start = Math.max(from, pos);
      const end = Math.min(to, pos + node.nodeSize);
      const part = (node.text ?? '').slice(start - pos, end - pos);
      if (part !== '') segments.push({ at: text.length, pos: start, length: part.length });
      text += part;
      return false;
    }
    if (node.type.name === 'hardBreak') {
      segments.push({ at: text.length, pos, length: 1 });
      text += '\n';
      return false;
    }
    if (node.isTextblock) {
      if (hasBlock) text += '\n';
      hasBlock = true;
      // An empty block has a place too.
      segments.push({ at: text.length, pos: Math.max(from, pos + 1), length: 0 });
    }
    return true;
  });

  const segmentAt = (offset: number): Segment | undefined => {
    let low = 0;
    let high = segments.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((segments[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return segments[low];
  };
  const posAt = (offset: number): number => {
    const segment = segmentAt(offset);
    return segment ? segment.pos + Math.min(offset - segment.at, segment.length) : from;
  };
  const endAt = (offset: number): number => (offset === 0 ? posAt(0) : posAt(offset - 1) + stepAt(offset - 1));
  const stepAt = (offset: number): number => {
    const segment = segmentAt(offset);
    return segment && offset - segment.at < segment.length ? 1 : 0;
  };
  return { text, posAt, endAt };
}
