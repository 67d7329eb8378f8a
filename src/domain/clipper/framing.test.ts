import fc from 'fast-check';
import { elapsed } from '@/testing/elapsed';
import type { FrameLook } from '../../engine/convert';
import { projectDuration } from '../../engine/project/projectDuration';
import { projectSchema } from '../../engine/project/schema';
import { toSeconds } from '../../engine/time/ticks';
import { captionOffset, usualBand } from './captionPlace';
import { shownSpans } from './clipEdges';
import { clipProject } from './clipProject';
import { cutOutShare, frameScene, sceneKey, scenesOf } from './framing';
import type { ClipMaterial } from './types';

const share = cutOutShare(1920, 1080);
const scene = { start: 0, end: 10 };

/** Twenty looks, each with faces whose middles are given. */
const looks = (
  facesAt: (index: number) => readonly { x: number; width?: number }[],
  subject?: { x: number; width: number },
) =>
  Array.from(
    { length: 20 },
    (_, index): FrameLook => ({
      time: index / 2,
      faces: facesAt(index).map(({ x, width = 0.1 }) => ({ x: x - width / 2, y: 0.3, width, height: 0.2, score: 0.9 })),
      ...(subject && { subject }),
    }),
  );
const framed = (seen: readonly FrameLook[]) => frameScene(scene, { looks: seen }, share);

describe('the camera of a scene', () => {
  test('stands at whoever speaks', () => {
    const { layout, reason, path } = framed(looks(() => [{ x: 0.7 }]));
    expect([layout, reason, path]).toEqual([
      'fixed',
      'oneFace',
      [{ time: 0, center: expect.closeTo(0.7), isCut: true }],
    ]);
  });

  test('rests while he sways within a quarter of the cut-out', () => {
    const { layout } = framed(looks((index) => [{ x: 0.5 + (index % 2 ? 0.2 : -0.2) * share }]));
    expect(layout).toBe('fixed');
  });

  test('goes with him when he walks, eased, and never shows beyond the sides', () => {
    const { layout, reason, path } = framed(looks((index) => [{ x: 0.05 + index * 0.045 }]));
    expect([layout, reason]).toEqual(['follow', 'movingFace']);
    expect(path.length).toBeGreaterThan(3);
    expect(path.slice(1).filter(({ isCut }) => !isCut).length).toBeGreaterThan(1);
    for (const { center } of path) {
      expect(center).toBeGreaterThanOrEqual(share / 2);
      expect(center).toBeLessThanOrEqual(1 - share / 2);
    }
  });

  test('a face for one frame is none, a jump is cut to once it was seen three times', () => {
    expect(framed(looks((index) => [{ x: index === 9 ? 0.9 : 0.2 }])).layout).toBe('fixed');
    expect(framed(looks((index) => (index === 9 ? [{ x: 0.9 }] : []))).reason).toBe('nothing');
    const jump = framed(looks((index) => [{ x: index < 12 ? 0.2 : 0.8 }]));
    expect(jump.path.map(({ time, isCut }) => [time, isCut])).toEqual([
      [0, true],
      [6, true],
    ]);
  });

  test('two people far apart stand one above the other, close ones share the image', () => {
    const apart = framed(looks(() => [{ x: 0.8 }, { x: 0.2 }]));
    expect([apart.layout, apart.reason, apart.spots.map(({ x }) => Math.round(x * 10))]).toEqual([
      'split',
      'twoFaces',
      [2, 8],
    ]);
    const close = framed(looks(() => [{ x: 0.45 }, { x: 0.58 }]));
    expect([close.layout, close.reason]).toEqual(['fixed', 'twoClose']);
    // Two who are to be seen for less than 2.5 seconds.
    expect(frameScene({ start: 0, end: 2 }, { looks: looks(() => [{ x: 0.2 }, { x: 0.8 }]) }, share).layout).not.toBe(
      'split',
    );
  });

  test('of twelve it shows as many as fit', () => {
    const { reason, path } = framed(
      looks(() =>
        Array.from({ length: 12 }, (_, n) => ({ x: n < 3 ? 0.05 + n * 0.13 : 0.68 + (n - 3) * 0.03, width: 0.03 })),
      ),
    );
    expect(reason).toBe('manyFaces');
    expect(path[0]?.center).toBeGreaterThan(0.7);
  });

  test('what is shown stands above whoever explains it', () => {
    const { layout, reason } = framed(looks(() => [{ x: 0.9, width: 0.08 }], { x: 0.45, width: 0.8 }));
    expect([layout, reason]).toEqual(['stack', 'screen']);
  });

  test('without a face it stands at what stands out, without anything in the middle', () => {
    expect(framed(looks(() => [], { x: 0.3, width: 0.2 }))).toMatchObject({
      reason: 'subject',
      path: [{ center: 0.3 }],
    });
    expect(framed(looks(() => []))).toMatchObject({ reason: 'nothing', path: [{ center: 0.5 }] });
    expect(frameScene(scene, {}, share)).toMatchObject({ reason: 'notSeen', path: [{ center: 0.5 }] });
  });

  test('what somebody chose comes before', () => {
    const seen = looks(() => [{ x: 0.7 }]);
    expect(frameScene(scene, { looks: seen }, share, { center: 0.2 })).toMatchObject({
      layout: 'fixed',
      reason: 'hand',
      path: [{ center: 0.2 }],
    });
    expect(frameScene(scene, { looks: seen }, share, { layout: 'split' })).toMatchObject({
      layout: 'split',
      reason: 'hand',
      spots: { length: 2 },
    });
    expect(frameScene(scene, {}, share, { layout: 'stack' }).spots).toHaveLength(1);
  });
});

describe('captions', () => {
  const usual = usualBand('bold') ?? { top: 0, bottom: 0 };
  const height = usual.bottom - usual.top;
  const covers = (offset: number, faces: readonly { top: number; bottom: number }[]): number =>
    faces.reduce(
      (sum, { top, bottom }) =>
        sum + Math.max(0, Math.min(usual.bottom + offset, bottom) - Math.max(usual.top + offset, top)),
      0,
    );

  test('stay where they usually are unless a face is there', () => {
    expect(captionOffset({ faces: [] }, usual)).toBe(0);
    expect(captionOffset({ faces: [{ top: 500, bottom: usual.top }], seam: 960 }, usual)).toBe(0);
  });

  test('go to the seam of two people, below the seam of a presentation, and below a face that fills the image', () => {
    const two = [
      { top: 234, bottom: 534 },
      { top: 1194, bottom: 1494 },
    ];
    expect(captionOffset({ faces: two, seam: 960 }, usual)).toBe(960 - height / 2 - usual.top);
    const speaker = [{ top: 928, bottom: 1338 }];
    const content = { top: 0, bottom: 608 };
    expect(captionOffset({ faces: speaker, content, seam: 608 }, usual)).toBe(608 - usual.top);
    expect(captionOffset({ faces: [{ top: 500, bottom: 1300 }] }, usual)).toBe(1600 - usual.bottom);
  });

  test('never cover more of the faces than at their usual place, and keep off the rows of the apps', () => {
    const band = fc
      .tuple(fc.integer({ min: 0, max: 1800 }), fc.integer({ min: 1, max: 900 }))
      .map(([top, length]) => ({ top, bottom: Math.min(1920, top + length) }));
    const seam = fc.option(fc.integer({ min: 300, max: 1500 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(band, { maxLength: 6 }), seam, (faces, at) => {
        const offset = captionOffset({ faces, seam: at }, usual);
        expect(covers(offset, faces)).toBeLessThanOrEqual(covers(0, faces));
        expect(usual.bottom + offset).toBeLessThanOrEqual(Math.max(1600, (at ?? 0) + height));
      }),
    );
  });
});

describe('in a clip', () => {
  const source = {
    fileId: 'f',
    name: '直播.mp4',
    url: '/v.mp4',
    width: 1920,
    height: 1080,
    duration: 20,
    hasAudio: true,
  };
  const look = { shape: 'upright', shortensPauses: false, hasCaptions: false } as const;
  const material: ClipMaterial = {
    duration: 20,
    shotChanges: [5, 10],
    sentences: [{ start: 1, end: 19, text: '一句话。' }],
    looks: Array.from({ length: 40 }, (_, index) => ({
      time: index / 2,
      faces: (index < 10 ? [0.2] : index < 20 ? [0.2, 0.8] : [0.1 + (index - 20) * 0.04]).map((x) => ({
        x: x - 0.05,
        y: 0.3,
        width: 0.1,
        height: 0.2,
        score: 0.9,
      })),
    })),
  };
  const make = (framings = {}) =>
    clipProject(source, material, { id: 'c', title: '', range: { first: 0, last: 0 }, look, framings });

  test('each scene is a part of its own, whole and without a gap; two people lie one above the other, and the way of the camera is keyframes', () => {
    const project = make();
    expect(projectSchema.safeParse(project).error).toBeUndefined();
    const { main, overlay } = project.tracks;
    expect(main.clips.map(({ start, duration }) => start + duration).slice(0, -1)).toEqual(
      main.clips.slice(1).map(({ start }) => start),
    );
    expect(main.clips).toHaveLength(3);
    const [, split, walk] = main.clips;
    expect(split?.params).toMatchObject({ fit: 'contain', y: -480 });
    expect(overlay[0]?.clips).toMatchObject([
      { start: split?.start, duration: split?.duration, muted: true, params: { y: 480 } },
    ]);
    expect(walk?.type === 'video' && walk.keyframes.cropX?.length).toBeGreaterThan(2);
  });

  test('captions lie on no face: at the seam while two people are shown, at their usual place before and after', () => {
    const project = clipProject(source, material, {
      id: 'c',
      title: '',
      range: { first: 0, last: 0 },
      look: { ...look, hasCaptions: true },
    });
    expect(projectSchema.safeParse(project).error).toBeUndefined();
    const [, split] = project.tracks.main.clips;
    const captions = project.tracks.overlay.find(({ id }) => id === 'captions')?.clips ?? [];
    const [caption] = captions;
    const begins = (split?.start ?? 0) - (caption?.start ?? 0);
    const usual = usualBand('bold') ?? { top: 0, bottom: 0 };
    const seam = 960 - (usual.top + usual.bottom) / 2;
    expect(captions).toHaveLength(1);
    expect(caption?.keyframes.y).toEqual([
      { at: 0, value: 0, easing: 'hold' },
      { at: begins, value: seam, easing: 'hold' },
      { at: begins + (split?.duration ?? 0), value: 0, easing: 'hold' },
    ]);
  });

  test('one drag corrects a scene and leaves the others', () => {
    const [before, after] = [make().tracks, make({ [sceneKey({ start: 5, end: 10 })]: { center: 0.5 } }).tracks];
    const paramsOf = ({ main }: typeof before) => main.clips.map(({ params, keyframes }) => ({ params, keyframes }));
    expect(paramsOf(after)[1]?.params).toEqual({ cropX: 0.5 - share / 2, cropW: share });
    expect([paramsOf(after)[0], paramsOf(after)[2]]).toEqual([paramsOf(before)[0], paramsOf(before)[2]]);
    expect(after.overlay).toEqual([]);
  });

  test('whatever was seen: as long as before, every cut-out within the image', () => {
    const face = fc.record({
      x: fc.double({ min: 0, max: 0.8, noNaN: true }),
      y: fc.double({ min: 0, max: 0.8, noNaN: true }),
      width: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
      height: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
      score: fc.constant(0.9),
    });
    const seen = fc.array(fc.array(face, { maxLength: 12 }), { minLength: 40, maxLength: 40 });
    const changes = fc
      .uniqueArray(fc.double({ min: 0.1, max: 19.9, noNaN: true }), { maxLength: 6 })
      .map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(seen, changes, (all, shotChanges) => {
        const given = { ...material, shotChanges, looks: all.map((faces, index) => ({ time: index / 2, faces })) };
        const project = clipProject(source, given, { id: 'c', title: '', range: { first: 0, last: 0 }, look });
        const [span] = shownSpans(given, { first: 0, last: 0 }, false);
        const frames = Math.round(((span?.end ?? 0) - (span?.start ?? 0)) * 30);
        expect(Math.abs(toSeconds(projectDuration(project)) * 30 - frames)).toBeLessThanOrEqual(1);
        for (const { params, keyframes } of [
          ...project.tracks.main.clips,
          ...project.tracks.overlay.flatMap(({ clips }) => clips),
        ]) {
          const { cropX = 0, cropY = 0, cropW = 1, cropH = 1 } = params as Record<string, number>;
          for (const x of [cropX, ...(keyframes.cropX ?? []).map(({ value }) => value)]) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x + cropW).toBeLessThanOrEqual(1 + 1e-9);
          }
          expect(cropY).toBeGreaterThanOrEqual(0);
          expect(cropY + cropH).toBeLessThanOrEqual(1 + 1e-9);
          const times = (keyframes.cropX ?? []).map(({ at }) => at);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('an upright source is shown as it is', () => {
    const upright = { ...source, width: 720, height: 1280 };
    const { main } = clipProject(upright, material, { id: 'c', title: '', range: { first: 0, last: 0 }, look }).tracks;
    expect(main.clips.map(({ params }) => params)).toEqual([{}]);
  });

  test('of three hours with twelve people only the scenes of the clip are framed, in a moment', () => {
    const hours = 3 * 3600;
    const people = Array.from({ length: 12 }, (_, n) => ({ x: n / 13, y: 0.3, width: 0.05, height: 0.1, score: 0.9 }));
    const long: ClipMaterial = {
      duration: hours,
      shotChanges: Array.from({ length: hours / 5 - 1 }, (_, index) => (index + 1) * 5),
      sentences: Array.from({ length: hours / 10 }, (_, index) => ({
        start: index * 10,
        end: index * 10 + 9,
        text: '',
      })),
      looks: Array.from({ length: hours * 2 }, (_, index) => ({ time: index / 2, faces: people })),
    };
    const range = { first: 1000, last: 1002 };
    const cut = () => clipProject({ ...source, duration: hours }, long, { id: 'c', title: '', range, look });
    expect(elapsed(cut)).toBeLessThan(500);
    const project = cut();
    expect(projectSchema.safeParse(project).error).toBeUndefined();
    expect(toSeconds(projectDuration(project))).toBeGreaterThan(28);
    expect(project.tracks.main.clips.length).toBeLessThanOrEqual(8);
  });

  test('scenes cover the video', () => {
    expect(scenesOf(material)).toEqual([
      { start: 0, end: 5 },
      { start: 5, end: 10 },
      { start: 10, end: 20 },
    ]);
    expect(scenesOf({ shotChanges: [], duration: 0 })).toEqual([{ start: 0, end: 0 }]);
  });
});
