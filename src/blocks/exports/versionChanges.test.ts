import { applyAction } from '@/engine/edit/applyAction';
import { textClip } from '@/engine/project/schema';
import { ticks } from '@/engine/time/ticks';
import { video } from '@/testing/engine/video';
import { isSameVersion, versionChanges } from './versionChanges';

const [first] = video.tracks.main.clips;
const id = first?.id ?? '';

test('the same project makes the same video, whatever it is called now', () => {
  expect(isSameVersion(video, applyAction(video, { type: 'setTitle', title: '第二版' }))).toBe(true);
});

test('clips that went, and the length, are told', () => {
  const after = applyAction(video, { type: 'removeClips', clipIds: [id], ripple: true });
  const { removed, added, length } = versionChanges(video, after);
  expect([removed >= 1, added]).toEqual([true, 0]);
  expect(length?.[1]).toBeLessThan(length?.[0] ?? 0);
});

test('a clip that was split is one changed and one new', () => {
  const at = ticks((first?.start ?? 0) + (first?.duration ?? 0) / 2);
  const { added, changed, length } = versionChanges(
    video,
    applyAction(video, { type: 'splitClip', clipId: id, at, newId: 'n' }),
  );
  expect([added >= 1, changed >= 1, length]).toEqual([true, true, undefined]);
});

test('the canvas concerns the whole video', () => {
  const after = applyAction(video, { type: 'setCanvas', patch: { background: '#ffffff' } });
  expect(versionChanges(video, after)).toMatchObject({ changed: 0, isWholeChanged: true });
  expect(isSameVersion(video, after)).toBe(false);
});

test('a track that comes with its first clip is told by the clip, a transition by the clip that it leads to', () => {
  const text = textClip.parse({ type: 'text', id: 'hello', start: 0, duration: 120_000, text: '你好' });
  const titled = applyAction(video, {
    type: 'batch',
    actions: [
      { type: 'addTrack', kind: 'overlay', id: 'fresh' },
      { type: 'insertClip', trackId: 'fresh', clip: text },
    ],
  });
  expect(versionChanges(video, titled)).toMatchObject({ added: 1, removed: 0, changed: 0, isWholeChanged: false });
  const muted = applyAction(titled, { type: 'setTrack', trackId: 'fresh', patch: { hidden: true } });
  expect(versionChanges(titled, muted).isWholeChanged).toBe(true);

  const at = ticks((first?.start ?? 0) + (first?.duration ?? 0) / 2);
  const cut = applyAction(video, { type: 'splitClip', clipId: id, at, newId: 'n' });
  const [left, right] = cut.tracks.main.clips;
  const dissolved = applyAction(cut, {
    type: 'setTransition',
    leftClipId: left?.id ?? '',
    rightClipId: right?.id ?? '',
    transition: { id: 't', type: 'dissolve', duration: ticks(12_000) },
  });
  expect(versionChanges(cut, dissolved)).toMatchObject({ changed: 1, isWholeChanged: false });
  expect(isSameVersion(cut, dissolved)).toBe(false);
});
