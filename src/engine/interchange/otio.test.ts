import { anyEdit, attempt, edits, otherEdits } from '@/testing/engine/anyEdit';
import { oneOf } from '@/testing/engine/otioSchema';
import { video } from '@/testing/engine/video';
import fc from '@/testing/property';
import { applyAction } from '../edit/applyAction';
import { createProject } from '../project/createProject';
import type { Project } from '../project/schema';
import { allTracks, clipEnd } from '../project/walk';
import { toOtio } from './otio';

interface Time {
  readonly rate: number;
  readonly value: number;
}
interface Item {
  readonly OTIO_SCHEMA: string;
  readonly name: string;
  readonly source_range: { readonly start_time: Time; readonly duration: Time };
  readonly media_references: Readonly<Record<string, { readonly OTIO_SCHEMA: string; readonly target_url?: string }>>;
  readonly active_media_reference_key: string;
  readonly in_offset: Time;
  readonly out_offset: Time;
  readonly transition_type: string;
  readonly effects: readonly { readonly OTIO_SCHEMA: string; readonly time_scalar?: number }[];
  readonly markers: readonly { readonly name: string; readonly marked_range: { readonly start_time: Time } }[];
}
interface Track {
  readonly name: string;
  readonly kind: string;
  readonly enabled: boolean;
  readonly children: readonly Item[];
}

const isTransition = (child: Item | undefined): boolean => child?.OTIO_SCHEMA === 'Transition.1';
const lengthOf = (child: Item | undefined): number =>
  child === undefined || isTransition(child) ? 0 : child.source_range.duration.value;

/** Lengths are whole frames of one rate and positive; a transition stands between two items and within both. */
function checkTrack({ children }: Track, rate: number): void {
  children.forEach((child, index) => {
    const [left, right] = [children[index - 1], children[index + 1]];
    if (isTransition(child)) {
      expect([left?.OTIO_SCHEMA, right?.OTIO_SCHEMA]).toEqual(['Clip.2', 'Clip.2']);
      const before = isTransition(children[index - 2]) ? (children[index - 2]?.out_offset.value ?? 0) : 0;
      expect(child.in_offset.value + before).toBeLessThanOrEqual(lengthOf(left));
      expect(child.out_offset.value).toBeLessThanOrEqual(lengthOf(right));
      expect(child.in_offset.value + child.out_offset.value).toBeGreaterThan(0);
      return;
    }
    const { start_time, duration } = child.source_range;
    expect([start_time.rate, duration.rate]).toEqual([rate, rate]);
    expect(Number.isInteger(duration.value) && duration.value > 0).toBe(true);
    expect(Number.isInteger(start_time.value) && start_time.value >= 0).toBe(true);
    if (child.OTIO_SCHEMA === 'Clip.2')
      expect(child.media_references).toHaveProperty([child.active_media_reference_key]);
    if (child.OTIO_SCHEMA === 'Gap.1') expect(left?.OTIO_SCHEMA).not.toBe('Gap.1');
  });
}

function checked(project: Project): readonly Track[] {
  const json: unknown = JSON.parse(JSON.stringify(toOtio(project)));
  oneOf('Timeline.1')(json, 'timeline');
  const { tracks } = json as { readonly tracks: { readonly children: readonly Track[] } };
  const { num, den } = project.canvas.fps;
  for (const track of tracks.children) checkTrack(track, num / den);
  return tracks.children;
}

/** Start frame of each clip of a track. */
function starts({ children }: Track): readonly (readonly [string, number])[] {
  let at = 0;
  return children.flatMap((child) => {
    const start = at;
    at += lengthOf(child);
    return child.OTIO_SCHEMA === 'Clip.2' ? [[child.name, start] as const] : [];
  });
}

test('the video becomes a timeline that fits the schema, its lengths adding up', () => {
  const tracks = checked(video);
  expect(tracks.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'Video V1',
    'Video V2',
    'Video V3',
    'Audio A1',
    'Audio A2',
    'Audio A3',
  ]);
  expect(starts(tracks[0] as Track)).toEqual([
    ['v.x', 0],
    ['i.x', 120],
    ['w.x', 180],
    ['v.x', 300],
    ['v.x', 390],
    ['w.x', 450],
  ]);
  expect(tracks[0]?.children.map(({ OTIO_SCHEMA }) => OTIO_SCHEMA.slice(0, -2))).toEqual([
    'Clip',
    'Transition',
    'Clip',
    'Clip',
    'Gap',
    'Clip',
    'Clip',
    'Clip',
  ]);
  expect(tracks[0]?.children[1]).toMatchObject({
    transition_type: 'SMPTE_Dissolve',
    in_offset: { value: 15 },
    out_offset: { value: 15 },
  });
});

test('speed, backwards and freeze frames are time warps over the length on the track', () => {
  const clips = (checked(video)[0]?.children ?? []).filter((child) => child.OTIO_SCHEMA === 'Clip.2');
  const warps = clips.map(({ effects: list }) => list.map((warped) => [warped.OTIO_SCHEMA, warped.time_scalar]));
  expect(warps).toEqual([[], [], [['LinearTimeWarp.1', 2]], [['LinearTimeWarp.1', -1]], [['FreezeFrame.1', 0]], []]);
  expect(clips[2]?.source_range).toMatchObject({ start_time: { value: 150 }, duration: { value: 90 } });
});

test('texts travel as clips without media, and as markers; markers of the video lie on the stack', () => {
  const tracks = checked(video);
  const caption = tracks[1]?.children[1];
  expect(caption?.media_references.DEFAULT_MEDIA).toMatchObject({
    OTIO_SCHEMA: 'MissingReference.1',
    metadata: { 'framework-studio': { text: '早上倒水\n晚上还烫' } },
  });
  expect(caption?.markers.map(({ name }) => name)).toEqual(['早上倒水\n晚上还烫']);
  expect(toOtio(video).tracks).toMatchObject({
    markers: [
      { name: '高潮', color: 'GREEN', marked_range: { start_time: { value: 90, rate: 30 }, duration: { value: 0 } } },
    ],
  });
});

test('a video with audio of its own is on an audio track as well, a silent one is not', () => {
  const tracks = checked(video);
  expect(starts(tracks[3] as Track)).toEqual([
    ['w.x', 180],
    ['v.x', 300],
    ['w.x', 450],
  ]);
  const hidden = applyAction(video, { type: 'setTrack', trackId: 'main', patch: { hidden: true, muted: true } });
  expect([checked(hidden)[0]?.enabled, checked(hidden)[3]?.enabled]).toEqual([false, false]);
});

test('media without an address of their own are named by their file', () => {
  const local = applyAction(video, { type: 'setMedia', mediaId: 'i', patch: { url: 'blob:x', name: '开场 1.png' } });
  const urls = (project: Project, options?: Parameters<typeof toOtio>[1]): string =>
    JSON.stringify(toOtio(project, options))
      .match(/"target_url":"[^"]*"/g)
      ?.join() ?? '';
  expect(urls(local)).toContain(encodeURIComponent('开场 1.png'));
  expect(urls(local)).not.toContain('blob:');
  const music = applyAction(video, {
    type: 'setMedia',
    mediaId: 'i',
    patch: { url: 'loop:calm?seconds=5.000', name: '轻松.wav' },
  });
  expect(urls(music)).toContain(encodeURIComponent('轻松.wav'));
  expect(urls(music)).not.toContain('loop:');
  expect(urls(video, { urlOf: ({ id }) => `media/${id}` })).toContain('"target_url":"media/v"');
});

test('any project at any rate fits the schema, and every clip stands at its frame', () => {
  const rates = [
    { num: 30, den: 1 },
    { num: 24000, den: 1001 },
    { num: 25, den: 1 },
  ];
  fc.assert(
    fc.property(
      fc.array(anyEdit({ ...edits, ...otherEdits }), { maxLength: 20 }),
      fc.constantFrom(...rates),
      (run, fps) => {
        const edited = run.reduce(attempt, video);
        const project = { ...edited, canvas: { ...edited.canvas, fps } };
        const tracks = checked(project);
        const main = allTracks(project)[0];
        const frame = (time: number): number => Math.round((time * fps.num) / (120_000 * fps.den));
        const wanted = main?.track.clips
          .filter((clip) => frame(clip.start) < frame(clipEnd(clip)))
          .map((clip) => frame(clip.start));
        expect(starts(tracks[0] as Track).map(([, start]) => start)).toEqual(wanted);
      },
    ),
    { numRuns: 100 },
  );
});

test('an empty project is a timeline with one empty track', () => {
  expect(checked(createProject({ title: '', id: 'p' }))).toMatchObject([{ kind: 'Video', children: [] }]);
});

test('the checks themselves refuse what does not fit', () => {
  const good = JSON.stringify(toOtio(video));
  const refuse = (from: string | RegExp, to: string) => () =>
    oneOf('Timeline.1')(JSON.parse(good.replace(from, to)), 't');
  expect(refuse('Clip.2', 'Clip.9')).toThrow(/Clip.9/);
  expect(refuse('"time_scalar":2', '"time_scalar":"2"')).toThrow(/number/);
  expect(refuse('"enabled":true', '"enable":true')).toThrow(/enable/);
  expect(refuse('"color":"GREEN"', '"color":"green"')).toThrow(/color/);
});
