import { video } from '@/testing/engine/video';
import type { Project } from '../project/schema';
import { sourceTimeAt } from '../project/sourceTime';
import { allClips, allTracks, clipEnd, findClip } from '../project/walk';
import { resolve } from '../resolve/resolve';
import { fromSeconds as s, ticks } from '../time/ticks';
import type { Action } from './actions';
import { applyAction } from './applyAction';
import {
  closeGaps,
  copyClips,
  deleteClips,
  deleteLeft,
  deleteRight,
  detachAudio,
  duplicate,
  expandSelection,
  freezeAt,
  insertedIds,
  joinAt,
  nudge,
  parseClipboard,
  pasteClips,
  selectAll,
  selectFrom,
  splitAt,
  trimEndTo,
  trimStartTo,
} from './commands';
import { EditError } from './errors';

const none: ReadonlySet<string> = new Set();
const of = (...ids: readonly string[]): ReadonlySet<string> => new Set(ids);
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

test('a split at the playhead cuts what is selected, else all that lies there; a pair is cut once', () => {
  const one = does(splitAt(video, of('c1'), s(1)));
  expect(allClips(one)).toHaveLength(allClips(video).length + 1);
  const action = splitAt(video, none, s(1.5));
  const all = does(action);
  // v1 with its sound a1, c1, s1, m1.
  expect(allClips(all)).toHaveLength(allClips(video).length + 5);
  expect(insertedIds(action as Action)).toHaveLength(4);
  expect(splitAt(video, of('v4'), s(1))).toBeUndefined();
  expect(splitAt(video, of('v1'), s(4))).toBeUndefined();
});

test('the halves of a pair are pairs of their own', () => {
  const split = does({ type: 'splitClip', clipId: 'a1', at: s(2), newId: 'x' });
  const links = (id: string) => findClip(split, id)?.clip.linkId;
  expect(links('v1')).toBe(links('a1'));
  expect(links('x')).toBe(links('x-1'));
  expect(links('x')).not.toBe(links('a1'));
  const moved = does({ type: 'moveClip', clipId: 'x', start: s(30) }, split);
  expect([span(moved, 'x-1'), span(moved, 'v1')]).toEqual([
    [30, 32],
    [0, 2],
  ]);
});

test('left and right of the playhead are taken away, and the video closes up once', () => {
  const left = does(deleteLeft(video, none, s(1)));
  expect([span(left, 'v1'), span(left, 'a1'), span(left, 'i1'), span(left, 'c2')]).toEqual([
    [0, 3],
    [0, 3],
    [3, 5],
    [2, 4],
  ]);
  const right = does(deleteRight(video, of('v1'), s(1), { ripple: false }));
  expect([span(right, 'v1'), span(right, 'a1'), span(right, 'i1')]).toEqual([
    [0, 1],
    [0, 1],
    [4, 6],
  ]);
  expect(deleteLeft(video, none, s(25))).toBeUndefined();
});

test('edges come to the playhead, inwards and outwards', () => {
  expect(span(does(trimStartTo(video, of('v4'), s(16))), 'v4')).toEqual([16, 20]);
  expect(span(does(trimEndTo(video, of('v4'), s(22))), 'v4')).toEqual([15, 22]);
  expect(span(does(trimStartTo(video, of('v3'), s(9.5))), 'v3')).toEqual([9.5, 13]);
  expect(trimEndTo(video, of('v4'), s(15))).toBeUndefined();
});

test('a clip goes with its audio, with or without its gap', () => {
  const gone = does(deleteClips(video, of('a2')));
  expect([span(gone, 'v2'), span(gone, 'v3')]).toEqual([[], [10, 13]]);
  const closed = does(deleteClips(video, of('a2'), { ripple: true }));
  expect([span(closed, 'v3'), span(closed, 'a3'), span(closed, 'v4')]).toEqual([
    [7, 10],
    [7, 10],
    [12, 17],
  ]);
  expect(deleteClips(video, none)).toBeUndefined();
});

test('gaps close, one or all; a music that lies across stays', () => {
  expect(span(does(closeGaps(video, none)), 'v4')).toEqual([14, 19]);
  expect(span(does(closeGaps(video, none, s(9.5))), 'm1')).toEqual([0, 18]);
  expect(closeGaps(video, none, s(5))).toBeUndefined();
  const titles = does(closeGaps(video, of('t1')));
  expect(span(titles, 't1')).toEqual([4, 7]);
});

test('frames of nudging are those of the project, and stop at the beginning', () => {
  expect(span(does(nudge(video, of('h1'), 15)), 'h1')).toEqual([7.5, 8.5]);
  expect(nudge(video, of('v1'), 0)).toBeUndefined();
  expect(does(nudge(video, of('v1'), -5))).toBe(video);
});

test('copies come right after, or where there is room, or the video makes room', () => {
  const ids = (action: Action | undefined) => insertedIds(action as Action);
  const free = duplicate(video, of('h1'));
  expect(span(does(free), ids(free)[0] ?? '')).toEqual([8, 9]);
  const taken = duplicate(video, of('v1'));
  expect(ids(taken).map((id) => span(does(taken), id))).toEqual([
    [20, 24],
    [20, 24],
  ]);
  const room = duplicate(video, of('i1'), { ripple: true });
  expect([span(does(room), ids(room)[0] ?? ''), span(does(room), 'v2'), span(does(room), 'a2')]).toEqual([
    [6, 8],
    [8, 11],
    [7, 11],
  ]);
});

test('pasted clips keep their tracks, or get new ones where those are taken', () => {
  const copied = copyClips(video, of('v2', 'c1'));
  if (!copied) throw new Error('nothing copied');
  expect(copied.items.map(({ clip }) => clip.start / s(1))).toEqual([6, 0, 5]);
  const action = pasteClips(video, copied, s(30)) as Action;
  const pasted = does(action);
  const found = insertedIds(action).map((id) => findClip(pasted, id));
  expect(found.map((place) => place?.track.id)).toEqual(['main', 'titles', 'voices']);
  expect(new Set(found.map((place) => place?.clip.linkId)).size).toBe(2);
  const crowded = does(pasteClips(video, copied, s(6)) as Action);
  expect(crowded.tracks.overlay).toHaveLength(3);
  expect(crowded.tracks.audio.length + crowded.tracks.overlay.length).toBeGreaterThan(4);
});

test('clips pasted in any order find the same room', () => {
  const copied = copyClips(video, of('v1', 'i1', 'v2'));
  if (!copied) throw new Error('nothing copied');
  const backwards = { ...copied, items: copied.items.toReversed() };
  for (const at of [0, 3, 6, 9, 14, 30]) {
    const [tracks, turned] = [copied, backwards].map((clips) =>
      allTracks(does(pasteClips(video, clips, s(at))))
        .map(({ kind, track }) => `${kind} ${track.clips.map(({ start }) => start / s(1)).join()}`)
        .sort(),
    );
    expect(turned).toEqual(tracks);
  }
});

test('clips pass through the system clipboard, other text does not', () => {
  const copied = copyClips(video, of('v1', 'i1'));
  const text = JSON.stringify(copied);
  expect(parseClipboard(text)).toEqual(copied);
  expect(copied?.transitions).toHaveLength(1);
  const pasted = does(pasteClips(video, parseClipboard(text) as NonNullable<typeof copied>, s(40)));
  expect(pasted.tracks.main.transitions).toHaveLength(2);
  for (const other of [
    '',
    'hello',
    '{}',
    '{"kind":"timeline-clips"}',
    text.replace('"duration":', '"duration":-'),
    `${text}x`,
  ]) {
    expect(parseClipboard(other)).toBeUndefined();
  }
});

test('a still stands between the halves, silent, of any length, showing one moment', () => {
  const action = freezeAt(video, none, s(7), { duration: s(50) }) as Action;
  const frozen = does(action);
  const [id = ''] = insertedIds(action);
  const still = findClip(frozen, id)?.clip;
  expect([span(frozen, 'v2'), span(frozen, id), span(frozen, 'v3')]).toEqual([
    [6, 7],
    [7, 57],
    [60, 63],
  ]);
  expect(still).toMatchObject({ type: 'video', frozen: true, muted: true, speed: 1, trimStart: s(7) });
  const shown = (time: number) => resolve(frozen, ticks(time)).layers.find((layer) => 'sourceTime' in layer);
  expect(shown(s(7))).toMatchObject({ sourceTime: 7 });
  expect({ ...shown(s(7)), opacity: 1 }).toEqual({ ...shown(s(56)), opacity: 1 });
  if (still?.type === 'video') expect(sourceTimeAt(still, s(49), s(40))).toBe(s(7));
  const longer = does({ type: 'trimClip', clipId: id, edge: 'end', to: s(500), ripple: true }, frozen);
  expect(span(longer, id)).toEqual([7, 500]);
  const cut = does({ type: 'splitClip', clipId: id, at: s(20), newId: 'second' }, frozen);
  expect(findClip(cut, 'second')?.clip).toMatchObject({ trimStart: s(7), frozen: true });
  expect(does({ type: 'joinClips', leftId: id, rightId: 'second' }, cut)).toEqual(frozen);
  expect(freezeAt(video, none, s(5), { duration: s(1) })).toBeUndefined();
});

test('audio taken out of a video lies under it and goes with it', () => {
  const action = detachAudio(video, 'v4') as Action;
  const apart = does(action);
  const [id = ''] = insertedIds(action);
  expect(findClip(apart, id)?.clip).toMatchObject({ start: s(15), duration: s(5), trimStart: s(10), mediaId: 'w' });
  expect(findClip(apart, 'v4')?.clip).toMatchObject({ muted: true });
  const moved = does({ type: 'moveClip', clipId: id, start: s(25) }, apart);
  expect(span(moved, 'v4')).toEqual([25, 30]);
  const single = does({ type: 'unlinkClips', clipIds: [id] }, apart);
  expect(span(does({ type: 'moveClip', clipId: id, start: s(25) }, single), 'v4')).toEqual([15, 20]);
  for (const silent of ['f1', 'v1', 'i1']) expect(detachAudio(video, silent)).toBeUndefined();
  expect(refusal({ type: 'detachAudio', clipId: 'f1', trackId: 'music', newId: 'x', linkId: 'y' })).toBe('wrong-type');
});

test('what was cut is joined at the playhead or by selection', () => {
  const split = does(splitAt(video, none, s(1)));
  expect(does(joinAt(split, none, s(1)), split)).toEqual(video);
  const cut = does({ type: 'splitClip', clipId: 'v4', at: s(17), newId: 'x' });
  expect(does(joinAt(cut, of('v4', 'x'), s(0)), cut)).toEqual(video);
  expect(joinAt(video, none, s(0.5))).toBeUndefined();
});

test('selections grow by links and groups, skip locked tracks, begin at a time', () => {
  expect([...expandSelection(video, ['c1', 'a1'])].toSorted()).toEqual(['a1', 'c1', 't1', 'v1']);
  expect(selectAll(video).size).toBe(allClips(video).length);
  expect([...selectAll(locked('main'), 'main')]).toEqual([]);
  expect([...selectFrom(video, s(13), 'main')]).toEqual(['f1', 'v4']);
});
