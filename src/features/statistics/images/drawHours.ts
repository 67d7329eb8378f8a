import type { ChartLook, Drawing } from '@/blocks/charts';
import { tintOf } from '../hourTint';
import { boxAt, framed, imageMargin, textAt } from './svg';

interface HoursImage {
  readonly title: string;
  readonly hint: string;
  readonly hours: readonly number[];
  readonly days: readonly { readonly name: string; readonly weekday: number }[];
  readonly cells: readonly {
    readonly weekday: number;
    readonly hour: number;
    readonly times: number;
    /** Value and sample as they are written. */
    readonly value: string;
    readonly sample: string;
  }[];
}

const step = { x: 56, y: 44 } as const;
const nameWidth = 56;

/** Weekdays by hours as an image, as on the page. */
export function drawHours(image: HoursImage, look: ChartLook): Drawing {
  const width = Math.max(640, imageMargin * 2 + nameWidth + image.hours.length * step.x);
  return framed(look, { ...image, width }, (top) => {
    const left = (index: number): number => imageMargin + nameWidth + index * step.x;
    const first = top + 28;
    const heads = image.hours.map((hour, index) =>
      textAt(left(index) + step.x / 2, top + 16, `${hour}:00`, { color: look.quiet, size: 12, anchor: 'middle' }),
    );
    const rows = image.days.flatMap(({ name, weekday }, at) => {
      const y = first + at * step.y;
      const boxes = image.hours.flatMap((hour, index) => {
        const cell = image.cells.find((one) => one.weekday === weekday && one.hour === hour);
        const box = [left(index) + 1, y + 1, step.x - 2, step.y - 2] as const;
        const ground = boxAt(box, look.quiet, { opacity: 0.08 });
        if (!cell) return [ground];
        const middle = left(index) + step.x / 2;
        return [
          ground,
          boxAt(box, look.primary, { opacity: tintOf(cell.times) / 100 }),
          textAt(middle, y + 20, cell.value, { color: look.text, size: 13, anchor: 'middle' }),
          textAt(middle, y + 35, cell.sample, { color: look.text, size: 10, anchor: 'middle' }),
        ];
      });
      return [textAt(imageMargin, y + step.y / 2 + 5, name, { color: look.quiet, size: 13 }), ...boxes];
    });
    return { parts: [...heads, ...rows], bottom: first + image.days.length * step.y };
  });
}
