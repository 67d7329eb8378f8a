import fc from '@/testing/property';
import { articleStates, canMoveArticle } from '../../articles';
import {
  canRepair,
  checkArticle,
  fitText,
  outgoingText,
  repairArticle,
  strictestLimit,
  textPlatformIds,
  textPlatforms,
  weightOf,
} from './index';

const good = {
  title: '通勤包里的保温杯',
  summary: '',
  text: '早上装的热水，晚上还烫嘴。',
  topics: ['通勤好物'],
  images: [{ width: 1080, height: 1440 }],
};
const codes = (id: (typeof textPlatformIds)[number], change: object) =>
  checkArticle(id, { ...good, ...change }).map(({ code, severity }) => `${severity} ${code}`);

it.each(textPlatformIds)('%s is described with source and day, and takes an ordinary text', (id) => {
  expect(textPlatforms[id]).toMatchObject({
    id,
    source: expect.stringMatching(/./),
    checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(checkArticle(id, good)).toEqual([]);
});

it.each([
  ['xiaohongshu', { title: '字'.repeat(20) }, []],
  ['xiaohongshu', { title: '字'.repeat(21) }, ['error TITLE_TOO_LONG']],
  ['xiaohongshu', { title: 'a'.repeat(40) }, []],
  ['xiaohongshu', { title: 'a'.repeat(41) }, ['error TITLE_TOO_LONG']],
  ['xiaohongshu', { title: ' ' }, ['error TITLE_MISSING']],
  ['xiaohongshu', { text: '字'.repeat(993) }, ['warning TEXT_LONG']],
  ['xiaohongshu', { text: '字'.repeat(994) }, ['error TEXT_TOO_LONG']],
  ['xiaohongshu', { images: [] }, ['error IMAGES_MISSING']],
  ['xiaohongshu', { images: Array(19).fill({}) }, ['error IMAGES_TOO_MANY']],
  ['xiaohongshu', { cover: { width: 1080, height: 1440 } }, []],
  ['xiaohongshu', { cover: { width: 1920, height: 1080 } }, ['warning COVER_RATIO']],
  ['weibo', { title: '' }, []],
  ['weibo', { text: '字'.repeat(150) }, ['warning TEXT_LONG']],
  ['weibo', { text: '字'.repeat(2001) }, ['error TEXT_TOO_LONG']],
  ['weibo', { text: '', topics: [] }, ['error TEXT_MISSING']],
  ['weibo', { images: Array(10).fill({}) }, ['warning IMAGES_MANY']],
  ['gongzhonghao', { title: '字'.repeat(65) }, ['error TITLE_TOO_LONG']],
  ['gongzhonghao', { title: '字'.repeat(40) }, ['warning TITLE_LONG']],
  ['gongzhonghao', { summary: '字'.repeat(121) }, ['error SUMMARY_TOO_LONG']],
  ['gongzhonghao', { summary: '字'.repeat(60) }, ['warning SUMMARY_LONG']],
  ['douyin', { topics: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['error TOPICS_TOO_MANY']],
  ['douyin', { topics: ['a', 'a'] }, ['warning TOPIC_TWICE']],
  ['shipinhao', { title: '太短' }, ['error TITLE_TOO_SHORT']],
] as const)('%s: %j → %j', (id, change, wanted) => {
  expect(codes(id, change)).toEqual(wanted);
});

it('names the platform that allows the least', () => {
  expect(strictestLimit(['gongzhonghao', 'xiaohongshu', 'shipinhao'], 'title')).toMatchObject({
    max: 16,
    platform: { id: 'shipinhao' },
  });
  expect(strictestLimit(['weibo'], 'title')).toBeUndefined();
});

it('writes topics as each platform wants them', () => {
  expect(outgoingText(textPlatforms.weibo, '正文', ['茶', '杯'])).toBe('正文\n\n#茶# #杯#');
  expect(outgoingText(textPlatforms.xiaohongshu, '', ['茶'])).toBe('#茶');
  expect(outgoingText(textPlatforms.gongzhonghao, '正文', ['茶'])).toBe('正文');
});

it('ends a title that is too long at a pause where one is near', () => {
  expect(fitText('codePoints', '把保温杯换成这一只，通勤路上再也不用找热水', 16)).toBe('把保温杯换成这一只');
  expect(fitText('codePoints', '字'.repeat(30), 16)).toBe('字'.repeat(16));
});

it('what can be repaired is gone after the repair, on every platform', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  const article = fc.record({
    title: fc.string({ unit: 'grapheme', maxLength: 90 }),
    summary: fc.string({ unit: 'grapheme', maxLength: 200 }),
    text: fc.integer({ min: 0, max: 1200 }).map((length) => '字'.repeat(length)),
    topics: fc.array(word, { maxLength: 14 }),
    images: fc.array(fc.constant({}), { maxLength: 40 }),
  });
  fc.assert(
    fc.property(article, fc.constantFrom(...textPlatformIds), (given, id) => {
      for (const finding of checkArticle(id, given).filter(canRepair)) {
        const after = checkArticle(id, { ...given, ...repairArticle(finding, given) });
        expect(after.filter(({ code }) => code === finding.code)).toEqual([]);
      }
    }),
  );
});

it('counts ASCII as half where the platform does', () => {
  expect(weightOf('halfWidthAscii', '保温杯500ml')).toBe(6);
  expect(weightOf('codePoints', '😀保温')).toBe(3);
});

it('a text is never at a loss for a state, and only what is ready goes out', () => {
  for (const from of articleStates) expect(articleStates.some((to) => canMoveArticle(from, to))).toBe(true);
  expect(articleStates.filter((from) => canMoveArticle(from, 'published'))).toEqual(['ready']);
});
