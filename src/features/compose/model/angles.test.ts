import { videoPlatformIds } from '@/domain/platforms/types';
import { readVoice, voices, wishInVoice } from '@/domain/writing/voice';
import fc from '@/testing/property';
import { aCard, aDraft, stateOf } from '../testBuilders';
import { angleCount, anglesOf, briefOfAngle } from './angles';
import { counterpartOf } from './cardEdits';
import { reduce } from './reducer';

const choices = fc.record({
  frameworkIds: fc.uniqueArray(fc.constantFrom('pas', 'fabe', 'aida', 'bab'), { maxLength: 4 }),
  voices: fc.uniqueArray(fc.constantFrom('as-wished' as const, ...voices), { maxLength: 3 }),
  lengths: fc.uniqueArray(fc.constantFrom(15, 30, 60), { maxLength: 3 }),
  platforms: fc.uniqueArray(fc.constantFrom(...videoPlatformIds), { maxLength: 3 }),
});

test('every combination is an angle, once', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const angles = anglesOf(choice);
      expect(angles).toHaveLength(angleCount(choice));
      expect(new Set(angles.map((angle) => JSON.stringify(angle))).size).toBe(angles.length);
    }),
  );
});

test.each(voices)(
  'the wish of the voice %s is read as that voice, whatever the brief wished, and the rest stays',
  (voice) => {
    const wish = wishInVoice('老板娘的口吻，突出保温；语气轻松点，不要提价格', voice);
    expect(readVoice(wish)).toEqual({ voice, beyondRules: '' });
    expect(wish).toMatch(/突出保温，不要提价格$/);
  },
);

test('a chosen script brings its angle into the brief; one without leaves the brief alone', () => {
  const brief = { ...aDraft().brief, frameworkId: 'pas', wish: '突出保温' };
  const angle = { frameworkId: 'fabe', platform: 'bilibili', seconds: 60, voice: 'owner' } as const;
  const variants = [
    { id: 'a', seed: 1, text: '一句\n', phase: 'done', angle } as const,
    { id: 'b', seed: 2, text: '二句\n', phase: 'done' } as const,
  ];
  const state = stateOf(aDraft({ brief, variants }));
  expect(reduce(state, { type: 'variant/choose', id: 'b' }).draft.brief).toEqual(brief);
  expect(reduce(state, { type: 'variant/choose', id: 'a' }).draft.brief).toEqual({
    frameworkId: 'fabe',
    platform: 'bilibili',
    format: '16:9',
    seconds: 60,
    wish: '用老板本人的口吻，突出保温',
  });
  expect(briefOfAngle({ ...brief, wish: '说'.repeat(500) }, angle).wish).toHaveLength(500);
});

test('a line stands for the last sentence of its role, else for the one as far on', () => {
  const cards = ['钩子', '卖点', '卖点', '行动'].map((role, index) => aCard({ id: `${index}`, role }));
  expect(counterpartOf(cards, '卖点', 0)).toBe(2);
  expect(counterpartOf(cards, '故事', 0.34)).toBe(1);
  expect(counterpartOf(cards, '', 1)).toBe(3);
  expect(counterpartOf([], '卖点', 0)).toBe(-1);
});
