import { announcementLimits, announcementProblems } from './announcements';
import { canDeleteRecord, isTooLong, nextRecordState, problemField, providerRecordStates } from './providerRecords';

test.each([
  ['draft', 'publish', 'published'],
  ['draft', 'withdraw', undefined],
  ['published', 'publish', undefined],
  ['published', 'withdraw', 'withdrawn'],
  ['withdrawn', 'publish', 'published'],
  ['withdrawn', 'withdraw', undefined],
] as const)('%s: %s leads to %s', (state, transition, next) => {
  expect(nextRecordState(state, transition)).toBe(next);
});

test('only what merchants do not see is deleted', () => {
  expect(providerRecordStates.filter(canDeleteRecord)).toEqual(['draft', 'withdrawn']);
});

const whole = { title: '维护', summary: '周二凌晨', html: '<p>两小时</p>' };

test.each([
  [{}, []],
  [{ title: ' ' }, ['noTitle']],
  [{ summary: '' }, ['noSummary']],
  [{ html: '<p> &nbsp;</p>' }, ['noText']],
  [{ html: '<script>alert(1)</script>' }, ['noText']],
  [{ html: '<img src="/api/oss/a.png">' }, []],
  [{ title: '字'.repeat(announcementLimits.title) }, []],
  [{ title: '字'.repeat(announcementLimits.title + 1) }, ['longTitle']],
  [{ summary: '字'.repeat(announcementLimits.summary + 1) }, ['longSummary']],
  [{ html: `<p>${'字 '.repeat(announcementLimits.text)}</p>` }, []],
  [{ html: `<p>${'字'.repeat(announcementLimits.text + 1)}</p>` }, ['longText']],
  [{ title: '', summary: '', html: '' }, ['noTitle', 'noSummary', 'noText']],
])('%j has the problems %j', (change, problems) => {
  expect(announcementProblems({ ...whole, ...change })).toEqual(problems);
});

test('a draft may lack something, but is never too long', () => {
  expect((['noTitle', 'noSummary', 'noText', 'longText'] as const).filter(isTooLong)).toEqual(['longText']);
});

test('a problem names its field', () => {
  expect((['noTitle', 'longSummary', 'longText'] as const).map(problemField)).toEqual(['title', 'summary', 'text']);
});
