import { applyAction } from '../edit/applyAction';
import { createProject } from '../project/createProject';
import { type MediaRef, type Project, videoClip } from '../project/schema';
import { fromSeconds as s, ZERO } from '../time/ticks';
import { lostAudio } from './lostAudio';

const medium = (id: string, codec?: string): MediaRef => ({
  ...{ id, kind: 'video', name: `${id}.mkv`, url: `/${id}.mkv`, width: 90, height: 160, duration: s(9) },
  hasAudio: codec === undefined,
  ...(codec === undefined ? {} : { lostAudio: codec }),
});

/** Clips of two seconds one after another, each of a medium. */
function project(...clips: readonly (readonly [media: MediaRef, patch?: object])[]): Project {
  return clips.reduce<Project>(
    (before, [media, patch], index) =>
      applyAction(before, {
        type: 'batch',
        actions: [
          { type: 'addMedia', media },
          {
            type: 'insertClip',
            trackId: 'main',
            clip: videoClip.parse({
              ...{ type: 'video', id: `c${index}`, mediaId: media.id, start: s(index * 2), duration: s(2) },
              ...patch,
            }),
          },
        ],
      }),
    createProject({ title: 't', id: 'p' }),
  );
}
const whole = { start: ZERO, end: s(60) };

test('each file whose sound nothing decodes is named once, in the order in which it shows', () => {
  const made = project([medium('b', 'DTS')], [medium('good')], [medium('a', '')], [medium('b', 'DTS')]);
  expect(lostAudio(made, whole)).toEqual([
    { name: 'b.mkv', codec: 'DTS' },
    { name: 'a.mkv', codec: '' },
  ]);
});

test('what would be silent anyway, or lies outside of the stretch, loses nothing', () => {
  const dts = (id: string) => medium(id, 'DTS');
  const made = project(
    [dts('muted'), { muted: true }],
    [dts('quiet'), { volume: 0 }],
    [dts('frozen'), { frozen: true }],
    [dts('later')],
  );
  expect(lostAudio(made, { start: ZERO, end: s(6) })).toEqual([]);
  expect(lostAudio(made, whole)).toEqual([{ name: 'later.mkv', codec: 'DTS' }]);
  const muted: Project = { ...made, tracks: { ...made.tracks, main: { ...made.tracks.main, muted: true } } };
  expect(lostAudio(muted, whole)).toEqual([]);
});
