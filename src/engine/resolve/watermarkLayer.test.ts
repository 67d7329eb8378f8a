import { untouchedStretches } from '../export/copy/stretches';
import { exportSettings } from '../export/settings';
import { createProject } from '../project/createProject';
import type { Project } from '../project/schema';
import { fromSeconds } from '../time/ticks';
import { AI_LABEL_LAYER } from './aiLabelLayer';
import type { RasterLayer } from './frame';
import { resolve } from './resolve';
import { BRAND_MARK_CLIP, WATERMARK_LAYER, type Watermark } from './watermarkLayer';

const mark: Watermark = { text: '星河智创', image: '', ratio: 1, place: 'topRight', opacity: 0.7 };
const upright = createProject({ title: '', width: 1080, height: 1920 });
const marked = (project: Project, change: Partial<Watermark> = {}): RasterLayer => {
  const found = resolve(project, fromSeconds(1), { ...mark, ...change }).layers.find(
    (layer): layer is RasterLayer => layer.kind === 'raster' && layer.clipId === WATERMARK_LAYER,
  );
  if (!found) throw new Error('no mark');
  return found;
};

test('without a mark there is none; with one it lies over everything but the AI label', () => {
  const labelled = { ...upright, aiLabel: { ...upright.aiLabel, visible: true } };
  expect(resolve(upright, fromSeconds(1)).layers).toEqual([]);
  const ids = resolve(labelled, fromSeconds(1), mark).layers.map((layer) => 'clipId' in layer && layer.clipId);
  expect(ids).toEqual([WATERMARK_LAYER, AI_LABEL_LAYER]);
});

test.each(['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const)(
  'in its corner, inside the image: %s',
  (place) => {
    for (const [width, height] of [
      [1080, 1920],
      [1920, 1080],
      [720, 720],
    ] as const) {
      for (const change of [
        {},
        { image: 'data:image/png;base64,', ratio: 4 },
        { image: 'data:image/png;base64,', ratio: 0.25 },
      ]) {
        const { placement } = marked(createProject({ title: '', width, height }), { ...change, place });
        const left = placement.x - placement.width / 2;
        const top = placement.y - placement.height / 2;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + placement.width).toBeLessThanOrEqual(width);
        expect(top + placement.height).toBeLessThanOrEqual(height);
        expect(placement.x < width / 2).toBe(place.endsWith('Left'));
        expect(placement.y < height / 2).toBe(place.startsWith('top'));
      }
    }
  },
);

test('in the left top corner it stands below the AI label', () => {
  const labelled = { ...upright, aiLabel: { ...upright.aiLabel, visible: true } };
  const label = resolve(labelled, fromSeconds(1)).layers.at(-1) as RasterLayer;
  const { placement } = marked(labelled, { place: 'topLeft' });
  expect(placement.y - placement.height / 2).toBeGreaterThan(label.placement.y + label.placement.height / 2);
});

test('one drawing for the whole video, as faint as the brand says', () => {
  const first = resolve(upright, fromSeconds(0), mark).layers.at(-1);
  expect(resolve(upright, fromSeconds(9), mark).layers.at(-1)).toBe(first);
  expect(marked(upright, { opacity: 0.4 }).placement.opacity).toBe(0.4);
});

test('nothing is copied past the mark', () => {
  const media = {
    id: 'm',
    kind: 'video' as const,
    name: '',
    url: '/m',
    width: 1080,
    height: 1920,
    duration: fromSeconds(3),
  };
  const clip = { id: 'c', type: 'video', start: 0, duration: fromSeconds(3), trimStart: 0, mediaId: 'm', speed: 1 };
  const project = {
    ...upright,
    media: { m: media },
    tracks: {
      ...upright.tracks,
      main: { id: 'main', clips: [{ ...clip, params: {}, keyframes: {}, effects: [] }], transitions: [] },
    },
  } as unknown as Project;
  const settings = exportSettings(project, {});
  expect(untouchedStretches(project, settings)).toHaveLength(1);
  expect(untouchedStretches(project, settings, mark)).toEqual([]);
});

test("in the right top corner it stands below the maker's own brand, wherever that is shown", () => {
  const own = { type: 'text', id: BRAND_MARK_CLIP, name: '', start: 0, duration: fromSeconds(3), text: '山野日常' };
  const withOwn = (hidden: boolean) =>
    ({
      ...upright,
      tracks: {
        ...upright.tracks,
        overlay: [
          {
            ...{ id: 'graphics-brand', name: '', hidden, locked: false, muted: false },
            clips: [{ ...own, params: {}, keyframes: {}, effects: [] }],
          },
        ],
      },
    }) as unknown as Project;
  const topOf = (project: Project, place: Watermark['place'] = 'topRight') => {
    const { y, height } = marked(project, { place }).placement;
    return y - height / 2;
  };
  expect(topOf(withOwn(false))).toBeGreaterThan(topOf(upright) + 0.09 * upright.canvas.width);
  expect(topOf(withOwn(true))).toBe(topOf(upright));
  expect(topOf(withOwn(false), 'topLeft')).toBe(topOf(upright, 'topLeft'));
});
