import type { IRunOptions, IStylesOptions, ParagraphChild } from 'docx';
import type { RichAlign, RichBlock, RichListPlace, RichRun } from './richBlocks';
import { A4_PAGE, wordFace } from './wordPage';

/** Twentieths of a point that a level of a list moves in. */
const INDENT = 420;
const LEVELS = 9;
/** Pixels (96 a inch) of the text's width and of the tallest image on an A4 page. */
const MAX_IMAGE_WIDTH = 642;
const MAX_IMAGE_HEIGHT = 900;
const bullets = ['●', '○', '■'];

type ParagraphBlock = Exclude<RichBlock, { kind: 'image' | 'rule' | 'table' }>;
type TableBlock = Extract<RichBlock, { kind: 'table' }>;
type ImageBlock = Extract<RichBlock, { kind: 'image' }>;

const listName = ({ list }: RichListPlace): string => `list-${list}`;

type Docx = typeof import('docx');
type WriteRun = (run: RichRun) => ParagraphChild[];

const alignmentsOf = ({ AlignmentType }: Docx) =>
  ({
    left: AlignmentType.LEFT,
    center: AlignmentType.CENTER,
    right: AlignmentType.RIGHT,
    justify: AlignmentType.BOTH,
  }) as const satisfies Record<RichAlign, unknown>;

/** Pieces of text with their looks. */
function runWriter(docx: Docx): WriteRun {
  const look = ({ bold, italic, underline, strike, code, color, background, link }: RichRun): IRunOptions => ({
    ...(bold ? { bold } : {}),
    ...(italic ? { italics: true } : {}),
    ...(underline ? { underline: {} } : {}),
    ...(strike ? { strike } : {}),
    ...(color ? { color } : {}),
    ...(background ? { shading: { type: docx.ShadingType.CLEAR, fill: background } } : {}),
    ...(code ? { style: 'HTMLCode' } : link ? { style: 'Hyperlink' } : {}),
  });
  return (run) => {
    const made = run.text
      .split('\n')
      .map((text, index) => new docx.TextRun({ ...look(run), text, ...(index > 0 ? { break: 1 } : {}) }));
    return run.link ? [new docx.ExternalHyperlink({ link: run.link, children: made })] : made;
  };
}

/** Where in a list a paragraph stands. */
function placed(place: RichListPlace | undefined) {
  if (!place) return {};
  if (place.isContinued) return { style: 'ListContinue', indent: { left: INDENT * (place.level + 1) } };
  return { style: 'ListParagraph', numbering: { reference: listName(place), level: place.level } };
}

function paragraphWriter(docx: Docx, writeRun: WriteRun) {
  const { HeadingLevel, Paragraph } = docx;
  const alignments = alignmentsOf(docx);
  const styles = {
    title: { heading: HeadingLevel.TITLE },
    summary: { style: 'Subtitle' },
    h1: { heading: HeadingLevel.HEADING_1 },
    h2: { heading: HeadingLevel.HEADING_2 },
    h3: { heading: HeadingLevel.HEADING_3 },
    h4: { heading: HeadingLevel.HEADING_4 },
    text: {},
    quote: { style: 'Quote' },
    code: { style: 'HTMLPreformatted' },
  } as const satisfies Record<ParagraphBlock['kind'], object>;
  return ({ kind, runs, align, place }: ParagraphBlock, looks: object = {}) =>
    new Paragraph({
      ...styles[kind],
      ...placed(place),
      ...looks,
      ...(align ? { alignment: alignments[align] } : {}),
      children: runs.flatMap(writeRun),
    });
}

function imageWriter(docx: Docx) {
  const alignments = alignmentsOf(docx);
  /** @param columns that the width of the text is parted into where it stands */
  return ({ bytes, type, width, height, share, alt, align, place }: ImageBlock, columns = 1) => {
    const scale = Math.min(1, (MAX_IMAGE_WIDTH * share) / columns / width, MAX_IMAGE_HEIGHT / height);
    return new docx.Paragraph({
      ...placed(place && { ...place, isContinued: true }),
      alignment: alignments[align],
      children: [
        new docx.ImageRun({
          type,
          data: bytes,
          transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
          altText: { name: alt, description: alt, title: alt },
        }),
      ],
    });
  };
}

/** First rows of nothing but heads are said anew on each page. */
function tableWriter(docx: Docx, paragraph: ReturnType<typeof paragraphWriter>, image: ReturnType<typeof imageWriter>) {
  return ({ rows }: TableBlock) => {
    const width = (rows[0] ?? []).reduce((sum, { columns }) => sum + columns, 0);
    return new docx.Table({
      width: { size: 100, type: docx.WidthType.PERCENTAGE },
      rows: rows.map(
        (cells, index) =>
          new docx.TableRow({
            cantSplit: true,
            tableHeader: rows
              .slice(0, index)
              .concat([cells])
              .flat()
              .every(({ isHead }) => isHead),
            children: cells.map(
              ({ blocks, isHead, columns, rows: span }) =>
                new docx.TableCell({
                  columnSpan: columns,
                  rowSpan: span,
                  ...(isHead ? { shading: { type: docx.ShadingType.CLEAR, fill: 'F2F2F5' } } : {}),
                  margins: { top: 60, bottom: 60, left: 100, right: 100 },
                  children: blocks.flatMap((one) => {
                    if (one.kind === 'image') return [image(one, Math.max(1, width / columns))];
                    if (one.kind === 'rule' || one.kind === 'table') return [];
                    return [paragraph(one, { spacing: { after: 0, line: 300 } })];
                  }),
                }),
            ),
          }),
      ),
    });
  };
}

/** A Word file of text with its looks, lists and images. The library is loaded when the first one is made. */
export async function makeRichDocx(blocks: readonly RichBlock[], title = ''): Promise<Blob> {
  const docx = await import('docx');
  const { AlignmentType, Document, LevelFormat, Packer, Paragraph } = docx;
  const writeRun = runWriter(docx);
  const paragraph = paragraphWriter(docx, writeRun);
  const image = imageWriter(docx);
  const table = tableWriter(docx, paragraph, image);
  const one = (block: RichBlock) => {
    if (block.kind === 'table') return table(block);
    if (block.kind === 'rule') return new Paragraph({ thematicBreak: true });
    return block.kind === 'image' ? image(block) : paragraph(block);
  };

  const numbering = listsOf(blocks).map((place) => ({
    reference: listName(place),
    levels: Array.from({ length: LEVELS }, (_, level) => ({
      level,
      format: place.isOrdered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
      text: place.isOrdered ? `%${level + 1}.` : (bullets[level % bullets.length] ?? '●'),
      start: place.start,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
    })),
  }));
  const document = new Document({
    title,
    creator: '',
    numbering: { config: numbering },
    styles: documentStyles(docx),
    sections: [{ properties: { page: A4_PAGE }, children: blocks.map(one) }],
  });
  return Packer.toBlob(document);
}

/** The first place of each list. */
function listsOf(blocks: readonly RichBlock[]): RichListPlace[] {
  const found = new Map<number, RichListPlace>();
  for (const block of blocks)
    if (block.kind !== 'rule' && block.kind !== 'table' && block.place && !found.has(block.place.list))
      found.set(block.place.list, block.place);
  return [...found.values()];
}

const spacing = { after: 160, line: 360 };

/** Word's own styles, by which other programs know a heading, a quotation or code again. */
const documentStyles = (docx: typeof import('docx')): IStylesOptions => ({
  default: {
    document: { run: { font: wordFace, size: 22 }, paragraph: { spacing } },
    title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 240 } } },
    heading1: { run: { size: 36, bold: true }, paragraph: { spacing: { before: 320, after: 120 } } },
    heading2: { run: { size: 30, bold: true }, paragraph: { spacing: { before: 280, after: 120 } } },
    heading3: { run: { size: 26, bold: true }, paragraph: { spacing: { before: 240, after: 80 } } },
    heading4: { run: { size: 24, bold: true }, paragraph: { spacing: { before: 200, after: 80 } } },
    listParagraph: { paragraph: { spacing: { after: 80, line: 360 } } },
  },
  paragraphStyles: [
    { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { color: '7A7A85', size: 20 } },
    { id: 'ListContinue', name: 'List Continue', basedOn: 'Normal', paragraph: { spacing: { after: 80 } } },
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      run: { color: '595959' },
      paragraph: {
        indent: { left: INDENT },
        border: { left: { style: docx.BorderStyle.SINGLE, size: 18, space: 8, color: 'D0D0D6' } },
      },
    },
    {
      id: 'HTMLPreformatted',
      name: 'HTML Preformatted',
      basedOn: 'Normal',
      run: { font: 'Consolas', size: 19 },
      paragraph: { spacing: { line: 280, after: 160 } },
    },
  ],
  characterStyles: [{ id: 'HTMLCode', name: 'HTML Code', run: { font: 'Consolas' } }],
});
