/** Plain text is cut here at the latest: a browser lays out a paragraph as a whole whenever it changes. */
const longestLine = 600;

/** A run of text that is drawn by itself. */
export interface TextBlock {
  /** Place of its first character: stays the same while text is added at the end. */
  readonly from: number;
  readonly text: string;
}

/**
 * Cuts a growing text into lines, long ones into parts, of which only the last one changes: drawing a stream then costs
 * what is new, not what is there. `known` is what this function gave for an earlier state of the same text.
 */
export function textBlocks(text: string, known: readonly TextBlock[] = []): TextBlock[] {
  // the last line may still grow, and be cut elsewhere than before
  const kept = known.slice(0, -2);
  const last = kept.at(-1);
  const isSame = !last || text.startsWith(last.text, last.from);
  const start = isSame && last ? last.from + last.text.length : 0;
  let at = start;
  const added = plainBlocks(text.slice(start)).map((block) => {
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
