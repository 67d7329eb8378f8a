import fc from '@/testing/property';
import { checkPost, defaultFields, graphemes, platformIds, platforms, repairAll, repairPost } from './index';

const letters = [
  '好',
  '物',
  'a',
  'B',
  '3',
  ' ',
  '，',
  '。',
  '#',
  '😀',
  '👨‍👩‍👧',
  '𠮷',
  'é',
  '/',
  '\n',
  'thermos ',
  '保温杯',
];
const textOf = (max: number) =>
  fc.array(fc.constantFrom(...letters), { maxLength: max }).map((parts) => parts.join(''));
const posts = fc.record({
  title: textOf(90),
  description: textOf(2300),
  topics: fc.array(textOf(40), { maxLength: 30 }),
  ai_declared: fc.boolean(),
  fields: fc.record(
    {
      declaration: fc.constantFrom('ai', 'none', 'self', 'repost', 'gone'),
      visibility: fc.constantFrom('public', 'nobody'),
      location: textOf(60),
      collection: textOf(60),
      mediaSource: textOf(300),
      copyright: fc.constantFrom('original', 'repost', '3'),
      category: fc.constantFrom('life', 'tid-17'),
      author: textOf(12),
    },
    { requiredKeys: [] },
  ),
});
const video = {
  duration: 30,
  size: 5_000_000,
  width: 1080,
  height: 1920,
  container: 'mp4',
  ai_label: { visible: true, metadata: true },
};

it.each(platformIds)('%s: what is repaired is not found any more, and what is kept was written', (id) => {
  fc.assert(
    fc.property(posts, (post) => {
      for (const finding of checkPost(id, post, video)) {
        const patch = repairPost(id, post, finding);
        if (!patch) continue;
        const after = checkPost(id, { ...post, ...patch }, video);
        const same = after.filter(
          ({ code, platformField }) => code === finding.code && platformField?.id === finding.platformField?.id,
        );
        expect(same).toEqual([]);
        if (patch.title !== undefined && finding.code === 'TITLE_TOO_LONG') {
          expect(post.title.trim().startsWith(patch.title)).toBe(true);
          const whole = graphemes(post.title.trim());
          expect(whole.slice(0, graphemes(patch.title).length).join('')).toBe(patch.title);
        }
        if (patch.description !== undefined) expect(post.description.trim().startsWith(patch.description)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it.each(platformIds)('%s: all at once leaves only what needs a person', (id) => {
  fc.assert(
    fc.property(posts, (post) => {
      const check = (now: Parameters<typeof checkPost>[1]) => checkPost(id, now, video);
      const after = checkPost(id, { ...post, ...repairAll(id, post, check) }, video);
      const left = new Set(after.filter(({ severity }) => severity === 'error').map(({ code }) => code));
      for (const code of ['TITLE_MISSING', 'TITLE_TOO_SHORT', 'TOPICS_TOO_FEW', 'FIELD_MISSING'] as const)
        left.delete(code);
      expect([...left]).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

describe('repairPost', () => {
  const post = { title: '通勤包里的保温杯', description: '', topics: ['通勤好物'] };
  const repaired = (id: (typeof platformIds)[number], change: object) => {
    const now = { ...post, ...change };
    const finding = checkPost(id, now).find(({ repair }) => repair);
    return finding && repairPost(id, now, finding);
  };

  it.each([
    [
      'xiaohongshu',
      { title: '早上装的热水晚上还烫嘴。出门一定要带上这一只保温杯' },
      { title: '早上装的热水晚上还烫嘴。' },
    ],
    ['shipinhao', { title: '热水随时有，出门带上它' }, { title: '热水随时有 出门带上它' }],
    ['douyin', { topics: ['a', 'A', 'b', 'c', 'd', 'e', 'f'] }, { topics: ['a', 'b', 'c', 'd', 'e'] }],
    ['douyin', { topics: ['#好物', '好物 '] }, { topics: ['好物'] }],
    ['douyin', { topics: ['通勤 好物'] }, { topics: ['通勤好物'] }],
    ['weibo', { topics: ['通勤 好物'] }, undefined],
    ['bilibili', { fields: { category: 'tid-17' } }, { fields: { category: 'life' } }],
    ['bilibili', { topics: ['字'.repeat(25)] }, { topics: ['字'.repeat(20)] }],
    [
      'gongzhonghao',
      { description: `${'字'.repeat(70)}。${'句'.repeat(60)}` },
      { description: `${'字'.repeat(70)}。` },
    ],
  ] as const)('%s: %j → %j', (id, change, wanted) => {
    expect(repaired(id, change)).toEqual(wanted);
  });

  it('never makes a title too short for the sake of a nicer end', () => {
    const title = `一二三四五，${'长'.repeat(20)}`;
    const [finding] = checkPost('shipinhao', { ...post, title });
    const { title: after = '' } = (finding && repairPost('shipinhao', { ...post, title }, finding)) ?? {};
    expect([...after].length).toBeGreaterThanOrEqual(platforms.shipinhao.title.min);
  });
});

it.each(platformIds)('%s: the default fields are taken, and declare what our pipeline made', (id) => {
  const post = { title: '保温一整天的杯子', description: '', topics: ['好物'] };
  expect(checkPost(id, { ...post, ai_declared: true, fields: defaultFields(id, video) }, video)).toEqual([]);
  expect(defaultFields(id, video).declaration).toBe('ai');
  expect(defaultFields(id, { source: [{ type: 'script' }] }).declaration).toBe('ai');
  expect(defaultFields(id, { source: [{ type: 'file' }] }).declaration).toBe('none');
});
