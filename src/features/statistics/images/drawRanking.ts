import type { ChartLook, Drawing } from '@/blocks/charts';
import type { Verdict } from '@/domain/statistics';
import { boxAt, framed, imageMargin, lineAt, linesOf, textAt } from './svg';

interface RankingImage {
  readonly title: string;
  readonly hint: string;
  /** Of name, sample, value, interval, verdict. */
  readonly columns: readonly [string, string, string, string, string];
  readonly rows: readonly {
    readonly name: string;
    readonly sample: string;
    readonly value: string;
    readonly interval?: { readonly low: number; readonly value: number; readonly high: number };
    readonly range: string;
    readonly verdict: Verdict;
    readonly conclusion: string;
  }[];
  readonly overall: number | undefined;
  readonly sentences: readonly string[];
}

const width = 960;
const columnAt = { name: imageMargin, sample: 268, value: 340, track: 430, verdict: 800 } as const;
const trackWidth = 340;
const rowHeight = 52;

/** The ranking as an image: value, interval and what may be concluded of each group. */
export function drawRanking(image: RankingImage, look: ChartLook): Drawing {
  const ends = image.rows.flatMap(({ interval }) => (interval ? [interval.low, interval.high] : []));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const place = (value: number): number =>
    columnAt.track + (high > low ? ((value - low) / (high - low)) * trackWidth : trackWidth / 2);
  const tone = { above: look.good, below: look.bad, open: look.quiet, few: look.quiet } as const;

  const row = (
    { name, sample, value, interval, range, verdict, conclusion }: RankingImage['rows'][number],
    top: number,
  ) => {
    const middle = top + 22;
    const color = tone[verdict];
    const parts = [
      textAt(columnAt.name, middle + 5, linesOf(name, 230, 14, 1)[0] ?? '', { color: look.text }),
      textAt(columnAt.sample, middle + 5, sample, { color: look.text }),
      textAt(columnAt.value, middle + 5, value, { color: look.text, weight: 600 }),
      textAt(columnAt.verdict, middle + 5, conclusion, { color: verdict === 'few' ? look.quiet : color, size: 13 }),
      lineAt(imageMargin, top + rowHeight, width - imageMargin, top + rowHeight, look.line),
    ];
    if (!interval) return [...parts, textAt(columnAt.track, middle + 5, range, { color: look.quiet, size: 12 })];
    return [
      ...parts,
      boxAt([columnAt.track, middle - 7, trackWidth, 2], look.line, { radius: 1 }),
      boxAt([place(interval.low), middle - 9, place(interval.high) - place(interval.low), 6], color, {
        opacity: 0.4,
        radius: 3,
      }),
      `<circle cx="${place(interval.value)}" cy="${middle - 6}" r="6" fill="${color}"/>`,
      textAt(columnAt.track, middle + 18, range, { color: look.quiet, size: 12 }),
    ];
  };

  return framed(look, { ...image, width }, (top) => {
    const first = top + 28;
    const end = first + image.rows.length * rowHeight;
    const heads = (['name', 'sample', 'value', 'track', 'verdict'] as const).map((key, index) =>
      textAt(columnAt[key], top + 16, image.columns[index] ?? '', { color: look.quiet, size: 12 }),
    );
    const whole =
      image.overall === undefined || ends.length === 0
        ? []
        : [lineAt(place(image.overall), first, place(image.overall), end, look.quiet, '4 4')];
    const said = image.sentences.flatMap((sentence) => linesOf(sentence, width - imageMargin * 2, 14, 2));
    return {
      parts: [
        ...heads,
        ...whole,
        ...image.rows.flatMap((one, index) => row(one, first + index * rowHeight)),
        ...said.map((line, index) => textAt(imageMargin, end + 32 + index * 24, line, { color: look.text })),
      ],
      bottom: end + (said.length > 0 ? 16 + said.length * 24 : 0),
    };
  });
}
