import { creativeTemplateProblems, sortCreativeTemplates, suitsIndustry } from './creativeTemplates';
import type { Segment } from './frameworks';

const aSegment = (change: Partial<Segment> = {}): Segment => ({
  ...{ role: 'hook', roleName: '钩子', share: 0.5, purpose: '留住人', linePattern: '', shotHint: '' },
  ...{ shot: 'scene', repeatable: false },
  ...change,
});
const whole = {
  title: '当面试',
  summary: '当着镜头测',
  seconds: [15, 60] as const,
  segments: [aSegment(), aSegment()],
};

test.each([
  [{}, []],
  [{ summary: ' ' }, [{ code: 'noSummary' }]],
  [{ segments: [aSegment({ purpose: '' }), aSegment()] }, [{ code: 'noPurpose', at: 1 }]],
  [
    { segments: [aSegment({ roleName: '' }), aSegment()] },
    [{ code: 'structure', problem: { code: 'roleMissing', segment: 0, value: '' } }],
  ],
  [
    { segments: [aSegment({ share: 0.4 }), aSegment()] },
    [{ code: 'structure', problem: { code: 'shareSum', value: 90 } }],
  ],
])('what keeps %o from merchants', (change, problems) => {
  expect(creativeTemplateProblems({ ...whole, ...change })).toEqual(problems);
});

test.each([
  [[], '家居百货', true],
  [['家居 百货'], '家居百货', true],
  [['美妆护肤'], '家居百货', false],
  [['美妆护肤'], '', false],
])('templates for %o suit a merchant of “%s”: %s', (industries, industry, expected) => {
  expect(suitsIndustry(industries, industry)).toBe(expected);
});

test('those for another industry come last, whatever their order; then by order, then the newest', () => {
  const one = (id: string, order: number, day: string, industries: string[] = []) => ({
    ...{ id, order, industries },
    published_at: `2026-11-${day}T00:00:00Z`,
  });
  const list = [
    one('other', 1, '20', ['美妆护肤']),
    one('old', 20, '01'),
    one('first', 10, '01'),
    one('new', 20, '09', ['家居百货']),
  ];
  expect(sortCreativeTemplates(list, '家居百货').map(({ id }) => id)).toEqual(['first', 'new', 'old', 'other']);
});
