import { video } from '@/testing/engine/video';
import type { Project } from '../project/schema';
import { sourceTimeAt } from '../project/sourceTime';
import { clipEnd, findClip } from '../project/walk';
import { fromSeconds as s, type Ticks, ticks } from '../time/ticks';
import type { Action } from './actions';
import { applyAction, applyStep } from './applyAction';
import { EditError } from './errors';
import { History } from './history';
import { snap, snapPoints } from './snap';

const does = (action: Action | undefined, project = video): Project => {
  if (!action) throw new Error('nothing to do');
  return applyAction(project, action);
};
const span = (project: Project, id: string): readonly number[] => {
  const clip = findClip(project, id)?.clip;
  return clip ? [clip.start / s(1), clipEnd(clip) / s(1)] : [];
};
const refusal = (action: Action, project = video): string => {
  try {
    applyAction(project, action);
  } catch (error) {
    if (error instanceof EditError) return error.code;
    throw error;
  }
  return 'done';
};
const locked = (trackId: string): Project => does({ type: 'setTrack', trackId, patch: { locked: true } });

test('a group moves as one, a locked partner holds all', () => {
  const moved = does({ type: 'moveClip', clipId: 't1', start: s(20) });
  expect([span(moved, 'c1'), span(moved, 't1')]).toEqual([
    [12, 14],
    [20, 23],
  ]);
  expect(refusal({ type: 'moveClip', clipId: 'v4', start: s(30) }, locked('voices'))).toBe('done');
  expect(refusal({ type: 'moveClip', clipId: 'v1', start: s(30) }, locked('voices'))).toBe('locked');
  expect(refusal({ type: 'trimClip', clipId: 'v1', edge: 'end', to: s(3) }, locked('voices'))).toBe('locked');
  expect(refusal({ type: 'linkClips', clipIds: ['v4', 'm1'], linkId: 'x' }, locked('music'))).toBe('locked');
});

test('a clip dragged along the main track changes places with the others', () => {
  const moved = does({ type: 'moveClips', clipIds: ['i1'], by: s(4.8), ripple: true });
  // The sound of v2 comes early and meets that of v1: the pair stops there, in step.
  expect(['v1', 'v2', 'a2', 'i1', 'v3'].map((id) => span(moved, id))).toEqual([
    [0, 4],
    [5, 8],
    [4, 8],
    [8, 10],
    [10, 13],
  ]);
  // Now it is the sound of v1 that v2's must not run into.
  const back = does({ type: 'moveClips', clipIds: ['i1'], by: ticks(-s(3.9)), ripple: true });
  expect(['i1', 'v1', 'a1', 'v2'].map((id) => span(back, id))).toEqual([
    [0, 2],
    [2, 6],
    [2, 6],
    [7, 10],
  ]);
});

test('tracks are climbed by what is named, and none of it when one cannot', () => {
  const up = does({ type: 'moveClips', clipIds: ['v4'], by: s(3) as Ticks, trackShift: 1 });
  expect(findClip(up, 'v4')?.track.id).toBe('titles');
  expect(refusal({ type: 'moveClips', clipIds: ['s1', 'v4'], by: s(0), trackShift: 1 })).toBe('no-track');
  expect(refusal({ type: 'moveClips', clipIds: ['c2'], by: s(30), trackShift: -1 })).toBe('wrong-track');
  const audio = does({ type: 'moveClips', clipIds: ['a3'], by: s(10), trackShift: 1 });
  expect([findClip(audio, 'a3')?.track.id, findClip(audio, 'v3')?.track.id]).toEqual(['music', 'main']);
});

test('beats are replaced all at once, attract edges, and leave the notes alone', () => {
  const beaten = does({
    type: 'setBeats',
    beats: [
      { id: 'b1', at: s(1) },
      { id: 'b2', at: s(3.3) },
    ],
  });
  expect(beaten.markers.map(({ id }) => id)).toEqual(['b1', 'k1', 'b2']);
  expect(snap([s(3.25)], snapPoints(beaten), s(0.1))?.point).toEqual({ time: s(3.3), kind: 'beat' });
  expect(does({ type: 'setBeats', beats: [] }, beaten)).toEqual(video);
  expect(refusal({ type: 'setBeats', beats: [{ id: 'v1', at: s(1) }] })).toBe('duplicate-id');
  const named = does({ type: 'setMarker', markerId: 'k1', patch: { at: s(9), label: '结尾' } });
  expect(named.markers).toEqual([{ id: 'k1', at: s(9), label: '结尾', kind: 'note' }]);
  expect(refusal({ type: 'setMarker', markerId: 'k1', patch: { at: ticks(-1) } })).toBe('bad-time');
});

test('a relinked file must be long enough for what is cut from it', () => {
  expect(does({ type: 'setMedia', mediaId: 'v', patch: { url: '/new' } }).media.v?.url).toBe('/new');
  expect(refusal({ type: 'setMedia', mediaId: 'v', patch: { duration: s(10) } })).toBe('source-too-short');
  expect(refusal({ type: 'setMedia', mediaId: 'v', patch: { kind: 'image' } })).toBe('wrong-type');
  expect(refusal({ type: 'setMedia', mediaId: 'none', patch: {} })).toBe('no-media');
  expect(refusal({ type: 'setMedia', mediaId: 'v', patch: { width: 1.5 } })).toBe('bad-param');
});

const stretchTo = (end: Ticks) => ({ duration: end, trimStart: ticks(0), speed: 1, reversed: true });

test('a clip turned round plays the same stretch; trimmed and cut it still does', () => {
  const turned = does({ type: 'setReversed', clipId: 'v4', reversed: true });
  const first = (project: Project, id: string) => {
    const clip = findClip(project, id)?.clip;
    return clip?.type === 'video' ? sourceTimeAt(clip, ticks(0), s(40)) : undefined;
  };
  const before = (seconds: number) => sourceTimeAt(stretchTo(s(seconds)), ticks(0), s(40));
  expect(first(turned, 'v4')).toBe(before(15));
  const trimmed = does({ type: 'trimClip', clipId: 'v4', edge: 'start', to: s(16) }, turned);
  expect(first(trimmed, 'v4')).toBe(before(14));
  const cut = does({ type: 'splitClip', clipId: 'v4', at: s(18), newId: 'x' }, trimmed);
  expect([first(cut, 'v4'), first(cut, 'x')]).toEqual([before(14), before(12)]);
  expect(findClip(does({ type: 'setReversed', clipId: 'v2', reversed: true }), 'a2')?.clip).toMatchObject({
    start: s(6),
    reversed: true,
  });
});

test('own caption designs come and go with the document', () => {
  const key = 'mine';
  const template = {
    key,
    template_id: 99,
    name: '我的',
    width: 900,
    height: 200,
    x: 90,
    y: 1400,
    variables: [{ name: 'caption' as const, limit: 12 }],
    elements: [
      {
        type: 'text' as const,
        name: 'caption',
        width: 900,
        height: 200,
        x: 0,
        y: 0,
        effects: [],
        content: '{caption}',
        alignment: 'center' as const,
        style: {
          font: 'Noto Sans SC',
          font_color: '#fff',
          border_style: 1 as const,
          font_size: 64,
          outline_colour: '#000',
          outline: 4,
          Shadow: 0,
          font_id: 1,
          font_random: false,
        },
      },
    ],
  };
  const added = does({ type: 'setOwnTemplate', template });
  const used = does({ type: 'setTemplate', clipId: 'c1', templateKey: key }, added);
  expect(refusal({ type: 'removeOwnTemplate', key }, used)).toBe('template-in-use');
  expect(does({ type: 'removeOwnTemplate', key }, added)).toEqual(video);
  expect(refusal({ type: 'setOwnTemplate', template: { ...template, variables: [] } })).toBe('bad-param');
});

test('a history is walked by its steps', () => {
  const titles = ['a', 'b', 'c'];
  const history = titles.reduce(
    (current, title) => applyStep(current, { type: 'setTitle', title }, { label: title }),
    History.start(video),
  );
  expect(history.goTo(1).present.title).toBe('a');
  expect(history.goTo(0).redoLabels).toEqual(titles);
  expect(history.goTo(0).goTo(3).present).toBe(history.present);
  expect(history.goTo(99).labels).toEqual(titles);
});
