import { anyEdit, attempt, edits } from '@/testing/engine/anyEdit';
import { video } from '@/testing/engine/video';
import fc from '@/testing/property';
import { createProject } from '../project/createProject';
import { parseProject } from '../project/parseProject';
import { audioClip, type Clip, type Project, videoClip } from '../project/schema';
import { usedSource } from '../project/sourceTime';
import { allClips, allTracks, clipEnd } from '../project/walk';
import { commonRates, type FrameRate, snapToFrame } from '../time/frameRate';
import { fromSeconds as s, type Ticks } from '../time/ticks';
import { applyAction } from './applyAction';

const rate = (project: Project, fps: FrameRate): Project => applyAction(project, { type: 'setCanvas', patch: { fps } });
const NTSC: FrameRate = { num: 30000, den: 1001 };
const FRAME = 4004;

const media = (seconds: number) => ({ id: 'v', kind: 'video', url: '/v', duration: s(seconds), hasAudio: true });
const cut = (id: string, start: number, duration: number, trimStart: number) => ({
  ...{ type: 'video', id, mediaId: 'v', start: s(start), duration: s(duration), trimStart: s(trimStart) },
  linkId: `link-${id}`,
});
const audioOf = (clip: ReturnType<typeof cut>) => audioClip.parse({ ...clip, type: 'audio', id: `${clip.id}-audio` });

function aProject(...cuts: readonly ReturnType<typeof cut>[]): Project {
  const base = createProject({ title: 't', width: 160, height: 90, fps: { num: 30, den: 1 } });
  return parseProject({
    ...base,
    media: { v: media(60) },
    tracks: {
      ...base.tracks,
      main: { id: 'main', clips: cuts.map((clip) => videoClip.parse(clip)) },
      audio: [{ id: 'audio', clips: cuts.map(audioOf) }],
    },
  });
}

const edgesOf = (clips: readonly Clip[]) => clips.map((clip) => [clip.start, clipEnd(clip)]);

test('cuts of 30 a second go to the frames of 29.97, their audio with them, and what they show stays in its place', () => {
  const before = aProject(cut('a', 0, 1, 5), cut('b', 1, 2.5, 20), cut('c', 4, 1, 3));
  const after = rate(before, NTSC);
  const frames = edgesOf(after.tracks.main.clips).map((edges) => edges.map((edge) => edge / FRAME));
  expect(frames).toEqual([
    [0, 30],
    [30, 105],
    [120, 150],
  ]);
  expect(edgesOf(after.tracks.audio[0]?.clips ?? [])).toEqual(edgesOf(after.tracks.main.clips));
  const origins = (project: Project) =>
    project.tracks.main.clips.map((clip) => clip.start - ('trimStart' in clip ? clip.trimStart : 0));
  expect(origins(after)).toEqual(origins(before));
});

test('where a source has nothing beyond a cut, what follows moves up to it with its audio', () => {
  const before = aProject(cut('a', 0, 7, 53), cut('b', 7, 3, 0));
  const after = rate(before, NTSC);
  const [a, b] = after.tracks.main.clips;
  expect([a?.duration, b?.start]).toEqual([209 * FRAME, 209 * FRAME]);
  expect(edgesOf(after.tracks.audio[0]?.clips ?? [])).toEqual(edgesOf(after.tracks.main.clips));
  expect(b).toMatchObject({ trimStart: 0 });
});

const lockedTracks = (project: Project): Project =>
  allTracks(project).reduce(
    (current, { track }) => applyAction(current, { type: 'setTrack', trackId: track.id, patch: { locked: true } }),
    project,
  );

test('locked tracks go to the new frames too: a lock keeps hands off, the rate is the project’s', () => {
  const before = aProject(cut('a', 0, 1, 5), cut('b', 1, 2.5, 20), cut('c', 4, 1, 3));
  expect(rate(lockedTracks(before), NTSC)).toEqual(lockedTracks(rate(before, NTSC)));
});

test('clips of one frame stay one where frames get longer', () => {
  const before = rate(aProject(cut('a', 0, 1, 5)), { num: 60, den: 1 });
  const split = [1, 2, 3].reduce((project, frame) => {
    const clipId = project.tracks.main.clips.at(-1)?.id ?? '';
    return applyAction(project, { type: 'splitClip', clipId, at: (frame * 2000) as Ticks, newId: `part${frame}` });
  }, before);
  const after = rate(split, { num: 24, den: 1 });
  expect(after.tracks.main.clips.map((clip) => clip.duration / 5000).slice(0, 3)).toEqual([1, 1, 1]);
});

const origin = (clip: Extract<Clip, { speed: number }>): number =>
  clip.reversed ? clipEnd(clip) + clip.trimStart / clip.speed : clip.start - clip.trimStart / clip.speed;

test('whatever was cut: on frames, neighbors together, nothing shown twice, audio in step', () => {
  fc.assert(
    fc.property(
      fc.array(anyEdit(edits), { maxLength: 25 }),
      fc.shuffledSubarray([...commonRates], { minLength: 2, maxLength: 3 }),
      (run, rates) => {
        let project = run.reduce(attempt, video);
        for (const fps of rates.filter((each) => each.num !== 30)) {
          const next = rate(project, fps);
          expect(next.canvas.fps).toEqual(fps);
          expect(parseProject(JSON.stringify(next))).toEqual(next);
          for (const { kind, track } of allTracks(next)) {
            const old = allTracks(project).find((place) => place.track.id === track.id)?.track.clips ?? [];
            for (const [index, clip] of track.clips.entries()) {
              const before = track.clips[index - 1];
              if (before) expect(clip.start).toBeGreaterThanOrEqual(clipEnd(before));
              if (kind === 'audio') continue;
              for (const edge of [clip.start, clipEnd(clip)]) expect(snapToFrame(edge, fps)).toBe(edge);
              const [left, right] = [old[index - 1], old[index]];
              if (before && left && right && clipEnd(left) === right.start) expect(clip.start).toBe(clipEnd(before));
            }
          }
          const leads = new Map<string, number>();
          for (const clip of allClips(next)) {
            if (!('trimStart' in clip)) continue;
            const source = next.media[clip.mediaId]?.duration ?? 0;
            if (source > 0) expect(clip.trimStart + usedSource(clip)).toBeLessThanOrEqual(source);
            if (clip.linkId === undefined || ('frozen' in clip && clip.frozen)) continue;
            const key = `${clip.linkId} ${clip.mediaId}`;
            const lead = leads.get(key);
            if (lead === undefined) leads.set(key, origin(clip));
            else expect(Math.abs(origin(clip) - lead)).toBeLessThanOrEqual(240);
          }
          project = next;
        }
      },
    ),
    { numRuns: 40 },
  );
});
