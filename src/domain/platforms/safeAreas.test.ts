import { layoutCaption } from '../../engine/captions/layoutCaption';
import { captionTemplate, captionTemplates, DEFAULT_TEMPLATE_KEY } from '../../engine/project/captionTemplates';
import { videoPlatformIds } from './index';
import { ALL_PLATFORMS, commonSafeArea, safeAreaOf, safeAreaPlatforms } from './safeAreas';

const upright = { width: 1080, height: 1920 };

it('every platform has a safe area', () => {
  expect(safeAreaPlatforms.toSorted()).toEqual([...videoPlatformIds].toSorted());
});

it.each(videoPlatformIds)('%s leaves a middle free where a caption of two lines fits', (id) => {
  const area = safeAreaOf(id, upright);
  if (!area) throw new Error('none');
  expect(upright.width - area.left - area.right).toBeGreaterThanOrEqual(800);
  expect(upright.height - area.top - area.bottom).toBeGreaterThanOrEqual(1200);
  // The buttons stand on the right, the words at the bottom.
  expect(area.right).toBeGreaterThan(area.left);
  expect(area.bottom).toBeGreaterThan(area.top);
  expect(Object.values(area).every((margin) => Number.isInteger(margin) && margin > 0)).toBe(true);
});

it('scales with the image, and covers less of a level one', () => {
  expect(safeAreaOf('douyin', upright)).toEqual({ top: 177, right: 151, bottom: 442, left: 60 });
  expect(safeAreaOf('douyin', { width: 540, height: 960 })).toEqual({ top: 88, right: 76, bottom: 221, left: 30 });
  expect(safeAreaOf('douyin', { width: 1920, height: 1080 })).toEqual({ top: 54, right: 96, bottom: 108, left: 96 });
  expect(safeAreaOf('elsewhere', upright)).toBeUndefined();
});

it('the area free of several platforms has the widest margin of each side', () => {
  expect(commonSafeArea(['kuaishou', 'shipinhao'], upright)).toEqual({ top: 192, right: 151, bottom: 422, left: 54 });
  expect(commonSafeArea(['kuaishou', 'elsewhere'], upright)).toEqual(safeAreaOf('kuaishou', upright));
  expect(commonSafeArea([], upright)).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
  expect(safeAreaOf(ALL_PLATFORMS, upright)).toEqual(commonSafeArea(safeAreaPlatforms, upright));
});

const sentence = '早上装的热水晚上还烫嘴，整整二十四小时都保温不凉';

/** The bounds of a caption as long as its template allows, in pixels of the canvas. */
function boundsOf(key: string) {
  const template = captionTemplate(key);
  const texts = Object.fromEntries(
    (template?.variables ?? []).map(({ name, limit }) => [name, sentence.slice(0, limit)]),
  );
  const layout = template && layoutCaption(template, texts, { canvas: upright });
  if (!layout) throw new Error(`no caption of ${key}`);
  return {
    top: layout.y - layout.height / 2,
    bottom: layout.y + layout.height / 2,
    left: layout.x - layout.width / 2,
    right: layout.x + layout.width / 2,
  };
}

it.each(captionTemplates.flatMap(({ key }) => safeAreaPlatforms.map((platform) => [key, platform] as const)))(
  'captions of %s stand clear of what %s lays over the top and the bottom',
  (key, platform) => {
    const area = safeAreaOf(platform, upright);
    const { top, bottom } = boundsOf(key);
    expect(top).toBeGreaterThanOrEqual(area?.top ?? Number.NaN);
    expect(bottom).toBeLessThanOrEqual(upright.height - (area?.bottom ?? Number.NaN));
  },
);

it('captions of the default template stand clear of every platform on all sides', () => {
  const area = commonSafeArea(safeAreaPlatforms, upright);
  const { left, right } = boundsOf(DEFAULT_TEMPLATE_KEY);
  expect(left).toBeGreaterThanOrEqual(area.left);
  expect(right).toBeLessThanOrEqual(upright.width - area.right);
});
