import { videoPlatformIds } from './index';
import { safeAreaOf, safeAreaPlatforms } from './safeAreas';

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
