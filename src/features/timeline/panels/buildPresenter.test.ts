import { applyAction } from '@/engine/edit/applyAction';
import { mouthAt } from '@/engine/figure';
import { createProject } from '@/engine/project/createProject';
import { parseProject } from '@/engine/project/parseProject';
import { toSeconds } from '@/engine/time/ticks';
import { buildPresenter, speakableAudio } from './buildPresenter';

const second = 120_000;
const project = parseProject({
  ...createProject({ title: 'x', id: 'p' }),
  media: { m: { id: 'm', kind: 'audio', url: '/m', duration: 10 * second, hasAudio: true } },
  tracks: {
    overlay: [],
    main: { id: 'main', clips: [], transitions: [] },
    audio: [
      {
        id: 'a',
        clips: [
          { type: 'audio', id: 'song', mediaId: 'm', start: 0, duration: second, role: 'music' },
          { type: 'audio', id: 'voice', mediaId: 'm', start: 2 * second, duration: 2 * second, trimStart: second },
        ],
      },
    ],
  },
});
/** Silent but between 2 and 3 s of the source. */
const source = {
  sampleRate: 24_000,
  channels: 1,
  read: async (from: number, to: number) => ({
    channels: [
      Float32Array.from({ length: to - from }, (_, i) => {
        const at = (from + i) / 24_000;
        return at >= 2 && at < 3 ? 0.5 * Math.sin(at * 2 * Math.PI * 800) : 0;
      }),
    ],
  }),
};

test('a voice is offered before music, and what is selected before both', () => {
  expect(speakableAudio(project, new Set()).map(({ id }) => id)).toEqual(['voice', 'song']);
  expect(speakableAudio(project, new Set(['song'])).map(({ id }) => id)).toEqual(['song', 'voice']);
});

test('the presenter lies over the voice and opens the mouth where the trimmed audio is heard; split, it goes on', async () => {
  const [clip] = speakableAudio(project, new Set());
  if (!clip) throw new Error('no voice');
  const audios = { audio: async () => source } as unknown as Parameters<typeof buildPresenter>[3];
  const built = await buildPresenter(project, clip, { id: 'anchor', name: 'A' }, audios);
  const after = applyAction(project, built?.action ?? { type: 'batch', actions: [] });
  const made = after.tracks.overlay[0]?.clips[0];
  if (made?.type !== 'figure') throw new Error('no figure');
  expect([made.start, made.duration]).toEqual([clip.start, clip.duration]);
  expect(mouthAt(made.mouth, 0.5).open).toBe(0);
  expect(mouthAt(made.mouth, 1.5).open).toBeGreaterThan(0.2);
  const cut = applyAction(after, {
    type: 'splitClip',
    clipId: made.id,
    at: (made.start + second) as never,
    newId: 'r',
  });
  const right = cut.tracks.overlay[0]?.clips[1];
  if (right?.type !== 'figure') throw new Error('no right half');
  expect(toSeconds(right.speechStart)).toBe(1);
  expect(parseProject(JSON.stringify(cut))).toEqual(cut);
});
