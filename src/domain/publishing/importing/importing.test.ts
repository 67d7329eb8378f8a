import { elapsed } from '@/testing/elapsed';
import {
  checkRows,
  type ImportContext,
  missingColumns,
  momentText,
  type PostTable,
  postTemplate,
  readDate,
  readPostTable,
  readTime,
} from './index';

const now = Date.parse('2026-11-22T02:00:00Z');
const video = (id: string, title: string, patch = {}) => ({
  id,
  title,
  duration: 30,
  size: 5_000_000,
  width: 1080,
  height: 1920,
  container: 'mp4',
  ...patch,
});
const account = (
  id: string,
  platform: ImportContext['accounts'][number]['platform'],
  name: string,
  isExpired = false,
) => ({
  id,
  platform,
  name,
  isExpired,
});
const groundOf = (patch: Partial<ImportContext> = {}): ImportContext => ({
  videos: [video('v1', '保温杯 通勤篇'), video('v2', '面膜测评'), video('v3', '同名'), video('v4', '同名')],
  accounts: [
    account('a1', 'douyin', '山野日常'),
    account('a2', 'kuaishou', '山野好物'),
    account('a3', 'xiaohongshu', '山野好物'),
    account('a4', 'bilibili', '旧号', true),
  ],
  taken: [],
  zone: 'Asia/Shanghai',
  now,
  minGapMinutes: 30,
  ...patch,
});

const heading = ['视频', '平台', '账号', '日期', '时间', '标题', '文案', '话题'];
const good = ['保温杯 通勤篇', '抖音', '山野日常', '2026-11-25', '18:30', '', '', ''];
const checked = (rows: readonly (readonly string[])[], ground = groundOf()) => {
  const table = readPostTable([heading, ...rows]) as PostTable;
  return [...checkRows([heading, ...rows], table, ground)];
};
const codesOf = (...rows: readonly (readonly string[])[]) =>
  checked(rows).map(({ problems }) => problems.map(({ code, column }) => `${column}:${code}`));
const withCell = (index: number, text: string) => good.map((cell, at) => (at === index ? text : cell));

test('a good row becomes a post: names found, local time, title of the video, topics parted, AI declared', () => {
  const [row] = checked([withCell(7, '#通勤好物 #保温杯，好物')]);
  expect(row).toMatchObject({ row: 2, problems: [] });
  expect(row?.post).toMatchObject({
    video_id: 'v1',
    account_id: 'a1',
    platform: 'douyin',
    at: Date.parse('2026-11-25T10:30:00Z'),
    title: '保温杯 通勤篇',
    topics: ['通勤好物', '保温杯', '好物'],
  });
});

test('a row carries the fixed topics of its account; those of its own that the platform has no place for are told', () => {
  const fixedTopics = { first: ['山野日常'], last: ['杭州'] };
  const accounts = [{ ...account('a2', 'kuaishou', '山野好物'), fixedTopics }];
  const row = (topics: string) =>
    checked([['保温杯 通勤篇', '快手', '山野好物', '2026-11-25', '18:30', '', '', topics]], groundOf({ accounts }))[0];
  expect(row('保温杯')).toMatchObject({ problems: [], post: { topics: ['山野日常', '保温杯', '杭州'] } });
  expect(row('')?.post?.topics).toEqual(['山野日常', '杭州']);
  expect(row('#一 #二 #三')).toMatchObject({
    problems: [{ code: 'TOPICS_CUT', column: 'topics', severity: 'warning', values: { topics: '#三', max: 4 } }],
    post: { topics: ['山野日常', '一', '二', '杭州'] },
  });
});

test.each([
  [withCell(0, ''), 'video:VIDEO_MISSING'],
  [withCell(0, '没有的视频'), 'video:VIDEO_UNKNOWN'],
  [withCell(0, '同名'), 'video:VIDEO_AMBIGUOUS'],
  [withCell(1, '某平台'), 'platform:PLATFORM_UNKNOWN'],
  [withCell(1, '快手'), 'account:ACCOUNT_UNKNOWN'],
  [withCell(2, ''), 'account:ACCOUNT_MISSING'],
  [['面膜测评', '', '山野好物', '2026-11-25', '18:30', '', '', ''], 'platform:ACCOUNT_AMBIGUOUS'],
  [['面膜测评', 'B站', '旧号', '2026-11-25', '18:30', '', '', ''], 'account:ACCOUNT_EXPIRED'],
  [withCell(3, ''), 'date:DATE_MISSING'],
  [withCell(3, '2026-02-31'), 'date:DATE_BAD'],
  [withCell(4, ''), 'time:TIME_MISSING'],
  [withCell(4, '25:00'), 'time:TIME_BAD'],
  [withCell(3, '2026-11-01'), 'date:PAST'],
  [withCell(5, '长'.repeat(200)), 'title:LIMIT'],
])('%j is refused at its cell: %s', (row, problem) => {
  expect(codesOf(row)[0]).toContain(problem);
  expect(checked([row])[0]?.post).toBeUndefined();
});

test('by id, by name in other case and width, by the platform’s short names', () => {
  expect(codesOf(['v3', 'DY', '山野日常', '11月25日', '下午6点半', '', '', ''])).toEqual([[]]);
  expect(checked([['v3', '', 'a3', '2026/11/25 18:30', '', '', '', '']])[0]?.post?.account_id).toBe('a3');
});

test.each([
  ['date', '46360', '2026-12-04'],
  ['date', '46360.770833333', '2026-12-04 18:30'],
  ['time', '0.770833333', '18:30'],
  ['date', '12月4日', '12月4日'],
  ['date', '99999', '99999'],
  ['time', '18点半', '18点半'],
] as const)('a %s of %s is shown as %s', (key, text, shown) => {
  expect(momentText(key, text)).toBe(shown);
});

test('the same row twice is refused, the same video on the platform and a crowded time are told', () => {
  const codes = codesOf(good, good, withCell(4, '18:45'), withCell(0, '面膜测评'));
  expect(codes).toEqual([[], ['video:ROW_TWICE'], ['video:SAME_VIDEO', 'time:TOO_CLOSE'], ['time:TOO_CLOSE']]);
});

test('a refused row counts against no other', () => {
  expect(codesOf(withCell(5, '长'.repeat(200)), good)[1]).toEqual([]);
});

test('what is planned already is not planned twice; a file taken in twice plans nothing', () => {
  const taken = [{ video_id: 'v1', account_id: 'a1', platform: 'douyin', at: Date.parse('2026-11-25T10:30:00Z') }];
  expect(checked([good], groundOf({ taken }))[0]?.problems.map(({ code }) => code)).toEqual(['PLANNED_ALREADY']);
});

test('words that the policy stops are told where they stand', () => {
  const ground = groundOf({
    stoppedBy: ({ description }) => ({ words: description.includes('最好') ? ['最好'] : [], facts: [] }),
  });
  expect(checked([withCell(6, '全网最好')], ground)[0]?.problems).toMatchObject([
    { code: 'WORDS', column: 'description' },
  ]);
});

test('words said in the video are told at the video', () => {
  const ground = groundOf({
    stoppedBy: ({ video_texts }) => ({ words: video_texts?.length ? ['国家级'] : [], facts: [] }),
  });
  const spoken = ground.videos.map((video) => ({ ...video, marked_texts: [{ at: 1, text: '国家级品质' }] }));
  expect(checked([withCell(6, '日常好用')], { ...ground, videos: spoken })[0]?.problems).toMatchObject([
    { code: 'WORDS', column: 'video' },
  ]);
});

test('headings by other names, banners above, empty rows and examples are understood', () => {
  const rows = [
    ['11月排期表'],
    ['成片名称', '发布账号', '发布时间', '标签*'],
    ['', '', '', ''],
    [`${postTemplate.example}保温杯`, '山野日常', '2026-11-25 18:30', ''],
    ['保温杯 通勤篇', '山野日常', '2026-11-25 18:30', ''],
  ];
  const table = readPostTable(rows) as PostTable;
  expect(table).toEqual({ head: 1, mapping: { video: 0, account: 1, date: 2, topics: 3 } });
  expect(missingColumns(table.mapping)).toEqual([]);
  expect([...checkRows(rows, table, groundOf())]).toMatchObject([{ row: 5, problems: [] }]);
  expect(readPostTable([['视频']])).toBeUndefined();
  expect(missingColumns((readPostTable([['甲'], ['乙']]) as PostTable).mapping)).toEqual(['video', 'account', 'date']);
});

test('a heading of two meanings takes the one that its neighbors leave', () => {
  const mappingOf = (...head: string[]) => readPostTable([head, ['x']])?.mapping;
  expect(mappingOf('发布日期', '发布时间')).toEqual({ date: 0, time: 1 });
  expect(mappingOf('发布时间', '发布日期')).toEqual({ date: 1, time: 0 });
  expect(mappingOf('发布时间', '时间')).toEqual({ date: 0, time: 1 });
  expect(mappingOf('发布时间')).toEqual({ date: 0 });
});

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026/1/5', '2026-01-05'],
  ['2026.11.25', '2026-11-25'],
  ['2026年11月25日', '2026-11-25'],
  ['20261125', '2026-11-25'],
  ['11月25日', '2026-11-25'],
  ['1/3', '2027-01-03'],
  ['46351', '2026-11-25'],
  ['２０２６－１１－２５', '2026-11-25'],
  ['2026-11-31', undefined],
  ['待定', undefined],
  ['123', undefined],
])('the date %s is read as %s', (text, date) => {
  expect(readDate(text, '2026-11-22')).toBe(date);
});

test.each([
  ['18:30', '18:30'],
  ['9:05', '09:05'],
  ['18：30', '18:30'],
  ['18:30:00', '18:30'],
  ['1830', '18:30'],
  ['18点', '18:00'],
  ['18点半', '18:30'],
  ['下午6:30', '18:30'],
  ['晚上8点15分', '20:15'],
  ['6:30 PM', '18:30'],
  ['上午12点', '00:00'],
  ['中午12点', '12:00'],
  ['0.7708333333', '18:30'],
  ['24:00', undefined],
  ['18:75', undefined],
  ['晚点', undefined],
])('the time %s is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test('5 000 rows with 300 faults: all are found, in no time', () => {
  const faults = [0, 2, 3, 4] as const;
  const rows = Array.from({ length: 5000 }, (_, at) => {
    const day = 1 + (Math.floor(at / 20) % 28);
    const row = [
      `批量 ${at % 400}`,
      '抖音',
      `账号 ${at % 30}`,
      `2027-${String(1 + (at % 12)).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      `${String(8 + (at % 12)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
      `标题 ${at}`,
      '文案'.repeat(20),
      '#好物',
    ];
    const cell = at < 300 ? faults[at % 4] : undefined;
    return cell === undefined ? row : row.map((text, index) => (index === cell ? '错' : text));
  });
  const ground = groundOf({
    videos: Array.from({ length: 400 }, (_, at) => video(`v${at}`, `批量 ${at}`)),
    accounts: Array.from({ length: 30 }, (_, at) => account(`a${at}`, 'douyin', `账号 ${at}`)),
  });
  const result = checked(rows, ground);
  const isKnownFault = (code: string) => /UNKNOWN|BAD/.test(code);
  expect(result.filter(({ problems }) => problems.some(({ code }) => isKnownFault(code)))).toHaveLength(300);
  expect(elapsed(() => checked(rows, ground), 2)).toBeLessThan(4000);
});
