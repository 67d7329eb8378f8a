import { parseProject } from '../../engine/project/parseProject';
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
