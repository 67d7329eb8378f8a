import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readPartList } from '../../../mock/_core/objectStorage/multipart';
import { OssError } from '../../../mock/_core/objectStorage/ossError';
import { EngineError } from '../../../mock/_engines/engineError';
import { readArticle } from '../../../mock/_engines/extractor/article';
import { readProduct } from '../../../mock/_engines/extractor/extract';
import { clausesOf } from '../../../mock/_engines/writer/embedded/clauses';
import { sentencesIn } from '../../../mock/_engines/writer/embedded/reading';
import { readDataUrl } from '../../../mock/_groups/files/dataUrl';
import { fileUses } from '../../../mock/_groups/files/uses';
import { linesOf, topicsOf } from '../../blocks/text-actions/linesOf';
import {
  bodyText,
  cleanHtml,
  htmlToMarkdown,
  markdownToHtml,
  markdownToNoteHtml,
  splitTitle,
} from '../../domain/articles/html';
import { breakDown, findCuts, transcriptOf } from '../../domain/breakdown';
import { checkText, parseWordLines } from '../../domain/compliance';
import { readAnswer } from '../../domain/conversation';
import { parseStructure } from '../../domain/frameworks';
import { parseGoodsText } from '../../domain/goods/parseGoodsText';
import { parseShareText } from '../../domain/goods/parseShareText';
import { headingsOf } from '../../domain/knowledge';
import { parseTemplate } from '../../domain/prompts/template';
import { readDate, readTime, splitMoment } from '../../domain/publishing/importing/readMoment';
import { parseScriptText } from '../../domain/script/parseScript';
import { readOuts, speakable } from '../../domain/speech';
import { splitScript } from '../../domain/storyboard';
import { finishedLines } from '../../domain/writing/taggedLines';
import { ParseError } from '../../engine/captions/parseError';
import { readSubtitles } from '../../engine/captions/readSubtitles';
import { DocumentError } from '../../lib/documents';
import { readWord } from '../../lib/documents/readWord';
import { SheetError, sheetLimits } from '../../lib/sheets';
import { parseCsv } from '../../lib/sheets/csv';
import { readSheet } from '../../lib/sheets/readSheet';
import { firstHttpUrl } from '../../utils/firstHttpUrl';
import { SseParser } from '../../utils/SseParser';

export interface Parser {
  readonly name: string;
  readonly parse: (text: string) => unknown;
  /** A document as an honest program writes it. */
  readonly valid: string;
  /** What a hostile run stands between, where the parser looks closest. */
  readonly places?: readonly (readonly [before: string, after: string])[];
  /** Characters to begin with; 20 000 where it is not said. */
  readonly size?: number;
  /** Breaks lines by measuring each, which is slow: `breaths.test.ts` holds its time. */
  readonly isMeasured?: false;
  /** The one error that it may throw. */
  readonly error?: abstract new (
    ...given: never[]
  ) => Error;
}

const corpus = (name: string): string => readFileSync(join(__dirname, 'corpus', name), 'utf8');
const html = corpus('page.html.txt');
const markdown = corpus('article.md');
const script = corpus('script.txt');

const page = (text: string) => ({
  url: 'https://shop.example/p/1',
  mime: 'text/html',
  charset: 'utf-8',
  bytes: Buffer.from(text),
});

const onlyRow = (text: string) => ({
  table: (name: string) => ({ all: () => (name === 'article' ? [{ id: 'a', mchno: 'm', body: text }] : []) }),
});

const word = (xml: string): Uint8Array => zipSync({ 'word/document.xml': strToU8(xml) });

const sheetParts = {
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/sharedStrings.xml': '<sst><si><t>保温杯</t></si></sst>',
};
const workbook = (sheet: string): File => {
  const parts = { ...sheetParts, 'xl/worksheets/sheet1.xml': sheet };
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  return new File([packed as BlobPart], 'a.xlsx');
};

function events(text: string) {
  const parser = new SseParser();
  return [...parser.push(Buffer.from(text)), ...parser.end()];
}

/** Whatever reads bytes that a stranger made: files, pages, pasted texts, answers of other services. */
export const parsers: readonly Parser[] = [
  {
    name: 'product page',
    size: 6000,
    parse: (text) => readProduct(page(text)),
    valid: html,
    places: [
      ['<h1>壶</h1><p>', ''],
      ['<title>', '</title>'],
      ['<meta name="description" content="', '">'],
      ['<script type="application/ld+json">', '</script>'],
      ['<img srcset="', '">'],
    ],
    error: EngineError,
  },
  {
    name: 'article page',
    size: 6000,
    parse: (text) => readArticle(page(text)),
    valid: html,
    places: [['<article>', '']],
    error: EngineError,
  },
  {
    name: 'HTML of a body',
    parse: cleanHtml,
    valid: corpus('body.html.txt'),
    places: [
      ['', ''],
      ['<a href="', '">x</a>'],
      ['<span style="color: rgb(', '">x</span>'],
    ],
  },
  { name: 'HTML to Markdown', parse: htmlToMarkdown, valid: corpus('body.html.txt') },
  { name: 'HTML to text', parse: bodyText, valid: corpus('body.html.txt') },
  {
    name: 'Markdown',
    parse: markdownToHtml,
    valid: markdown,
    places: [
      ['', ''],
      ['# ', 'x'],
      ['- ', 'x'],
    ],
  },
  { name: 'Markdown of a note', parse: markdownToNoteHtml, valid: markdown },
  { name: 'title of Markdown', parse: splitTitle, valid: markdown, places: [['# ', '']] },
  {
    name: 'answer of the assistant',
    parse: readAnswer,
    valid: markdown,
    places: [
      ['', ''],
      ['# ', 'x'],
      ['选题\n- **', 'x'],
    ],
  },
  {
    name: 'headings of a document',
    parse: headingsOf,
    valid: markdown,
    places: [
      ['', ''],
      ['# ', 'x'],
    ],
  },
  ...[
    { name: 'SRT', valid: corpus('cues.srt'), before: '1\n00:00:01,000 --> 00:00:02,000\n' },
    { name: 'VTT', valid: corpus('cues.vtt'), before: 'WEBVTT\n\n00:01.000 --> 00:02.000\n' },
    { name: 'ASS', valid: corpus('cues.ass'), before: '[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,' },
  ].map(
    ({ name, valid, before }): Parser => ({
      name,
      parse: (text) => readSubtitles(Buffer.from(text)),
      valid,
      places: [
        ['', ''],
        [before, ''],
        [before.slice(0, -14), ''],
      ],
      error: ParseError,
    }),
  ),
  { name: 'cues as a transcript', parse: (text) => transcriptOf([{ start: 0, end: 1, text }]), valid: script },
  {
    name: 'script',
    parse: (text) => parseScriptText(text),
    valid: script,
    isMeasured: false,
    places: [
      ['', ''],
      ['【', ''],
      ['|台词|\n', ''],
    ],
  },
  {
    name: 'product text',
    parse: (text) => parseGoodsText(text),
    valid: '手冲壶 细口\n到手价 ￥89.9\n【细口】出水稳\n材质：304不锈钢',
    places: [
      ['', ''],
      ['【', '】'],
      ['￥', ''],
      ['材质：', ''],
    ],
  },
  {
    name: 'share text',
    parse: (text) => parseShareText(text),
    valid: '【淘宝】https://m.tb.cn/h.5?tk=a CZ0001 「手冲壶」点击链接直接打开',
    places: [
      ['https://m.tb.cn/1 ', ''],
      ['https://m.tb.cn/1 【', '】'],
    ],
  },
  {
    name: 'storyboard',
    isMeasured: false,
    parse: (text) => splitScript(text),
    valid: script,
    places: [
      ['', ''],
      ['【a】', ''],
    ],
  },
  {
    name: 'structure',
    parse: parseStructure,
    valid: script,
    places: [
      ['', ''],
      ['a\n', ''],
    ],
  },
  {
    name: 'lines of the writer',
    parse: (text) => finishedLines(text, true),
    valid: script,
    places: [
      ['', ''],
      ['【', ''],
    ],
  },
  { name: 'lines of a list', parse: linesOf, valid: script },
  { name: 'topics of a list', parse: topicsOf, valid: script },
  { name: 'text to break down', parse: (text) => breakDown({ text }, findCuts({ text })), valid: script, size: 8000 },
  { name: 'text to check', parse: (text) => checkText(text), valid: script },
  { name: 'own words', parse: parseWordLines, valid: 'a|b\n最好|很好\n' },
  { name: 'spoken text', parse: speakable, valid: script },
  { name: 'what is read otherwise', parse: readOuts, valid: script },
  { name: 'template', parse: parseTemplate, valid: '写{{名称|text|杯}}的{{风格|choice|a|a,b}}' },
  {
    name: 'link in a text',
    parse: firstHttpUrl,
    valid: '看 https://a.test/b?c=d，好',
    places: [
      ['', ''],
      ['http://a', ''],
    ],
  },
  {
    name: 'moment',
    parse: (text) => [splitMoment(text), readDate(text, '2026-01-01'), readTime(text)],
    valid: '2026-11-25 18:30',
    places: [
      ['', ''],
      ['2026-11-25 ', ''],
    ],
  },
  {
    name: 'CSV',
    parse: (text) => parseCsv(text, sheetLimits),
    valid: corpus('table.csv'),
    places: [
      ['', ''],
      ['"', ''],
    ],
    error: SheetError,
  },
  {
    name: 'Excel',
    parse: (text) => readSheet(workbook(text)),
    valid: corpus('sheet.xml'),
    places: [
      ['', ''],
      ['<worksheet><sheetData><row r="1">', ''],
    ],
    error: SheetError,
  },
  {
    name: 'Word',
    parse: (text) => readWord({ bytes: word(text), isRich: true }),
    valid: corpus('document.xml'),
    places: [
      ['', ''],
      ['<w:p><w:r><w:t>', '</w:t></w:r></w:p>'],
    ],
    error: DocumentError,
  },
  {
    name: 'events of a stream',
    parse: events,
    valid: corpus('events.txt'),
    places: [
      ['', ''],
      ['data: ', ''],
    ],
  },
  {
    name: 'list of parts',
    parse: readPartList,
    valid: corpus('parts.xml'),
    places: [
      ['', ''],
      ['<Part>', '</Part>'],
    ],
    error: OssError,
  },
  {
    name: 'data address',
    parse: readDataUrl,
    valid: 'data:image/png;base64,AAAA',
    places: [
      ['data:', ''],
      ['data:image/png', ''],
    ],
  },
  {
    name: 'files named by a record',
    parse: (text) => fileUses(onlyRow(text) as never, onlyRow(text) as never)({ id: 'f', key: 'k', url: 'u' }),
    valid: '<img src="/api/oss/studio-media/a/b.png">',
    places: [
      ['', ''],
      ['/api/oss/', ''],
    ],
  },
  { name: 'clauses for the writer', parse: clausesOf, valid: script },
  { name: 'sentences for the writer', parse: sentencesIn, valid: script },
];
