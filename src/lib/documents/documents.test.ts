import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { type DocumentBlock, DocumentError, makeDocx, makePdf, readDocument } from '.';
import { woffToSfnt } from './woffToSfnt';
import { wordParagraphs } from './wordParagraphs';

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

const aFile = (name: string, content: string | Uint8Array): File =>
  new File([typeof content === 'string' ? content : (content as Uint8Array<ArrayBuffer>)], name);

const word = (body: string, extra: Zippable = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
    ...extra,
  });
const p = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const reasonOf = async (file: File): Promise<string> =>
  readDocument(file).then(
    () => 'read',
    (error: unknown) => (error instanceof DocumentError ? error.reason : String(error)),
  );

const blocks: readonly DocumentBlock[] = [
  { kind: 'title', text: '保温杯 · 痛点版' },
  { kind: 'heading', text: '钩子' },
  { kind: 'text', text: '早上装的热水，晚上还烫嘴！480ml only ¥129' },
  {
    kind: 'table',
    head: ['镜号', '台词'],
    rows: [
      ['1', '倒放也不漏。'],
      ['2', '一个 & <两个>'],
    ],
  },
  { kind: 'note', text: '共 2 句' },
];

test('what is written as Word is read back, tables as lines with tabs', async () => {
  const bytes = await bytesOf(await makeDocx(blocks, '保温杯'));
  expect(Object.keys(unzipSync(bytes))).toContain('word/document.xml');
  const { text, title, losses } = await readDocument(aFile('随便.docx', bytes));
  expect(text.split('\n')).toEqual([
    '保温杯 · 痛点版',
    '钩子',
    '早上装的热水，晚上还烫嘴！480ml only ¥129',
    '镜号\t台词',
    '1\t倒放也不漏。',
    '2\t一个 & <两个>',
    '共 2 句',
  ]);
  expect(title).toBe('保温杯');
  expect(losses).toEqual([]);
});

test('deleted text, tab stops and field codes of a Word file are left out', () => {
  const xml =
    '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>留下</w:t></w:r>' +
    '<w:del><w:r><w:delText>删掉</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r>' +
    '<w:r><w:tab/><w:t>&#x597D;&amp;</w:t><w:br/><w:t/></w:r></w:p>';
  expect(wordParagraphs(xml)).toEqual(['留下\t好&\n']);
});

test('what reviewers deleted, images and notes are counted as left behind', async () => {
  const deleted = '<w:del w:id="1" w:author="a"><w:r><w:delText>原价</w:delText></w:r></w:del>';
  const endOfParagraph = '<w:pPr><w:rPr><w:del w:id="2" w:author="a"/></w:rPr></w:pPr>';
  const note = '<w:r><w:footnoteReference w:id="5"/></w:r>';
  const file = aFile(
    '修订.docx',
    word(`<w:p>${endOfParagraph}<w:r><w:t>现价</w:t></w:r>${deleted}${note}</w:p>`, {
      'word/media/image1.png': new Uint8Array(8),
      'word/media/image2.png': new Uint8Array(8),
    }),
  );
  expect(await readDocument(file)).toMatchObject({
    text: '现价',
    losses: [
      { kind: 'images', count: 2 },
      { kind: 'notes', count: 1 },
      { kind: 'deletions', count: 1 },
    ],
  });
});

test('comments of reviewers are counted, each once, and are no part of the text', async () => {
  const mark = (id: number) =>
    `<w:commentRangeStart w:id="${id}"/><w:r><w:t>句</w:t></w:r><w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
  const xml = '<w:comments><w:comment w:id="0"/><w:comment w:id="3"/></w:comments>';
  const file = aFile('稿.docx', word(`<w:p>${mark(0)}${mark(3)}</w:p>`, { 'word/comments.xml': strToU8(xml) }));
  expect(await readDocument(file, { isRich: true })).toMatchObject({
    text: '句句',
    losses: [{ kind: 'comments', count: 2 }],
  });
});

test('macros are left aside and said', async () => {
  const file = aFile('宏.docm', word(p('第一句。'), { 'word/vbaProject.bin': new Uint8Array(10) }));
  expect(await readDocument(file)).toMatchObject({
    text: '第一句。',
    losses: [{ kind: 'macros', count: 1 }],
    title: '宏',
  });
});

test('files that are no documents are refused, each with its reason', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(30_000_000) }, { level: 9 });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await reasonOf(aFile('炸弹.docx', bomb))).toBe('bomb');
  expect(await reasonOf(aFile('旧.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])))).toBe('old-word');
  expect(await reasonOf(aFile('空.txt', ''))).toBe('empty');
  expect(await reasonOf(aFile('空白.docx', word(p('  '))))).toBe('empty');
  expect(await reasonOf(aFile('表.docx', zipSync({ 'xl/workbook.xml': strToU8('<x/>') })))).toBe('broken');
  expect(await reasonOf(aFile('断.docx', word(p('一')).slice(0, 60)))).toBe('broken');
  expect(await reasonOf(aFile('图.txt', new Uint8Array([0x89, 0x50, 0, 0, 1, 2])))).toBe('not-text');
  const entity = strToU8('<!DOCTYPE a [<!ENTITY x "y">]><w:document><w:p><w:t>&x;</w:t></w:p></w:document>');
  expect(await reasonOf(aFile('实体.docx', zipSync({ 'word/document.xml': entity })))).toBe('broken');
});

test('a part that lies about its size takes no more memory than it said', async () => {
  const bytes = word(p('字'.repeat(50_000)));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  expect(['broken', 'empty', 'read']).toContain(await reasonOf(aFile('谎.docx', bytes)));
});

test('text files of old Chinese programs are read', async () => {
  const gb = new Uint8Array([0xb5, 0xda, 0xd2, 0xbb, 0xbe, 0xe4]);
  expect((await readDocument(aFile('旧.txt', gb))).text).toBe('第一句');
});

const hasPdftotext = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test('a PDF carries its fonts and its text can be taken out again', async () => {
  const files = join(process.cwd(), 'node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-');
  const fonts = ['latin', 'chinese-simplified'].map((set) =>
    woffToSfnt(new Uint8Array(readFileSync(`${files}${set}-400-normal.woff`))),
  );
  const many = Array.from({ length: 60 }, (_, index) => ({ kind: 'text' as const, text: `第 ${index + 1} 句 🙂` }));
  const bytes = await bytesOf(await makePdf([...blocks, ...many], '保温杯', async () => fonts));
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(120_000);
  if (!hasPdftotext) return;
  const text = execFileSync('pdftotext', ['-', '-'], { input: bytes }).toString();
  expect(text).toContain('早上装的热水，晚上还烫嘴！480ml only ¥129');
  expect(text).toContain('倒放也不漏。');
  expect(text).toMatch(/1 ?\/ ?3/);
});
