import { parseSrt } from '@/engine/captions/srt';
import { checkParts, fixedSrt, fixParts, likelyColumn, paragraphsOf, putParts } from './parts';
import { type ReportWords, reportHtml, reportMarkdown, reportRows, reportSheet } from './report';

const never = new AbortController().signal;
const words: ReportWords = {
  title: '检测报告',
  summary: '共 2 处',
  clean: '没有',
  place: '位置',
  word: '词',
  level: '级别',
  category: '类别',
  reason: '原因',
  suggestion: '建议',
  sentence: '原文',
  remove: '删去',
  facts: { contradicted: '和资料不一致', unsupported: '资料里没有' },
  source: (_, label, text) => `${label}${text}`,
  sources: '来源',
  readOn: (day) => `（${day} 查阅）`,
  check: '补充依据',
  levels: { high: '高', mid: '中', low: '提示' },
};
const place = (n: number) => `第 ${n} 段`;

test('captions keep their times when their words are replaced', async () => {
  const cues = parseSrt(
    '1\n00:00:01,000 --> 00:00:02,500\n全网最好的杯子\n\n2\n00:00:03,000 --> 00:00:04,000\n倒放不漏\n',
  );
  const parts = cues.map((cue, id) => ({ id, place: '', text: cue.text }));
  const findings = await checkParts(parts, { options: {} }, never);
  expect(findings.map(({ marks }) => marks.length > 0)).toEqual([true, false]);
  const fixed = parseSrt(fixedSrt(cues, fixParts(findings, {})));
  expect(fixed.map(({ start, end }) => [start, end])).toEqual(cues.map(({ start, end }) => [start, end]));
  expect(fixed[0]?.text).not.toContain('最好');
  expect(fixed[1]?.text).toBe('倒放不漏');
});

test('after replacing everything nothing is marked any more', async () => {
  const parts = paragraphsOf('全国第一的品牌\n\n国家级品质，最便宜\n普通的一段', place);
  const fixed = fixParts(await checkParts(parts, { options: {} }, never), {});
  expect((await checkParts(fixed, { options: {} }, never)).flatMap(({ marks }) => marks)).toEqual([]);
  expect(fixed[2]).toBe(parts[2]);
});

test('blank lines and indents stay where words are replaced', async () => {
  const text = '　　全国第一的品牌\n\n\n普通的一段\n  国家级品质 ';
  const fixed = putParts(text, fixParts(await checkParts(paragraphsOf(text, place), { options: {} }, never), {}));
  expect(fixed).not.toMatch(/第一|国家级/);
  expect(fixed).toMatch(/^　　[^\n]+\n\n\n普通的一段\n {2}\S+ $/);
  expect(putParts(text, [])).toBe(text);
});

test('the report names place, word and way out, and holds no markup of the text', async () => {
  const rows = reportRows(await checkParts(paragraphsOf('<b>最好</b>的|杯子', place), { options: {} }, never), words);
  expect(rows[0]).toMatchObject({ place: '第 1 段', word: '最好', sentence: '<b>最好</b>的|杯子' });
  expect(reportHtml(rows, words)).not.toContain('<b>');
  expect(reportMarkdown(rows, words)).toContain('| 第 1 段 | **最好** |');
});

test('the report links each word to the official page of its rule, with the day it was read', async () => {
  const rows = reportRows(await checkParts(paragraphsOf('最好的杯子', place), { options: {} }, never), words);
  const [source] = rows[0]?.sources ?? [];
  expect(source?.url).toMatch(/^https:\/\/www\.samr\.gov\.cn\//);
  expect(reportMarkdown(rows, words)).toContain(`[${source?.name}](${source?.url})（2026-11-20 查阅）`);
  expect(reportHtml(rows, words)).toContain(
    `<a href="${source?.url}" target="_blank" rel="noopener noreferrer">${source?.name}</a>（2026-11-20 查阅）`,
  );
  const sheet = reportSheet(rows, words);
  const column = sheet.columns.findIndex(({ title }) => title === '来源');
  expect(sheet.rows[0]?.[column]).toMatchObject({ value: `${source?.name} ${source?.url}（2026-11-20 查阅）` });
});

test('what the goods do not bear out stands in the report, with what the record says and the right words', async () => {
  const sources = [{ field: 'price' as const, label: '', text: '89.90元' }];
  const parts = paragraphsOf('到手只要19元\n拿过红点设计奖\n到手89.9元', place);
  const findings = await checkParts(parts, { options: {}, sources }, never);
  expect(findings.map(({ facts }) => facts?.length)).toEqual([1, 1, 0]);
  expect(reportRows(findings, words)).toMatchObject([
    { word: '19元', level: 'high', category: '和资料不一致', reason: '89.90元', suggestion: '89.9元' },
    { word: '红点设计奖', level: 'mid', category: '资料里没有', suggestion: '补充依据' },
  ]);
  // Without goods nothing is said of facts.
  expect((await checkParts(parts, { options: {} }, never))[0]).not.toHaveProperty('facts');
});

test('a check is given up when it is told to stop', async () => {
  const controller = new AbortController();
  const parts = paragraphsOf('全网最好的杯子，国家级。\n'.repeat(20_000), place);
  const running = checkParts(parts, { options: {} }, controller.signal);
  controller.abort();
  await expect(running).rejects.toThrow();
});

test('the column with the texts is guessed', () => {
  expect(likelyColumn(['编号', '文案', '日期'], [['1', '很长的一段文案文案', '2026']])).toBe(1);
});
