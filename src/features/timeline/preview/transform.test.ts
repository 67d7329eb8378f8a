import { cropOfShape, dragCrop } from './crop';
import { boundsOf, cornerOf, scaleFactor, snapBox, snapLines, turnTo } from './transform';

const box = { x: 500, y: 400, width: 200, height: 100, rotation: 0 };

test('corners turn with the box', () => {
  expect(cornerOf(box, 'se')).toEqual({ x: 600, y: 450 });
  const turned = cornerOf({ ...box, rotation: 90 }, 'se');
  expect(turned.x).toBeCloseTo(450);
  expect(turned.y).toBeCloseTo(500);
});

test('the bounds of a box on its side are its own, exchanged', () => {
  const { left, right, top, bottom } = boundsOf({ ...box, rotation: 90 });
  expect([left, right, top, bottom].map(Math.round)).toEqual([450, 550, 300, 500]);
});

test('dragging a corner away from the middle makes larger, towards it smaller', () => {
  expect(scaleFactor(box, { x: 600, y: 450 }, { x: 700, y: 500 })).toBeCloseTo(2);
  expect(scaleFactor(box, { x: 600, y: 450 }, { x: 550, y: 425 })).toBeCloseTo(0.5);
  expect(scaleFactor(box, { x: 500, y: 400 }, { x: 700, y: 500 })).toBe(1);
});

test('turning stays at right angles when near, goes in steps on demand, and the short way over the top', () => {
  const above = { x: 500, y: 300 };
  expect(turnTo(box, above, { x: 600, y: 402 }, false)).toBe(90);
  expect(turnTo(box, above, { x: 570, y: 330 }, false)).toBe(45);
  expect(turnTo(box, above, { x: 590, y: 340 }, true) % 15).toBe(0);
  expect(turnTo({ ...box, rotation: 170 }, { x: 400, y: 401 }, { x: 400, y: 390 }, false)).toBeGreaterThan(170);
});

test('a box snaps with edges and middle to canvas, safe area and other clips; the nearest wins', () => {
  const canvas = { width: 1080, height: 1920 };
  const lines = snapLines(canvas, [{ x: 300, y: 300, width: 100, height: 100, rotation: 0 }], {
    top: 150,
    right: 140,
    bottom: 400,
    left: 54,
  });
  const near = snapBox({ ...box, x: 536, y: 207 }, lines, 10);
  expect(near).toEqual({ dx: 4, dy: -7, guides: { x: [540], y: [150] } });
  expect(snapBox({ ...box, x: 700, y: 700 }, lines, 10)).toEqual({ dx: 0, dy: 0, guides: { x: [], y: [] } });
});

test('a crop stays inside the image and never becomes nothing', () => {
  const rect = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
  expect(dragCrop(rect, 'move', 1, -1)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
  const squeezed = dragCrop(rect, 'e', -1, 0);
  expect(squeezed.width).toBeCloseTo(0.05);
  expect(squeezed.x).toBe(0.2);
  const wide = dragCrop(rect, 'nw', -1, -1);
  expect(wide).toMatchObject({ x: 0, y: 0 });
  expect(wide.width).toBeCloseTo(0.7);
});

test('a crop of a shape is as large as the image allows', () => {
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const upright = cropOfShape(whole, 9 / 16, { width: 1920, height: 1080 });
  expect(upright.height).toBe(1);
  expect(upright.width * 1920).toBeCloseTo(1080 * (9 / 16));
  expect(upright.x).toBeCloseTo((1 - upright.width) / 2);
});
