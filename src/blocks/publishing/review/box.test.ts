import fc from '@/testing/property';
import { boxBetween, boxByKey, leastSide, middleBox, pointIn } from './box';

const rect = { left: 100, top: 50, width: 200, height: 400 };

describe('rectangles in an image', () => {
  it('a drag to any side gives the same rectangle, and leaves the image at its edge', () => {
    const a = pointIn(150, 150, rect);
    const b = pointIn(900, 250, rect);
    expect(boxBetween(a, b)).toEqual({ x: 0.25, y: 0.25, w: 0.75, h: 0.25 });
    expect(boxBetween(b, a)).toEqual(boxBetween(a, b));
  });

  it('a click is no rectangle', () => {
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.9 })).toBeUndefined();
  });

  it('arrows move it, with Shift they size it, other keys do nothing', () => {
    expect(boxByKey(middleBox, 'ArrowLeft', false)).toMatchObject({ x: 0.28, w: middleBox.w });
    expect(boxByKey(middleBox, 'ArrowDown', true)).toMatchObject({ y: middleBox.y, h: 0.32 });
    expect(boxByKey(middleBox, 'a', false)).toBeUndefined();
  });

  it('stays inside of the image and big enough, whatever keys are pressed', () => {
    const press = fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), fc.boolean());
    fc.assert(
      fc.property(fc.array(press, { maxLength: 120 }), (presses) => {
        const box = presses.reduce((now, [key, isSizing]) => boxByKey(now, key, isSizing) ?? now, middleBox);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w).toBeLessThanOrEqual(1.0001);
        expect(box.y + box.h).toBeLessThanOrEqual(1.0001);
        expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(leastSide);
      }),
    );
  });
});
