import type { ComplianceCategory, ComplianceLevel } from '../compliance';
import { sourcesOf } from '../factCheck';
import { publishGate, rememberingChecks, type TextChecks } from './gate';
import {
  atLeastWarned,
  defaultPlatformPolicy,
  type MarkOutcome,
  markOutcome,
  mayChoosePolicy,
  merchantPolicy,
  type PlatformPolicy,
} from './platformPolicy';
import type { CompliancePolicy } from './policy';

const locked = (base: CompliancePolicy): PlatformPolicy => ({ ...defaultPlatformPolicy, base, is_locked: true });
const open = (base: CompliancePolicy): PlatformPolicy => ({ ...defaultPlatformPolicy, base });
const medical: PlatformPolicy = { ...open('warn'), kinds: { medical: 'block', pressure: 'warn' } };
const loosened: PlatformPolicy = { ...medical, loosenable: ['medical'] };

/** Written by hand: platform, merchant's choice (none = has not chosen), level, kind, what becomes of the mark. */
const table: readonly (readonly [
  string,
  PlatformPolicy,
  CompliancePolicy | undefined,
  ComplianceLevel,
  ComplianceCategory | undefined,
  MarkOutcome,
])[] = [
  ['nothing set, nothing chosen: high stops', defaultPlatformPolicy, undefined, 'high', 'first', 'block'],
  ['nothing set, nothing chosen: middling warns', defaultPlatformPolicy, undefined, 'mid', 'first', 'warn'],
  ['nothing set: the merchant turns it off', defaultPlatformPolicy, 'off', 'high', 'first', 'ignore'],
  ['nothing set: the merchant stops everything', defaultPlatformPolicy, 'all', 'low', 'first', 'block'],
  ['the platform’s, until the merchant chooses', open('all'), undefined, 'low', 'first', 'block'],
  ['open: the merchant may be looser', open('all'), 'warn', 'high', 'first', 'warn'],
  ['locked: the merchant may not be looser', locked('high'), 'off', 'high', 'first', 'block'],
  ['locked: what is left out still warns', locked('high'), 'off', 'low', 'first', 'warn'],
  ['locked: the merchant may be stricter', locked('warn'), 'all', 'low', 'first', 'block'],
  ['locked at warn: a choice of off warns', locked('warn'), 'off', 'low', 'first', 'warn'],
  ['a kind that stops, whatever its level', medical, 'off', 'low', 'medical', 'block'],
  ['a kind that stops, nothing chosen', medical, undefined, 'low', 'medical', 'block'],
  ['a kind that warns does not loosen what stops', medical, 'all', 'low', 'pressure', 'block'],
  ['a kind that warns, turned off by the merchant', medical, 'off', 'low', 'pressure', 'warn'],
  ['another kind goes by the choice', medical, 'off', 'high', 'first', 'ignore'],
  ['a kind that may be loosened, nothing chosen', loosened, undefined, 'low', 'medical', 'block'],
  ['a kind that may be loosened, loosened', loosened, 'warn', 'high', 'medical', 'warn'],
  ['a kind that may be loosened, the merchant is strict', loosened, 'high', 'high', 'medical', 'block'],
  ['a statement about goods has no kind', medical, 'off', 'high', undefined, 'ignore'],
  ['a statement about goods under a locked base', locked('high'), 'off', 'high', undefined, 'block'],
];

test.each(table)('%s', (_, platform, merchant, level, category, outcome) => {
  expect(markOutcome({ merchant, platform }, { level, category })).toBe(outcome);
});

test.each([
  ['off', locked('high'), false],
  ['warn', locked('high'), false],
  ['high', locked('high'), true],
  ['all', locked('high'), true],
  ['off', open('high'), true],
] as const)('choosing %s', (policy, platform, may) => {
  expect(mayChoosePolicy(policy, platform)).toBe(may);
});

const goods = { title: '通勤保温杯', price: '', description: '', selling_points: [], specs: [], offer: '' };
const texts = { title: '喝了能治疗失眠', description: '', topics: [] };

test('the gate of a post goes by both: a kind that the platform stops is stopped with checks turned off', () => {
  expect(publishGate(texts, [], merchantPolicy('off')).verdict).toBe('open');
  const gate = publishGate(texts, [], { merchant: 'off', platform: medical });
  expect(gate.verdict).toBe('blocked');
  expect(gate.marks.every(({ mark }) => mark.category === 'medical')).toBe(true);
  expect(publishGate(texts, [], { merchant: 'warn', platform: loosened }).verdict).toBe('warned');
  expect(publishGate(texts, [], atLeastWarned(merchantPolicy('off'))).verdict).toBe('warned');
});

test('what a model suspects is shown and never stops a post, whatever the policy', () => {
  const suspected = { level: 'high', category: 'medical', isLearned: true } as const;
  expect(markOutcome(merchantPolicy('all'), { ...suspected, isLearned: false })).toBe('block');
  expect(markOutcome(merchantPolicy('all'), suspected)).toBe('warn');
  expect(markOutcome({ merchant: 'off', platform: medical }, suspected)).toBe('warn');
  expect(markOutcome(merchantPolicy('off'), suspected)).toBe('ignore');
});

test('checks that remember say of each post what fresh ones say, on each platform and of each goods', () => {
  const checks = rememberingChecks();
  const policy = merchantPolicy('all');
  const cheap = sourcesOf({ ...goods, price: '19' });
  const dear = sourcesOf({ ...goods, price: '89' });
  const posts = [
    { title: '到手只要19元', description: '加微信 vx12345 领券', topics: ['全网最好'] },
    { title: '到手只要89元', description: '加微信 vx12345 领券', topics: ['全网最好'] },
  ];
  const answers = (one: TextChecks | undefined) =>
    ['douyin', 'xiaohongshu'].flatMap((platform) =>
      [cheap, dear].flatMap((known) => posts.map((post) => publishGate({ ...post, known }, [platform], policy, one))),
    );
  const fresh = answers(undefined);
  expect(answers(checks)).toEqual(fresh);
  expect(answers(checks)).toEqual(fresh);
  expect(new Set(fresh.map(({ facts }) => facts.length)).size).toBeGreaterThan(1);
});
