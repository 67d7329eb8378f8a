import type { DocumentBlock } from './types';
import { A4_PAGE, wordFace } from './wordPage';

/** Width of an A4 page without its margins, in twentieths of a point. */
const pageWidth = 9638;

/** A Word file of the blocks. The library is loaded when the first one is made. */
export async function makeDocx(blocks: readonly DocumentBlock[], title = ''): Promise<Blob> {
  const {
    AlignmentType,
    Document,
    HeadingLevel,
    Packer,
    Paragraph,
    ShadingType,
    Table,
    TableCell,
    TableLayoutType,
    TableRow,
    TextRun,
    WidthType,
  } = await import('docx');
  type Block = Exclude<DocumentBlock, { kind: 'table' }>;

  const paragraph = ({ kind, text }: Block) => {
    if (kind === 'title')
      return new Paragraph({
        text,
        heading: HeadingLevel.TITLE,
        alignment: AlignmentType.START,
        spacing: { after: 200 },
      });
    if (kind === 'heading')
      return new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 80 } });
    const isNote = kind === 'note';
    return new Paragraph({
      spacing: { after: 100, line: 340 },
      children: text.split('\n').map(
        (line, index) =>
          new TextRun({
            text: line,
            ...(index > 0 ? { break: 1 } : {}),
            ...(isNote ? { color: '7A7A85', size: 19 } : {}),
          }),
      ),
    });
  };
  const cell = (text: string, width: number, isHead: boolean) =>
    new TableCell({
      width: { size: Math.round(width), type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: 'EFEDFC' } } : {}),
      children: text
        .split('\n')
        .map((line) => new Paragraph({ children: [new TextRun({ text: line, bold: isHead, size: 20 })] })),
    });
  const table = ({ head, rows, widths }: Extract<DocumentBlock, { kind: 'table' }>) => {
    const shares = widths ?? head.map(() => 1);
    const sum = shares.reduce((total, share) => total + share, 0);
    const columns = shares.map((share) => (share / sum) * pageWidth);
    const row = (cells: readonly string[], isHead: boolean) =>
      new TableRow({
        tableHeader: isHead,
        cantSplit: true,
        children: columns.map((width, index) => cell(cells[index] ?? '', width, isHead)),
      });
    return new Table({
      width: { size: pageWidth, type: WidthType.DXA },
      columnWidths: columns.map(Math.round),
      layout: TableLayoutType.FIXED,
      rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
    });
  };

  const document = new Document({
    title,
    creator: '',
    styles: { default: { document: { run: { font: wordFace, size: 22 } } } },
    sections: [
      {
        properties: { page: A4_PAGE },
        children: blocks.map((block) => (block.kind === 'table' ? table(block) : paragraph(block))),
      },
    ],
  });
  return Packer.toBlob(document);
}
