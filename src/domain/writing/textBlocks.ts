/** Plain text is cut here at the latest: a browser lays out a paragraph as a whole whenever it changes. */
const longestLine = 600;

/** A run of text that is drawn by itself. */
export interface TextBlock {
  /** Place of its first character: stays the same while text is added at the end. */
  readonly from: number;
  readonly text: string;
}

/**
 * Cuts a growing text into blocks, of which only the last ones change: drawing a stream then costs what is new, not
 * what is there. `known` is what this function gave for an earlier state of the same text.
 * @param kind `plain`: lines; `markdown`: blocks between blank lines, fences and lists kept whole
 */
export function textBlocks(text: string, kind: 'plain' | 'markdown', known: readonly TextBlock[] = []): TextBlock[] {
  // the last block may still grow; the one before may turn out to belong to it (a list that goes on)
  const kept = known.slice(0, -2);
  const last = kept.at(-1);
  const from = last ? last.from + last.text.length : 0;
  const isSame = !last || text.startsWith(last.text, last.from);
  const start = isSame ? from : 0;
  const rest = text.slice(start);
  const cuts = kind === 'plain' ? plainBlocks(rest) : markdownBlocks(rest);
  let at = start;
  const added = cuts.map((block) => {
    const made = { from: at, text: block };
    at += block.length;
    return made;
  });
  return isSame ? [...kept, ...added] : added;
}

function plainBlocks(text: string): string[] {
  return (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).flatMap((line) => {
    if (line.length <= longestLine) return [line];
    const parts: string[] = [];
    let rest = line;
    while (rest.length > longestLine) {
      const cut = cutAt(rest);
      parts.push(rest.slice(0, cut));
      rest = rest.slice(cut);
    }
    return rest === '' ? parts : [...parts, rest];
  });
}

/** After the last sentence that fits, never inside a character. */
function cutAt(line: string): number {
  const head = line.slice(0, longestLine);
  const sentence = Math.max(...['。', '！', '？', '. ', '，'].map((mark) => head.lastIndexOf(mark))) + 1;
  if (sentence > longestLine / 2) return sentence;
  return /[\ud800-\udbff]$/.test(head) ? longestLine - 1 : longestLine;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
/** Lines that go on what stands above a blank line: list items, indented text. */
const continues = /^(\s+\S|\s*([-*+]|\d+[.)])\s)/;

/** Whether the next line with text goes on with what stands before the blank one. */
function goesOn(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1).find((line) => line.trim() !== '');
  return next !== undefined && continues.test(next);
}

function markdownBlocks(text: string): string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const blocks: string[] = [];
  let block = '';
  let open = '';
  lines.forEach((line, index) => {
    block += line;
    const mark = fence.exec(line)?.[1];
    if (open !== '') open = mark?.startsWith(open) ? '' : open;
    else if (mark) open = mark;
    const ends = open === '' && line.trim() === '' && block.trim() !== '' && !goesOn(lines, index);
    if (!ends) return;
    blocks.push(block);
    block = '';
  });
  return block === '' ? blocks : [...blocks, block];
}
