import { applyAction } from '@/engine/edit/applyAction';
import { FAR, handlesOf } from '@/engine/edit/edges';
import { createProject } from '@/engine/project/createProject';
import { type Clip, type MediaRef, type Project, videoClip } from '@/engine/project/schema';
import { fromSeconds as s, ZERO } from '@/engine/time/ticks';
import { shortTransitions } from './shortTransitions';

const media: MediaRef = {
  ...{ id: 'v', kind: 'video', name: 'a.mp4', url: '/a.mp4', width: 90, height: 160 },
  ...{ duration: s(10), hasAudio: true },
};

/** Two clips of three seconds each that touch at 3 s, out of a file of ten. */
function project(left: object, right: object): Project {
  const clip = (id: string, start: number, patch: object) =>
    videoClip.parse({ ...{ type: 'video', id, mediaId: 'v', start: s(start), duration: s(3) }, ...patch });
  return applyAction(createProject({ title: 't', id: 'p' }), {
    type: 'batch',
    actions: [
      { type: 'addMedia', media },
      { type: 'insertClip', trackId: 'main', clip: clip('left', 0, left) },
      { type: 'insertClip', trackId: 'main', clip: clip('right', 3, right) },
    ],
  });
}

const withTransition = (before: Project, seconds: number): Project =>
  applyAction(before, {
    ...{ type: 'setTransition', leftClipId: 'left', rightClipId: 'right' },
    transition: { id: `t${seconds}`, type: 'dissolve', duration: s(seconds) },
  });

function handles(left: object, right: object) {
  const made = project(left, right);
  const [a, b] = made.tracks.main.clips as readonly [Clip, Clip];
  return handlesOf(made, a, b);
}

test('handles are what the sources have behind the one clip and before the other', () => {
  expect(handles({ trimStart: s(5) }, { trimStart: s(4) })).toEqual({ left: s(2), right: s(4) });
  expect(handles({ trimStart: s(7) }, { trimStart: ZERO })).toEqual({ left: ZERO, right: ZERO });
});

test('a faster clip has less of them, a reversed one has them at its other ends, a frozen one has no end', () => {
  // At double speed three seconds show six; of ten, one is left behind them from 3 s on: half a second of the timeline.
  expect(handles({ trimStart: s(3), speed: 2 }, { trimStart: s(4), speed: 2 })).toEqual({ left: s(0.5), right: s(2) });
  expect(handles({ trimStart: s(5), reversed: true }, { trimStart: s(4), reversed: true })).toEqual({
    ...{ left: s(5), right: s(3) },
  });
  expect(handles({ frozen: true }, { frozen: true })).toEqual({ left: FAR, right: FAR });
});

test('a transition that reaches beyond them is told with its length and its stand', () => {
  const before = project({ trimStart: s(6.8) }, { trimStart: s(4) });
  expect(shortTransitions(before, withTransition(before, 1))).toEqual({ count: 1, length: 1, still: 0.3 });
  // 0.2 s lie behind the left clip: half of 0.4.
  expect(shortTransitions(before, withTransition(before, 0.4))).toBeNull();
});

test('what stood there before is not told again', () => {
  const before = withTransition(project({ trimStart: s(7) }, {}), 1);
  expect(shortTransitions(before, before)).toBeNull();
  expect(shortTransitions(before, withTransition(before, 2))).toMatchObject({ count: 1, length: 2, still: 1 });
});
