import { createProject } from '../project/createProject';
import { parseProject } from '../project/parseProject';
import type { Project } from '../project/schema';
import { fromSeconds } from '../time/ticks';
import type { Action } from './actions';
import { applyAction } from './applyAction';

const seconds = (value: number) => fromSeconds(value);
const image = (id: string, start: number, length: number) => ({
  type: 'image' as const,
  id,
  mediaId: 'photo',
  start: seconds(start),
  duration: seconds(length),
});

/** a 0–2, b 2–5, c 5–6 in the main track; over at 3–4 above. */
function aProject(): Project {
  const base = createProject({ title: 't', width: 160, height: 90, fps: { num: 30, den: 1 } });
  return parseProject({
    ...base,
    magnetic: true,
    media: { photo: { id: 'photo', kind: 'image', url: '' } },
    tracks: {
      ...base.tracks,
      overlay: [{ id: 'over', clips: [image('over-clip', 3, 1)] }],
      main: { id: 'main', clips: [image('a', 0, 2), image('b', 2, 3), image('c', 5, 1)] },
    },
  });
}

const mainOf = (project: Project): string =>
  project.tracks.main.clips.map(({ id, start }) => `${id}@${start / seconds(1)}`).join(' ');
const after = (...actions: readonly Action[]): Project => actions.reduce(applyAction, aProject());

test.each<[string, Action, string]>([
  ['a clip that goes pulls the rest along', { type: 'removeClips', clipIds: ['a'] }, 'b@0 c@3'],
  [
    'a shorter clip pulls the rest along',
    { type: 'trimClip', clipId: 'b', edge: 'end', to: seconds(3) },
    'a@0 b@2 c@3',
  ],
  ['a longer one pushes it away', { type: 'trimClip', clipId: 'a', edge: 'end', to: seconds(4) }, 'a@0 b@4 c@7'],
  [
    'a clip that is let go over another changes places',
    { type: 'moveClips', clipIds: ['a'], by: seconds(4) },
    'b@0 a@3 c@5',
  ],
  ['the same by its name', { type: 'moveClip', clipId: 'c', start: seconds(0.4) }, 'c@0 a@1 b@3'],
  [
    'a clip that leaves to a track above leaves no gap',
    { type: 'moveClips', clipIds: ['a'], by: seconds(0), trackShift: 1 },
    'b@0 c@3',
  ],
  [
    'a clip from above comes in at the nearest cut',
    { type: 'moveClips', clipIds: ['over-clip'], by: seconds(-0.4), trackShift: -1 },
    'a@0 over-clip@2 b@3 c@6',
  ],
])('%s', (_name, action, expected) => {
  expect(mainOf(after(action))).toBe(expected);
});

test('a new clip between cuts does not land on another', () => {
  const clip = { ...(aProject().tracks.main.clips[0] as Project['tracks']['main']['clips'][number]), id: 'new' };
  const made = after({ type: 'insertClip', trackId: 'main', clip: { ...clip, start: seconds(2.4) } });
  expect(mainOf(made)).toBe('a@0 new@2 b@4 c@7');
});

test('what lies above follows what it lay over', () => {
  const { overlay } = after({ type: 'removeClips', clipIds: ['a'] }).tracks;
  expect(overlay[0]?.clips[0]?.start).toBe(seconds(1));
});

test('tracks above are as free as ever', () => {
  const { overlay } = after({ type: 'moveClips', clipIds: ['over-clip'], by: seconds(5) }).tracks;
  expect(overlay[0]?.clips[0]?.start).toBe(seconds(8));
});

test('a gap that was left while it was off stays; one that an edit leaves is closed', () => {
  const off = after({ type: 'setMagnetic', isOn: false }, { type: 'moveClips', clipIds: ['c'], by: seconds(2) });
  const on = applyAction(off, { type: 'setMagnetic', isOn: true });
  expect(mainOf(on)).toBe('a@0 b@2 c@7');
  const edited: readonly [Action, string][] = [
    [{ type: 'removeClips', clipIds: ['a'] }, 'b@0 c@5'],
    [{ type: 'removeClips', clipIds: ['b'] }, 'a@0 c@4'],
    [{ type: 'moveClips', clipIds: ['a'], by: seconds(0), trackShift: 1 }, 'b@0 c@5'],
    [{ type: 'trimClip', clipId: 'b', edge: 'end', to: seconds(4) }, 'a@0 b@2 c@6'],
    [{ type: 'moveClips', clipIds: ['over-clip'], by: seconds(7), trackShift: -1 }, 'a@0 b@2 c@7 over-clip@8'],
  ];
  for (const [action, expected] of edited) expect(mainOf(applyAction(on, action))).toBe(expected);
});
