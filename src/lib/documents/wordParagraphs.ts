const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text of XML with its references resolved. */
export function decodeXml(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** What was taken out in review, the copy of a drawing for programs that do not know it, and where tabs stop. */
const left = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText', 'w:delText', 'w:tabs']);

/**
 * Paragraphs of a Word document's XML; a table's row is one line, its cells apart by tabs. One pass over the text, no
 * entities but the five of XML, no document type: what is not understood is passed over.
 */
export function wordParagraphs(xml: string): readonly string[] {
  const lines: string[] = [];
  const sinks: string[][] = [lines];
  const rows: string[][] = [];
  const paragraphs: string[] = [];
  let skipped = 0;
  let isText = false;
  const put = (line: string) => sinks.at(-1)?.push(line);
  const write = (text: string) => {
    const last = paragraphs.length - 1;
    if (last >= 0) paragraphs[last] = `${paragraphs[last] ?? ''}${text}`;
  };

  const starts: Readonly<Record<string, () => void>> = {
    'w:p': () => paragraphs.push(''),
    'w:tab': () => write('\t'),
    'w:br': () => write('\n'),
    'w:cr': () => write('\n'),
    'w:noBreakHyphen': () => write('-'),
    'w:tr': () => rows.push([]),
    'w:tc': () => sinks.push([]),
  };
  const ends: Readonly<Record<string, () => void>> = {
    'w:p': () => put(paragraphs.pop() ?? ''),
    'w:tc': () => {
      if (sinks.length > 1) rows.at(-1)?.push((sinks.pop() ?? []).join(' ').replace(/\s+/g, ' ').trim());
    },
    'w:tr': () => put((rows.pop() ?? []).join('\t')),
  };

  for (const [, close, name = '', isEmpty, text] of xml.matchAll(/<(\/?)([\w:.-]+)[^<>]*?(\/?)>|([^<>]+)/g)) {
    if (text !== undefined) {
      if (isText && skipped === 0) write(decodeXml(text));
      continue;
    }
    if (left.has(name)) {
      if (!isEmpty) skipped = Math.max(0, skipped + (close ? -1 : 1));
      continue;
    }
    if (skipped > 0) continue;
    if (name === 'w:t') isText = !close && !isEmpty;
    else if (close) ends[name]?.();
    else {
      starts[name]?.();
      if (isEmpty) ends[name]?.();
    }
  }
  return lines;
}
