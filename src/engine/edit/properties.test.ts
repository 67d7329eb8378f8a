import { anyEdit, attempt, edits, otherEdits } from '@/testing/engine/anyEdit';
import { video } from '@/testing/engine/video';
import fc from '@/testing/property';
import { parseProject } from '../project/parseProject';
import type { Clip, Project } from '../project/schema';
import { usedSource } from '../project/sourceTime';
import { allClips, allTracks, clipEnd, findClip } from '../project/walk';
import { ticks } from '../time/ticks';
import type { Action } from './actions';
import { applyAction } from './applyAction';
import { isSourced } from './clipTypes';
import { copyClips, pasteClips } from './commands';
import { EditError } from './errors';
import { History } from './history';

const every = { ...edits, ...otherEdits };

/** What every document must keep, whatever is done to it. */
function expectAudio(project: Project): void {
  expect(parseProject(JSON.stringify(project))).toEqual(project);
  for (const clip of allClips(project).filter(isSourced)) {
    expect(clip.trimStart).toBeGreaterThanOrEqual(0);
    const source = project.media[clip.mediaId]?.duration ?? 0;
    if (source > 0) expect(clip.trimStart + usedSource(clip)).toBeLessThanOrEqual(source);
  }
  const { clips, transitions } = project.tracks.main;
  for (const { leftClipId, rightClipId, duration } of transitions) {
    const ends = clips.filter(({ id }) => id === leftClipId || id === rightClipId);
    expect(duration).toBeLessThanOrEqual(Math.min(...ends.map((clip) => clip.duration)));
  }
}

/** Where on the timeline the source's beginning would lie: equal for an image and its sound that run together. */
const origin = (clip: Extract<Clip, { speed: number }>): number =>
  clip.reversed ? clipEnd(clip) + clip.trimStart / clip.speed : clip.start - clip.trimStart / clip.speed;

/** Ticks: two thousandths of a second. Rounding to whole ticks at odd speeds adds up over a run. */
const IN_STEP = 240;

function expectInStep(project: Project): void {
  const first = new Map<string, Extract<Clip, { speed: number }>>();
  for (const clip of allClips(project).filter(isSourced)) {
    if (clip.linkId === undefined || (clip.type === 'video' && clip.frozen)) continue;
    const key = `${clip.linkId} ${clip.mediaId}`;
    const lead = first.get(key);
    if (!lead) {
      first.set(key, clip);
      continue;
    }
    expect([clip.speed, clip.reversed]).toEqual([lead.speed, lead.reversed]);
    expect(Math.abs(origin(clip) - origin(lead))).toBeLessThanOrEqual(IN_STEP);
  }
}

test('the video is audio and its links are in step', () => {
  expectAudio(video);
  expectInStep(video);
});

test('fifty edits of any kind keep every rule of a document', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(every), { minLength: 50, maxLength: 50 }), (run) => {
      let project = video;
      for (const edit of run) {
        const next = attempt(project, edit);
        if (next !== project) expectAudio(next);
        project = next;
      }
    }),
    { numRuns: 20 },
  );
});

test('an image and its audio stay in step through any run of edits', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(edits), { maxLength: 30 }), (run) => {
      expectInStep(run.reduce(attempt, video));
    }),
    { numRuns: 75 },
  );
});

test('undo after do is identity over any run, and redo brings all of it back', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(every), { minLength: 1, maxLength: 25 }), (run) => {
      const states: Project[] = [video];
      let history = History.start(video);
      for (const edit of run) {
        const next = attempt(history.present, edit);
        if (next !== history.present) states.push(next);
        history = history.push(next, { label: 'edit' });
      }
      for (const state of states.toReversed()) {
        expect(history.present).toBe(state);
        history = history.undo();
      }
      expect(history.present).toBe(video);
      for (const state of states.slice(1)) {
        history = history.redo();
        expect(history.present).toBe(state);
      }
      expect(history.canRedo).toBe(false);
      expect(history.goTo(1).goTo(states.length - 1).present).toBe(history.present);
    }),
    { numRuns: 20 },
  );
});

const anyClipId = fc.constantFrom(...allClips(video).map(({ id }) => id));
const anyTime = fc.integer({ min: -240_000, max: 3_000_000 }).map(ticks);

const done = (action: Action, project = video): Project | undefined => {
  try {
    return applyAction(project, action);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
};

test('split then join is identity for every clip, its partners included', () => {
  fc.assert(
    fc.property(anyClipId, fc.double({ min: 0, max: 1, noNaN: true }), (clipId, share) => {
      const clip = findClip(video, clipId)?.clip as Clip;
      const at = ticks(clip.start + clip.duration * share);
      fc.pre(clip.start < at && at < clipEnd(clip));
      // A half shorter than its transition makes that shorter, for good.
      const isAtTransition =
        (clipId === 'v1' && clipEnd(clip) - at < 120_000) || (clipId === 'i1' && at - clip.start < 120_000);
      fc.pre(!isAtTransition && !(clipId === 'a1' && clipEnd(clip) - at < 120_000));
      const split = applyAction(video, { type: 'splitClip', clipId, at, newId: 'new' });
      expectAudio(split);
      expectInStep(split);
      expect(applyAction(split, { type: 'joinClips', leftId: clipId, rightId: 'new' })).toEqual(video);
    }),
    { numRuns: 300 },
  );
});

test('ripple keeps the order of every track and starts nothing before the beginning', () => {
  const order = (project: Project, kept: ReadonlySet<string>) =>
    allTracks(project).map(({ track }) => track.clips.map(({ id }) => id).filter((id) => kept.has(id)));
  fc.assert(
    fc.property(
      anyClipId,
      anyTime,
      fc.boolean(),
      fc.constantFrom('start' as const, 'end' as const),
      (clipId, to, isRemoved, edge) => {
        const after = done(
          isRemoved
            ? { type: 'removeClips', clipIds: [clipId], ripple: true }
            : { type: 'trimClip', clipId, edge, to, ripple: true },
        );
        fc.pre(after !== undefined);
        const kept = new Set(allClips(after).map(({ id }) => id));
        expect(order(after, kept)).toEqual(order(video, kept));
        expect(Math.min(...allClips(after).map(({ start }) => start))).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 300 },
  );
});

test('a roll keeps the sum of both clips and everything else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(['v1', 'i1'], ['i1', 'v2'], ['v3', 'f1'], ['f1', 'v4'], ['c1', 'c2']),
      anyTime,
      ([leftId = '', rightId = ''], to) => {
        const rolled = applyAction(video, { type: 'rollEdit', leftId, rightId, to });
        const span = (project: Project) => [
          findClip(project, leftId)?.clip.start,
          clipEnd(findClip(project, rightId)?.clip as Clip),
        ];
        expect(span(rolled)).toEqual(span(video));
        expect(clipEnd(findClip(rolled, leftId)?.clip as Clip)).toBe(findClip(rolled, rightId)?.clip.start);
        expectAudio(rolled);
        expectInStep(rolled);
      },
    ),
    { numRuns: 200 },
  );
});

test('a slip keeps the place of the clip and of its audio', () => {
  fc.assert(
    fc.property(fc.constantFrom('v1', 'v2', 'v3', 'v4', 'a2', 'm1'), anyTime, (clipId, by) => {
      const slipped = applyAction(video, { type: 'slipClip', clipId, by });
      const places = (project: Project) => allClips(project).map(({ id, start, duration }) => [id, start, duration]);
      expect(places(slipped)).toEqual(places(video));
      expectAudio(slipped);
      expectInStep(slipped);
    }),
    { numRuns: 200 },
  );
});

test('a slide keeps the length of the clip and the outer edges of its neighbors', () => {
  fc.assert(
    fc.property(fc.constantFrom('i1', 'v2', 'f1', 'c2'), anyTime, (clipId, to) => {
      const place = findClip(video, clipId);
      const slid = done({ type: 'slideClip', clipId, to });
      fc.pre(slid !== undefined && place !== undefined);
      const outer = (project: Project): readonly unknown[] => {
        const clips = findClip(project, clipId)?.track.clips ?? [];
        const index = place.clipIndex;
        const [left, right] = [clips[index - 1], clips[index + 1]];
        const own = clips[index];
        const isTouching = [left && own && clipEnd(left) === own.start, right && own && clipEnd(own) === right.start];
        return [left?.start, right && clipEnd(right), own?.duration, isTouching];
      };
      expect(outer(slid).slice(0, 3)).toEqual(outer(video).slice(0, 3));
      expectAudio(slid);
      expectInStep(slid);
    }),
    { numRuns: 200 },
  );
});

test('several clips move all by the same way, or not at all', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyClipId, { minLength: 1, maxLength: 4 }), anyTime, (clipIds, by) => {
      const moved = done({ type: 'moveClips', clipIds, by });
      fc.pre(moved !== undefined);
      const ways = new Set(
        clipIds.map((id) => (findClip(moved, id)?.clip.start ?? 0) - (findClip(video, id)?.clip.start ?? 0)),
      );
      expect(ways.size).toBe(1);
      expect(allClips(moved)).toHaveLength(allClips(video).length);
    }),
    { numRuns: 300 },
  );
});

test('what is pasted has ids of its own, and in another project its media too', () => {
  const empty = parseProject({
    ...video,
    id: 'other',
    tracks: { ...video.tracks, overlay: [], audio: [], main: { ...video.tracks.main, clips: [], transitions: [] } },
    media: {},
    markers: [],
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyClipId, { minLength: 1, maxLength: 6 }),
      fc.nat(3_000_000),
      fc.boolean(),
      (ids, time, isRipple) => {
        const copied = copyClips(video, new Set(ids));
        for (const target of [video, empty]) {
          const action =
            copied && pasteClips(target, JSON.parse(JSON.stringify(copied)), ticks(time), { ripple: isRipple });
          const pasted = action && applyAction(target, action);
          if (!pasted) throw new Error('nothing pasted');
          expectAudio(pasted);
          expectInStep(pasted);
          expect(allClips(pasted)).toHaveLength(allClips(target).length + (copied?.items.length ?? 0));
        }
      },
    ),
    { numRuns: 100 },
  );
});

const magneticVideo = applyAction(video, { type: 'setMagnetic', isOn: true });
const gapsOf = ({ tracks: { main } }: Project): readonly number[] =>
  main.clips.flatMap(({ start }, index) => {
    const previous = main.clips[index - 1];
    const gap = start - (previous ? clipEnd(previous) : 0);
    return gap > 0 ? [gap] : [];
  });

const longest = (project: Project): number => gapsOf(project).reduce((sum, gap) => sum + gap, 0);

test('a magnetic main track gets no gap by any run of edits, unless a bound clip cannot follow', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(every), { minLength: 20, maxLength: 20 }), (run) => {
      let project = magneticVideo;
      for (const edit of run) {
        const next = attempt(project, edit);
        if (next === project) continue;
        expectAudio(next);
        const { main } = next.tracks;
        const isHeld = main.locked || main.clips.some(({ linkId }) => linkId !== undefined);
        if (!isHeld && next.magnetic) expect(longest(next)).toBeLessThanOrEqual(longest(project));
        project = next;
      }
    }),
    { numRuns: 60 },
  );
});

test('switching it off, leaving a gap and switching it on again moves nothing; the next edit leaves that gap, too', () => {
  const off = done({ type: 'setMagnetic', isOn: false }, magneticVideo);
  expect(off).not.toHaveProperty('magnetic');
  const on = off && done({ type: 'setMagnetic', isOn: true }, off);
  expect(on?.tracks).toEqual(video.tracks);
  expect(on && gapsOf(on)).toEqual(gapsOf(video));
  const edited = on && done({ type: 'removeClips', clipIds: ['i1'] }, on);
  expect(edited && gapsOf(edited)).toEqual(gapsOf(video));
});
