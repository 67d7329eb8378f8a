import { captionTemplates } from '../../engine/project/captionTemplates';
import { projectDuration } from '../../engine/project/projectDuration';
import { toSeconds } from '../../engine/time/ticks';
import { frameworkData } from '../frameworks/frameworkData';
import { graphicsStyles } from '../storyboard/graphics.data';
import { findTemplate, templateKeys, videoTemplates } from './builtIn.data';
import { openSlots, previewOf, slotsOf, type TemplateGoods } from './fillBuiltIn';

const media = Array.from({ length: 5 }, (_, index) => ({
  url: `/${index}.jpg`,
  kind: 'image' as const,
  width: 1080,
  height: 1440,
}));
const goods: TemplateGoods = {
  name: '保温杯',
  category: '水具',
  brand: '山野',
  price: '129.00',
  offer: '两只减15元',
  points: ['倒扣一夜不漏', '早上装的热水晚上还烫嘴', '一只手就能开盖', '316不锈钢内胆'],
  media,
};

test('each template names a framework, captions and graphics that exist', () => {
  expect(videoTemplates.map(({ key }) => key)).toEqual([...templateKeys]);
  for (const template of videoTemplates) {
    expect(frameworkData.map(({ id }) => id)).toContain(template.frameworkId);
    expect(captionTemplates.map(({ key }) => key)).toContain(template.captionKey);
    expect(graphicsStyles.map(({ key }) => key)).toContain(template.graphicsStyle);
    const { seconds = [0, 0] } = frameworkData.find(({ id }) => id === template.frameworkId) ?? {};
    expect(template.seconds).toBeGreaterThanOrEqual(seconds[0]);
    expect(template.seconds).toBeLessThanOrEqual(seconds[1]);
  }
});

test('full goods fill every template; what is missing is named with how much', () => {
  for (const template of videoTemplates) expect(openSlots(template, goods)).toEqual([]);
  const offer = findTemplate('offer');
  if (!offer) throw new Error('no template');
  const poor = { ...goods, price: '', offer: ' ', media: media.slice(0, 1), points: ['', '轻'] };
  expect(openSlots(offer, poor)).toEqual([
    { slot: 'images', need: 3, have: 1 },
    { slot: 'points', need: 2, have: 1 },
    { slot: 'price', need: 1, have: 0 },
    { slot: 'offer', need: 1, have: 0 },
  ]);
  expect(slotsOf(offer, goods)).toHaveLength(4);
});

test('a preview shows the goods’ own words and images, no price where the template has none', () => {
  for (const template of videoTemplates) {
    const project = previewOf(template, goods);
    expect(project && toSeconds(projectDuration(project))).toBeGreaterThan(2);
    const urls = Object.values(project?.media ?? {}).map(({ url }) => url);
    expect(urls.filter((url) => url.endsWith('.jpg')).length).toBeGreaterThanOrEqual(2);
    const json = JSON.stringify(project);
    expect(json).toContain('倒扣一夜不漏');
    expect(json.includes('129')).toBe(template.needsPrice);
    expect(json.includes('两只减15元')).toBe(template.needsOffer);
  }
});

test('without images and points there is nothing to show', () => {
  const [template] = videoTemplates;
  expect(template && previewOf(template, { ...goods, media: [], points: [] })).toBeUndefined();
});
