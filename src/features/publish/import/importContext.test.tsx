import type { SchedulingData } from '@/blocks/publishing';
import { sourcesOf } from '@/domain/factCheck';
import type { CompliancePolicy } from '@/domain/publishing';
import { publishGate } from '@/domain/publishing/gate';
import { checkRows, type PostTable, readPostTable, videosNamed } from '@/domain/publishing/importing';
import { merchantPolicy } from '@/domain/publishing/platformPolicy';
import { toImportContext } from './importContext';

const heading = ['视频', '平台', '账号', '日期', '时间', '标题', '文案', '话题'];
const rowOf = (title: string, description = '') => [
  '保温杯 通勤篇',
  '抖音',
  '山野日常',
  '2026-12-01',
  '18:30',
  title,
  description,
  '',
];
const known = sourcesOf({
  title: '通勤保温杯',
  price: '89.90',
  description: '',
  selling_points: ['六小时保温'],
  specs: [],
  offer: '',
});
const scheduling = (policy: CompliancePolicy) =>
  ({
    videos: [
      { id: 'v1', title: '保温杯 通勤篇', duration: 20, size: 5_000_000, width: 1080, height: 1920, container: 'mp4' },
    ],
    accounts: [{ id: 'a1', platform: 'douyin', name: '山野日常', state: 'active' }],
    live: [],
    policy: merchantPolicy(policy),
  }) as unknown as SchedulingData;
const now = Date.parse('2026-11-25T02:00:00Z');

function problemsOf(policy: CompliancePolicy, ...row: readonly string[]) {
  const rows = [heading, row];
  const table = readPostTable(rows) as PostTable;
  const context = toImportContext(scheduling(policy), new Map([['v1', known]]), undefined, now);
  return [...checkRows(rows, table, context)]
    .flatMap(({ problems }) => problems)
    .filter(({ code }) => code.startsWith('FACT') || code === 'WORDS');
}

test('a price that is not the goods’ own is told at its cell, with what the record says, as the server would refuse it', () => {
  const [problem, ...others] = problemsOf('high', ...rowOf('保温杯到手只要19元'));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'FACT_OTHER',
    column: 'title',
    severity: 'error',
    values: { words: '19元', source: '89.90元' },
  });
  expect(problemsOf('high', ...rowOf('通勤保温杯', '今天到手只要19元'))).toMatchObject([{ column: 'description' }]);
  expect(problemsOf('warn', ...rowOf('保温杯到手只要19元'))).toEqual([]);
});

test.each(['保温杯到手只要19元', '保温杯89.9元', '拿过红点设计奖', '全网最低价的保温杯19元', '通勤保温杯'])(
  'the preview and the gate say the same of “%s”',
  (title) => {
    for (const policy of ['off', 'warn', 'high', 'all'] as const) {
      const texts = { title, description: '', topics: [], known };
      const isBlocked = publishGate(texts, ['douyin'], scheduling(policy).policy).verdict === 'blocked';
      expect(problemsOf(policy, ...rowOf(title)).length > 0).toBe(isBlocked);
    }
  },
);

test('videos that a table names are found once each', () => {
  const rows = [heading, rowOf('一'), rowOf('二'), ['别的视频']];
  const { videos } = scheduling('warn');
  expect(videosNamed(rows, readPostTable(rows) as PostTable, videos).map(({ id }) => id)).toEqual(['v1']);
});
