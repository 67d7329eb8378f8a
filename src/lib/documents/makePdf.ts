import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { createSetter, type Setter } from './pdfText';
import type { DocumentBlock } from './types';

/** Points; A4. */
const page = { width: 595.28, height: 841.89, margin: 56, footer: 40 };
const bodyWidth = page.width - 2 * page.margin;
const styles = {
  title: { size: 20, lead: 30, before: 0, after: 14, grey: 0.1 },
  heading: { size: 13, lead: 20, before: 12, after: 4, grey: 0.1 },
  text: { size: 11, lead: 18, before: 0, after: 5, grey: 0.15 },
  note: { size: 9.5, lead: 15, before: 0, after: 4, grey: 0.45 },
} as const;
const cellStyle = { size: 9.5, lead: 14, grey: 0.15 };
const cellPadding = 6;

/**
 * A PDF of the blocks, A4, with its fonts in it: the text can be marked and searched everywhere. Characters that no font
 * has are shown as a box. Library and fonts are loaded when the first one is made.
 * @param fonts for tests; else fetched. @throws TypeError when the fonts cannot be fetched
 */
export async function makePdf(
  blocks: readonly DocumentBlock[],
  title = '',
  fonts: () => Promise<PdfFonts> = pdfFonts,
): Promise<Blob> {
  const [{ PDFDocument, rgb }, fontkit, files] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('fontkit'),
    fonts(),
  ]);
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  if (title) document.setTitle(title);
  const faces = await Promise.all(files.map((file) => document.embedFont(file, { subset: true })));
  const writer = new PdfWriter(document, createSetter(faces, rgb), rgb);
  for (const block of blocks) writer.put(block);
  writer.number();
  const bytes = await document.save();
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

type Rgb = typeof import('@cantoo/pdf-lib').rgb;
type TableBlock = Extract<DocumentBlock, { kind: 'table' }>;

class PdfWriter {
  private sheet: PDFPage;
  private y = page.height - page.margin;

  constructor(
    private readonly document: PDFDocument,
    private readonly setter: Setter,
    private readonly rgb: Rgb,
  ) {
    this.sheet = document.addPage([page.width, page.height]);
  }

  put(block: DocumentBlock): void {
    if (block.kind === 'table') this.table(block);
    else this.paragraph(block.text, styles[block.kind]);
  }

  /** Page numbers, once all pages are there. */
  number(): void {
    const pages = this.document.getPages();
    if (pages.length < 2) return;
    pages.forEach((sheet, index) => {
      this.setter.draw(sheet, `${index + 1} / ${pages.length}`, { x: page.width / 2 - 12, y: 28, size: 9, grey: 0.5 });
    });
  }

  private paragraph(text: string, style: (typeof styles)[keyof typeof styles]): void {
    this.y -= style.before;
    for (const line of this.setter.wrap(text, style.size, bodyWidth)) {
      this.room(style.lead);
      this.y -= style.lead;
      this.setter.draw(this.sheet, line, { x: page.margin, y: this.y + style.lead * 0.3, ...style });
    }
    this.y -= style.after;
  }

  private table({ head, rows, widths }: TableBlock): void {
    const shares = widths ?? head.map(() => 1);
    const sum = shares.reduce((total, share) => total + share, 0);
    const columns = shares.map((share) => (share / sum) * bodyWidth);
    this.row(head, columns, true);
    for (const row of rows) {
      if (this.row(row, columns, false)) continue;
      this.turn();
      this.row(head, columns, true);
      this.row(row, columns, false, true);
    }
    this.y -= 10;
  }

  /** Draws one row; false when it does not fit on what is left of the page. A row longer than a page is cut at its end. */
  private row(cells: readonly string[], columns: readonly number[], isHead: boolean, isForced = false): boolean {
    const lines = columns.map((width, index) =>
      this.setter.wrap(cells[index] ?? '', cellStyle.size, width - 2 * cellPadding),
    );
    const most = Math.floor((page.height - page.margin - page.footer - 60) / cellStyle.lead);
    const count = Math.min(most, Math.max(1, ...lines.map(({ length }) => length)));
    const height = count * cellStyle.lead + 2 * cellPadding;
    if (this.y - height < page.footer && !isForced && !isHead) return false;
    if (this.y - height < page.footer) this.turn();
    const color = this.rgb(0.85, 0.85, 0.88);
    if (isHead)
      this.sheet.drawRectangle({
        x: page.margin,
        y: this.y - height,
        width: bodyWidth,
        height,
        color: this.rgb(0.95, 0.94, 0.99),
      });
    let x = page.margin;
    lines.forEach((cell, index) => {
      cell.slice(0, count).forEach((line, at) => {
        const y = this.y - cellPadding - (at + 1) * cellStyle.lead + 4;
        this.setter.draw(this.sheet, line, { x: x + cellPadding, y, ...cellStyle });
      });
      x += columns[index] ?? 0;
    });
    this.y -= height;
    this.sheet.drawLine({
      start: { x: page.margin, y: this.y },
      end: { x: page.margin + bodyWidth, y: this.y },
      thickness: 0.6,
      color,
    });
    return true;
  }

  private room(height: number): void {
    if (this.y - height < page.footer) this.turn();
  }

  private turn(): void {
    this.sheet = this.document.addPage([page.width, page.height]);
    this.y = page.height - page.margin;
  }
}

/** Fonts of a PDF as TrueType: a character is set in the first one that has it. */
type PdfFonts = readonly Uint8Array[];

let loading: Promise<PdfFonts> | undefined;

/** Noto Sans SC, fetched when the first PDF is made (1.6 MB). @throws TypeError when the network is away */
function pdfFonts(): Promise<PdfFonts> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PdfFonts> {
  const { woffToSfnt } = await import('./woffToSfnt');
  const addresses = [
    new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff', import.meta.url).href,
    new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff', import.meta.url).href,
  ];
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address);
      if (!response.ok) throw new TypeError(`font ${response.status}`);
      return woffToSfnt(new Uint8Array(await response.arrayBuffer()));
    }),
  );
}
