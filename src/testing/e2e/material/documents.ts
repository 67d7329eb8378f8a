import { makeDocx } from '../../../lib/documents/makeDocx';
import { makeRichDocx } from '../../../lib/documents/richDocx';
import type { GivenFile } from './media';

/** Documents made here: a Chinese PDF whose font has to be looked up, one of images, one behind a password, a Word file. */

const given = (name: string, buffer: Buffer, mimeType = 'application/pdf'): GivenFile => ({ name, mimeType, buffer });

/** A PDF of its objects, the first being the catalogue. */
function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return String(at).padStart(10, '0');
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${at} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** Pages of lines in the font that every Chinese reader brings along: which sign is which, only the cMaps tell. */
export function chinesePdf(name: string, pages: readonly (readonly string[])[]): GivenFile {
  const font = 3 + pages.length * 2;
  const kids = pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  const sheets = pages.flatMap((lines, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + index * 2} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
    stream(
      `BT /F1 12 Tf 60 780 Td ${lines.map((line, at) => `/F1 ${at === 0 ? 18 : 12} Tf <${hex(line)}> Tj 0 -26 Td`).join(' ')} ET`,
    ),
  ]);
  return given(
    name,
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      ...sheets,
      `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${font + 1} 0 R] >>`,
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor ${font + 2} 0 R /DW 1000 >>`,
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ]),
  );
}

const drawnPage = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
  stream('0.8 g 60 60 475 722 re f'),
];

/** A page that is only painted, as a scanner makes it. */
export const scannedPdf = (name: string): GivenFile => given(name, pdfOf(drawnPage));

/** Opens with a password only, and nobody knows it. */
export function lockedPdf(name: string): GivenFile {
  const key = 'a5'.repeat(32);
  const lock = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O <${key}> /U <${key}> >>`;
  return given(name, pdfOf([...drawnPage, lock], `/Encrypt 5 0 R /ID [<${'0'.repeat(32)}> <${'0'.repeat(32)}>]`));
}

export async function wordFile(name: string, title: string, lines: readonly string[]): Promise<GivenFile> {
  const blob = await makeDocx(
    [{ kind: 'title', text: title }, ...lines.map((text) => ({ kind: 'text' as const, text }))],
    title,
  );
  return given(name, Buffer.from(await blob.arrayBuffer()), wordMime);
}

const wordMime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word file with headings, a list in a list, colors, a struck price and an image. */
export async function richWordFile(name: string, title: string, image: GivenFile): Promise<GivenFile> {
  const item = (text: string, level: number, isOrdered: boolean) => ({
    kind: 'text' as const,
    runs: [{ text }],
    place: { list: level, level, isOrdered, start: 1, isContinued: false },
  });
  const blob = await makeRichDocx(
    [
      { kind: 'title', runs: [{ text: title }] },
      { kind: 'h2', runs: [{ text: '先看桌腿' }] },
      {
        kind: 'text',
        runs: [
          { text: '原价 2999', strike: true },
          { text: '现在更稳', color: 'D4380D', bold: true },
        ],
      },
      item('升降稳不稳', 0, true),
      item('双电机', 1, false),
      item('声音大不大', 0, true),
      {
        kind: 'image',
        bytes: image.buffer,
        type: 'png',
        width: 300,
        height: 400,
        share: 0.5,
        alt: '桌腿',
        align: 'center',
      },
      { kind: 'text', runs: [{ text: '就这些。' }] },
    ],
    title,
  );
  return given(name, Buffer.from(await blob.arrayBuffer()), wordMime);
}

export const textFile = (name: string, text: string): GivenFile => given(name, Buffer.from(text), 'text/plain');
