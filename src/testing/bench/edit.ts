import type { Action } from '@/engine/edit/actions';
import { applyAction, applyStep } from '@/engine/edit/applyAction';
import { copyClips, deleteLeft, duplicate, expandSelection, pasteClips, splitAt } from '@/engine/edit/commands';
import { History } from '@/engine/edit/history';
import { createProject } from '@/engine/project/createProject';
import {
  audioClip,
  type Clip,
  captionClip,
  mediaRef,
  type Project,
  stickerClip,
  videoClip,
} from '@/engine/project/schema';
import { allClips, allTracks } from '@/engine/project/walk';
import { fromSeconds, ticks } from '@/engine/time/ticks';
import type { Bench } from './bench';

const s = fromSeconds;
const PER_TRACK = 125;

const place = (id: string, index: number) => ({ id, start: s(index * 2), duration: s(2) });

/** A thousand clips on eight tracks, no gaps; each image of the main track is linked to its sound. */
export function thousandClips(): Project {
  const media = [
    mediaRef.parse({ id: 'v', kind: 'video', url: '/v', duration: s(600), hasAudio: true }),
    mediaRef.parse({ id: 'i', kind: 'image', url: '/i' }),
  ];
  const source = (index: number) => ({ mediaId: 'v', trimStart: s(1 + index * 2) });
  const fill: Readonly<Record<string, (index: number) => Clip>> = {
    main: (n) => videoClip.parse({ type: 'video', ...place(`v${n}`, n), ...source(n), muted: true, linkId: `l${n}` }),
    voices: (n) => audioClip.parse({ type: 'audio', ...place(`a${n}`, n), ...source(n), linkId: `l${n}` }),
    titles: (n) =>
      captionClip.parse({ type: 'caption', ...place(`c${n}`, n), templateKey: 'bold', texts: { caption: `${n}` } }),
    ...Object.fromEntries(
      ['o1', 'o2', 'o3'].map((id) => [
        id,
        (n: number) => stickerClip.parse({ type: 'sticker', ...place(`${id}-${n}`, n), mediaId: 'i' }),
      ]),
    ),
    ...Object.fromEntries(
      ['s1', 's2'].map((id) => [
        id,
        (n: number) => audioClip.parse({ type: 'audio', ...place(`${id}-${n}`, n), mediaId: 'v', role: 'effect' }),
      ]),
    ),
  };
  const actions: readonly Action[] = [
    ...media.map((item): Action => ({ type: 'addMedia', media: item })),
    ...['titles', 'o1', 'o2', 'o3'].map((id): Action => ({ type: 'addTrack', kind: 'overlay', id })),
    ...['voices', 's1', 's2'].map((id): Action => ({ type: 'addTrack', kind: 'audio', id })),
    ...Object.entries(fill).map(
      ([trackId, make]): Action => ({
        type: 'insertClips',
        clips: Array.from({ length: PER_TRACK }, (_, index) => ({ trackId, clip: make(index) })),
      }),
    ),
  ];
  return actions.reduce(applyAction, createProject({ title: 'bench', id: 'bench' }));
}

type Made = (project: Project, n: number) => Action | undefined;
const at = (n: number) => s(((n * 37) % PER_TRACK) * 2);
const main = (project: Project, n: number): Clip | undefined => project.tracks.main.clips[(n * 37) % PER_TRACK];
const onMain =
  (make: (clip: Clip, n: number) => Action): Made =>
  (project, n) => {
    const clip = main(project, n);
    return clip && make(clip, n);
  };

const everySecond = (project: Project): readonly string[] =>
  project.tracks.main.clips.flatMap(({ id }, index) => (index % 2 === 0 ? [id] : []));

/** Every edit that touches the structure, and the commands that read the whole document to build one. */
export const editMix: Readonly<Record<string, Made>> = {
  trim: onMain(({ id, start }) => ({ type: 'trimClip', clipId: id, edge: 'end', to: ticks(start + s(1)) })),
  trimRipple: onMain(({ id, start }) => ({
    type: 'trimClip',
    clipId: id,
    edge: 'end',
    to: ticks(start + s(1)),
    ripple: true,
  })),
  split: onMain(({ id, start }, n) => ({ type: 'splitClip', clipId: id, at: ticks(start + s(1)), newId: `split${n}` })),
  splitAll: (project, n) => splitAt(project, new Set(), ticks(at(n) + s(1))),
  remove: onMain(({ id }) => ({ type: 'removeClips', clipIds: [id], ripple: true })),
  removeMany: (project) => ({ type: 'removeClips', clipIds: everySecond(project), ripple: true }),
  reorder: (project, n) => ({ type: 'moveClips', clipIds: [main(project, n)?.id ?? ''], by: s(40), ripple: true }),
  moveAll: (project) => ({ type: 'moveClips', clipIds: allClips(project).map(({ id }) => id), by: s(1) }),
  slip: onMain(({ id }) => ({ type: 'slipClip', clipId: id, by: s(1) })),
  slide: (project) => ({ type: 'slideClip', clipId: project.tracks.main.clips[60]?.id ?? '', to: s(120.5) }),
  roll: (project, n) => {
    const index = 1 + ((n * 37) % (PER_TRACK - 2));
    const [left, right] = [project.tracks.main.clips[index], project.tracks.main.clips[index + 1]];
    return left && right && { type: 'rollEdit', leftId: left.id, rightId: right.id, to: ticks(right.start + s(0.5)) };
  },
  speed: onMain(({ id }) => ({ type: 'setSpeed', clipId: id, speed: 1.5, ripple: true })),
  freeze: onMain(({ id, start }, n) => ({
    type: 'freezeFrame',
    clipId: id,
    at: ticks(start + s(1)),
    duration: s(2),
    newId: `still${n}`,
    tailId: `tail${n}`,
  })),
  param: onMain(({ id }, n) => ({ type: 'setParam', clipId: id, param: 'scale', value: 1 + (n % 10) / 10 })),
  template: () => ({ type: 'setTemplate', templateKey: 'headline' }),
  deleteLeft: (project, n) => deleteLeft(project, new Set(), ticks(at(n) + s(1))),
  duplicate: (project, n) => duplicate(project, new Set([main(project, n)?.id ?? '']), { ripple: true }),
  pasteAll: (project) => {
    const copied = copyClips(
      project,
      expandSelection(
        project,
        allClips(project)
          .slice(0, 200)
          .map(({ id }) => id),
      ),
    );
    return copied && pasteClips(project, copied, s(100), { ripple: true });
  },
  closeGaps: (project) => ({
    type: 'batch',
    actions: [
      { type: 'removeClips', clipIds: everySecond(project) },
      { type: 'closeGaps', trackId: project.tracks.main.id },
    ],
  }),
};

const ROUNDS = 30;

/** Milliseconds of each edit, undo and redo, always on a document of a thousand clips with a full history. */
function measure(): readonly (readonly [string, number])[] {
  const video = thousandClips();
  if (allClips(video).length !== 1000 || allTracks(video).length !== 8)
    throw new Error('not a thousand clips on 8 tracks');
  let full = History.start(video);
  for (let index = 0; index < History.LIMIT; index += 1) full = full.push({ ...video }, { label: 'filler' });
  const found: [string, number][] = [];
  const timed = <T>(name: string, work: () => T): T => {
    const started = performance.now();
    const result = work();
    found.push([name, performance.now() - started]);
    return result;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, make] of Object.entries(editMix)) {
      const before = full;
      const after = timed(name, () => {
        const action = make(before.present, round);
        return action ? applyStep(before, action, { label: name }) : before;
      });
      if (after === before) throw new Error(`${name} did nothing`);
      const undone = timed('undo', () => after.undo());
      timed('redo', () => undone.redo());
    }
  }
  return found;
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** What the document alone costs, in Node; the same edits with what they draw: bench/timeline. The first round warms up and is measured all the same. */
export const editBench: Bench = {
  name: 'timeline',
  async run({ verbose }) {
    const found = measure();
    const worst = [...new Set(found.map(([name]) => name))].map((name) => {
      const value = p95(found.flatMap(([other, ms]) => (other === name ? [ms] : [])));
      if (verbose) console.info(`timeline  ${name} p95 ${rounded(value)} ms`);
      return value;
    });
    return {
      // The slowest kind of edit, not the mean of all: each must hold by itself.
      editNodeP95Ms1000: rounded(Math.max(...worst)),
      editNodeMixP95Ms1000: rounded(p95(found.map(([, ms]) => ms))),
    };
  },
  budgets: { editNodeP95Ms1000: { most: 16 } },
};
