import {
  type ElementNode,
  type HtmlNode,
  pastedLines,
  readBody,
  readSheetText,
  sheetHtml,
  textOfNodes,
} from '@/domain/articles/html';
import { cleanPaste } from './cleanPaste';
import { clipboardTables } from './clipboardTables.data';

const elements = (nodes: readonly HtmlNode[]): ElementNode[] => nodes.filter((node) => node.type === 'element');

function cellOf({ tag, attrs, children }: ElementNode): string {
  const { colspan = '1', rowspan = '1' } = attrs;
  const merged = colspan === '1' && rowspan === '1' ? '' : `{${colspan},${rowspan}}`;
  const lines = elements(children).map((line) => textOfNodes([line]).trim());
  return `${tag === 'th' ? '#' : ''}${lines.join('\n')}${merged}`;
}

/** What a body holds, in the spelling of the samples. */
const blocksOf = (html: string) =>
  elements(readBody(html)).map((node) =>
    node.tag === 'table'
      ? elements(node.children).map((row) => elements(row.children).map(cellOf))
      : textOfNodes([node]),
  );
describe.each(clipboardTables)('$name', ({ html, text, blocks, lines }) => {
  const clean = cleanPaste(html || sheetHtml(readSheetText(text) ?? [])).html;
  it('becomes a table in a text with tables', () => {
    expect(blocksOf(clean)).toEqual(blocks);
    expect(cleanPaste(clean).html).toBe(clean);
  });
  it('becomes readable lines where there are none', () => {
    expect(pastedLines(html, text)?.text.split('\n').filter(Boolean)).toEqual(lines);
  });
});
