import { parseProject } from '../../engine/project/parseProject';
import { aiLabelBottom } from '../../engine/resolve/aiLabelLayer';
import { formatFor, formatSizes, videoFormats } from './formats';
import { buildProductVideo, type ProductVideo } from './productVideo';

test.each([
  ['douyin', '9:16'],
  ['kuaishou', '9:16'],
  ['xiaohongshu', '9:16'],
  ['shipinhao', '9:16'],
  ['bilibili', '16:9'],
] as const)('a video for %s is %s', (platform, format) => {
  expect(formatFor(platform)).toBe(format);
});

const video: ProductVideo = {
  id: 'v',
  goods: { title: '保温杯', category: '', price: '89', brand: '山野', sellingPoints: ['12小时还烫嘴'] },
  cards: [{ id: 'a', text: '今天只要89元', role: '', shot: null }],
  voices: {},
  templateKey: '',
  aiLabel: true,
  source: [],
};

test.each(videoFormats)('a video is built in %s; without a choice it is upright', (format) => {
  const project = buildProductVideo({ ...video, format });
  expect(project.canvas).toMatchObject(formatSizes[format]);
  expect(parseProject(JSON.stringify(project))).toEqual(project);
  expect(buildProductVideo(video).canvas).toMatchObject({ width: 1080, height: 1920 });
});

const words = '先把咖啡豆磨好，再闷蒸30秒，最后慢慢注水';
const told: ProductVideo = {
  ...video,
  goods: { ...video.goods, price: '69.90', sellingPoints: ['12小时还烫嘴', words, '原价129元'] },
  cards: ['你的水几点就凉了', words, '每天早上都用它', '原价129元，今天只要69.9元', '点左下角购物车'].map(
    (text, index) => ({
      id: `c${index}`,
      text,
      role: '',
      shot: null,
    }),
  ),
};
/** Upper and lower edge of a text without its ground, pixels. */
const bandOf = ({ params: { y, fontSize } }: { readonly params: Readonly<Record<string, unknown>> }) => ({
  top: Number(y) - Number(fontSize) / 2,
  bottom: Number(y) + Number(fontSize) / 2,
});

test.each(videoFormats)(
  'in %s no line of a card stands on another, and badge and tag keep off the AI mark',
  (format) => {
    const { canvas, tracks } = buildProductVideo({ ...told, format });
    const texts = tracks.overlay.flatMap(({ clips }) => clips.filter((clip) => clip.type === 'text'));
    for (const prefix of ['info-c1', 'info-c3']) {
      const lines = texts.filter(({ id }) => new RegExp(`^${prefix}-\\d$`).test(id)).map(bandOf);
      expect(lines.length).toBeGreaterThanOrEqual(2);
      for (const [index, line] of lines.entries())
        expect(line.top).toBeGreaterThan(lines[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY);
    }
    for (const id of ['badge', 'price-tag']) {
      const clip = texts.find((one) => one.id === id);
      if (!clip) throw new Error(id);
      const { top } = bandOf(clip);
      // Its ground reaches over its letters.
      const ground = top - Number(clip.params.padding);
      expect(ground + canvas.height / 2).toBeGreaterThanOrEqual(aiLabelBottom(canvas));
    }
  },
);

test('at 3:4 the tag of an offer stands clear of the card of prices', () => {
  const goods = { ...told.goods, offer: '满两件减20元' };
  const { tracks } = buildProductVideo({ ...told, goods, format: '3:4' });
  const clips = tracks.overlay.flatMap((track) => track.clips);
  const panel = clips.find(({ id }) => id === 'info-c3-panel');
  const tag = clips.flatMap((clip) => (clip.id === 'offer-tag' && clip.type === 'text' ? [clip] : []))[0];
  if (panel?.type !== 'shape' || !tag) throw new Error('nothing is drawn');
  const top = Number(panel.params.y) - Number(panel.params.height) / 2;
  // the tag's ground is nearly twice as high as its letters
  expect(Number(tag.params.y) + Number(tag.params.fontSize) * 0.94).toBeLessThanOrEqual(top);
});
