import fc from '@/testing/property';
import type { MainClip } from '../../engine/project/schema';
import { clipEnd } from '../../engine/project/walk';
import { toSeconds } from '../../engine/time/ticks';
import { buildProject, type Card, planShots, type ShotMedia, shotOf } from '.';
import { cardSpans } from './cardSpans';
import { MIN_CLIP_SECONDS, MIN_PIECE_SECONDS } from './cutPoints';
import { shotMediaId } from './ids';
import { pauseBetween, TAIL_SECONDS } from './pacing';
import { restShots } from './shotParts';

const options = { title: '保温杯', templateKey: 'bold', id: 'p' };
const fps = { num: 30, den: 1 };
const FRAME = 1 / 30;
const pauses = { pause: pauseBetween, tail: TAIL_SECONDS };

const clip = (id: number, duration: number): ShotMedia => ({ url: `/${id}.mp4`, kind: 'video', duration });
const still = (id: number, name = ''): ShotMedia => ({
  url: `/${id}.jpg`,
  kind: 'image',
  width: 1080,
  height: 1440,
  name,
});
const card = (id: number, seconds: number, text = '一句话'): Card => ({
  id: `c${id}`,
  text,
  role: '',
  shot: null,
  voice: { url: `/v${id}.wav`, duration: seconds },
});

const shownIn = (clips: readonly MainClip[], from: number, to: number): readonly MainClip[] =>
  clips.filter((one) => one.start >= from && clipEnd(one) <= to);

const lengths = fc.array(fc.double({ min: 0.9, max: 12, noNaN: true }), { minLength: 1, maxLength: 12 });
const clipLengths = fc.array(fc.double({ min: 0.3, max: 9, noNaN: true }), { minLength: 1, maxLength: 4 });

test('the shots of a sentence cover exactly its time, none only flashes, no clip is played beyond its end', () => {
  fc.assert(
    fc.property(lengths, clipLengths, fc.integer({ min: 1, max: 4 }), fc.nat(99), (voices, clips, stills, seed) => {
      const media = [
        ...clips.map((seconds, index) => clip(index, seconds)),
        ...Array.from({ length: stills }, (_, index) => still(index)),
      ];
      const cards = planShots(
        voices.map((seconds, index) => card(index, seconds)),
        media,
        { seed },
      );
      const { tracks } = buildProject({ cards }, { ...options, ...pauses, fps, rests: restShots(cards, { media }) });
      const { clips: main } = tracks.main;
      for (const { from, to } of cardSpans(cards, { fps, voices: {}, ...pauses })) {
        const shown = shownIn(main, from, to);
        expect(shown[0]?.start).toBe(from);
        expect(clipEnd(shown.at(-1) as MainClip)).toBe(to);
        shown.slice(1).forEach((one, at) => {
          expect(one.start).toBe(clipEnd(shown[at] as MainClip));
        });
        for (const one of shown) {
          expect(toSeconds(one.duration)).toBeGreaterThanOrEqual(
            Math.min(MIN_PIECE_SECONDS, toSeconds(to) - toSeconds(from)) - FRAME,
          );
          if (one.type !== 'video') continue;
          const source = media.find(({ url }) => shotMediaId(url) === one.mediaId)?.duration ?? 0;
          expect(toSeconds(one.trimStart) + toSeconds(one.duration)).toBeLessThanOrEqual(source + 1e-4);
          expect(one.muted).toBe(true);
          // Cut in two where it is long; whatever is seen of it at a stretch can be seen.
          const inOne = shown.filter(({ type }) => type === 'video');
          const seen = inOne.reduce((sum, { duration }) => sum + toSeconds(duration), 0);
          expect(seen).toBeGreaterThanOrEqual(MIN_CLIP_SECONDS - FRAME);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['a clip of 1.5 s in a sentence of 4 s', 1.5, 4, [1.5, 2.5]],
  ['a clip that leaves a moment', 3, 3.4, [1.3, 1.3, 0.8]],
  ['a clip that lasts', 6, 3, [1.5, 1.5]],
])('%s', (_, duration, seconds, expected) => {
  const cards = planShots(
    [card(1, 2), card(2, seconds, '看它转起来'), card(3, 2)],
    [still(1), clip(2, duration), still(3)],
  );
  const shown = { ...cards[1], shot: shotOf(clip(2, duration)) } as Card;
  const project = buildProject({ cards: [cards[0] as Card, shown, cards[2] as Card] }, options);
  const own = project.tracks.main.clips.filter(({ id }) => id.startsWith('shot-c2'));
  own.forEach((one, at) => {
    expect(toSeconds(one.duration)).toBeCloseTo(expected[at] ?? 0, 1);
  });
  expect(own).toHaveLength(expected.length);
  expect(own[0]?.type).toBe('video');
});

test('planning gives a moving clip to what explains the goods, though it is shorter than the sentence', () => {
  const told = { ...card(2, 4), role: '方案' };
  const planned = planShots([card(1, 3), told, card(3, 3)], [still(1), still(2), clip(3, MIN_CLIP_SECONDS)]);
  expect(planned[1]?.shot).toMatchObject({ url: '/3.mp4', trimStart: 0 });
});

test.each([
  ['shorter than 1.2 s', 1, 4],
  ['that would leave a flash of a short sentence', 1.4, 1.6],
])('a clip %s is not planned while there are others', (_, duration, seconds) => {
  const cards = [card(1, seconds), { ...card(2, seconds), role: '方案' }, card(3, seconds)];
  expect(planShots(cards, [still(1), still(2), clip(3, duration)])[1]?.shot?.kind).toBe('image');
});

test('what follows a clip suits the sentence, and is not what the next one shows', () => {
  const sentence = card(2, 5, '双重密封圈，倒放包里不漏。');
  const media = [still(1), still(2, '双重密封圈.jpg'), still(3), clip(4, 2)];
  const cards: readonly Card[] = [
    { ...card(1, 2), shot: shotOf(still(1)) },
    { ...sentence, shot: shotOf(clip(4, 2)) },
    { ...card(3, 2), shot: shotOf(still(3)) },
  ];
  const build = (next: Card['shot']) =>
    buildProject({ cards: [cards[0] as Card, cards[1] as Card, { ...(cards[2] as Card), shot: next }] }, options);
  const follower = (next: Card['shot']) => {
    const one = build(next).tracks.main.clips.find(({ id }) => id === 'shot-c2-2');
    return one?.type === 'image' ? one.mediaId : undefined;
  };
  // Without the goods' media there are the shots of the other cards.
  expect(follower(shotOf(still(3)))).toBe(shotMediaId('/1.jpg'));
  expect(follower(shotOf(media[1] as ShotMedia))).toBe(shotMediaId('/1.jpg'));
  expect(build(shotOf(still(3))).media[shotMediaId('/1.jpg')]).toMatchObject({ kind: 'image' });
});
