import {
  box,
  burst,
  circle,
  cut,
  edge,
  ellipse,
  faint,
  green,
  ink,
  orange,
  path,
  pink,
  red,
  rimmed,
  sky,
  stroke,
  turned,
  violet,
  white,
  wine,
  word,
  yellow,
} from './draw';

const petals = (count: number, r: number, d: string, fill: string): string =>
  Array.from({ length: count }, (_, index) => turned(path(d, fill), (360 / count) * index + r)).join('');
const flake = Array.from({ length: 6 }, (_, index) =>
  turned(stroke('M100 100V20M100 48l-20-16M100 48l20-16M100 72l-16-12M100 72l16-12', sky, 10), index * 60),
).join('');
const flakeRim = Array.from({ length: 6 }, (_, index) =>
  turned(stroke('M100 100V20M100 48l-20-16M100 48l20-16M100 72l-16-12M100 72l16-12', white, 24), index * 60),
).join('');
const moon = 'M124 16a84 84 0 1060 110A70 70 0 01124 16z';

export const season = [
  {
    id: 'season-lantern',
    svg: cut(
      [box(76, 10, 48, 20, 4), 'M24 92a76 62 0 01152 0 76 62 0 01-152 0z'],
      stroke('M100 2v12', ink, 6) +
        stroke('M100 168v22M84 168v16M116 168v16', yellow, 7) +
        ellipse(100, 92, 76, 62, red) +
        faint(
          ellipse(100, 92, 46, 62, 'none', `stroke="${yellow}" stroke-width="4"`) +
            ellipse(100, 92, 16, 62, 'none', `stroke="${yellow}" stroke-width="4"`),
          0.8,
        ) +
        path(box(68, 22, 64, 18, 5), yellow) +
        path(box(68, 146, 64, 18, 5), yellow) +
        circle(100, 92, 34, yellow) +
        word('福', 100, 110, 48, wine),
    ),
  },
  {
    id: 'season-packet',
    svg: turned(
      cut(
        [box(44, 14, 112, 170, 14)],
        path(box(44, 14, 112, 170, 14), red) +
          path('M44 28a14 14 0 0114-14h84a14 14 0 0114 14v30c-30 34-82 34-112 0z', wine) +
          circle(100, 82, 28, yellow) +
          word('¥', 100, 97, 40, wine) +
          word('开心', 100, 158, 34, yellow),
      ),
      8,
    ),
  },
  {
    id: 'season-zongzi',
    svg:
      path('M100 18c10 0 16 8 20 16l62 118c8 16 0 28-16 28H34c-16 0-24-12-16-28L80 34c4-8 10-16 20-16z', green, edge) +
      faint(
        path(
          'M100 18L58 180H34c-16 0-24-12-16-28L80 34c4-8 10-16 20-16zM112 24l52 156h2c16 0 24-12 16-28L120 34z',
          '#000000',
        ),
        0.14,
      ) +
      stroke('M40 118c38 20 82 20 120 0M28 140c46 22 98 22 144 0', yellow, 7) +
      circle(78, 92, 7, ink) +
      circle(122, 92, 7, ink) +
      stroke('M90 104c6 6 14 6 20 0', ink, 6),
  },
  {
    id: 'season-moon',
    svg:
      path(moon, yellow, edge) +
      faint(circle(60, 120, 12, orange) + circle(96, 160, 9, orange) + circle(54, 74, 8, orange), 0.5) +
      path(
        'M128 148c-4-20 8-32 26-32 22 0 34 14 32 36-2 18-16 26-32 26-16 0-28-10-26-30z',
        white,
        `stroke="${ink}" stroke-width="5"`,
      ) +
      path(
        'M142 122c-14-24-10-40 0-42 12-2 14 20 12 38zM162 118c0-26 8-38 18-36 10 4 4 26-6 42z',
        white,
        `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
      ) +
      circle(146, 146, 5, ink) +
      circle(170, 146, 5, ink) +
      path('M154 156h10l-5 6z', pink),
  },
  {
    id: 'season-618',
    svg:
      turned(
        cut(
          [box(8, 52, 184, 96, 24)],
          path(box(8, 52, 184, 96, 24), red) +
            faint(path('M8 76a24 24 0 0124-24h136a24 24 0 0124 24v8c-60-16-124-12-184 12z', white), 0.2) +
            rimmed('618', 100, 128, 76, yellow, wine),
        ),
        -6,
      ) +
      path(burst(4, 22, 6, 172, 40), yellow) +
      path(burst(4, 14, 4, 28, 168), yellow),
  },
  {
    id: 'season-1111',
    svg:
      circle(100, 100, 88, wine, edge) +
      circle(100, 100, 74, 'none', `stroke="${yellow}" stroke-width="4"`) +
      word('双', 100, 96, 56, yellow) +
      word('11.11', 100, 144, 44, white),
  },
  {
    id: 'season-tree',
    svg: cut(
      ['M100 14l46 56h-24l40 48h-28l40 44H26l40-44H38l40-48H54z', box(84, 160, 32, 30, 4)],
      path(box(86, 156, 28, 34, 4), '#8b5a2b') +
        path('M100 14l46 56h-24l40 48h-28l40 44H26l40-44H38l40-48H54z', green) +
        faint(path('M100 14v148H26l40-44H38l40-48H54z', white), 0.16) +
        circle(86, 78, 8, red) +
        circle(122, 106, 8, yellow) +
        circle(74, 126, 8, sky) +
        circle(110, 142, 8, red) +
        path(burst(5, 22, 9, 100, 18), yellow),
    ),
  },
  { id: 'season-snow', svg: flakeRim + flake + circle(100, 100, 12, white) },
  {
    id: 'season-rose',
    svg:
      stroke('M100 104c4 34 2 56-4 86', white, 24) +
      stroke('M100 104c4 34 2 56-4 86', green, 11) +
      path('M102 150c16-26 42-28 56-22-4 24-26 36-56 22z', green, edge) +
      path('M44 54c0-28 26-42 56-42s56 14 56 42c0 36-24 64-56 64S44 90 44 54z', red, edge) +
      faint(path('M44 54c8 36 34 46 56 46s48-10 56-46c0 36-24 64-56 64S44 90 44 54z', '#000000'), 0.18) +
      stroke('M74 46c6-16 46-18 54 0 4 18-30 24-34 8 0-8 12-10 16-4', wine, 7),
  },
  {
    id: 'season-sun',
    svg:
      Array.from({ length: 12 }, (_, index) =>
        turned(
          path('M90 30l10-24 10 24z', orange, `stroke="${white}" stroke-width="5" stroke-linejoin="round"`),
          index * 30,
        ),
      ).join('') +
      circle(100, 100, 60, yellow, edge) +
      path('M52 88h96v10c-2 28-40 28-46 4h-4c-6 24-44 24-46-4z', ink) +
      faint(stroke('M64 96l14 14M122 96l14 14', white, 6), 0.6) +
      stroke('M84 132c10 8 22 8 32 0', ink, 7),
  },
  {
    id: 'season-maple',
    svg:
      path(
        'M100 12l16 40 30-16-6 44 46 6-34 28 16 30-46-4-12 14v34h-20v-34l-12-14-46 4 16-30-34-28 46-6-6-44 30 16z',
        orange,
        edge,
      ) + faint(stroke('M100 150V60M100 120l-34-24M100 120l34-24M100 90l-16-18M100 90l16-18', wine, 5), 0.55),
  },
  {
    id: 'season-blossom',
    svg:
      petals(5, 0, 'M100 96C70 76 68 34 88 18l12 12 12-12c20 16 18 58-12 78z', white) +
      petals(5, 0, 'M100 94C76 76 74 38 90 24l10 12 10-12c16 14 14 52-10 70z', pink) +
      circle(100, 100, 14, yellow) +
      Array.from({ length: 5 }, (_, index) =>
        turned(stroke('M100 84V66', wine, 4) + circle(100, 63, 4, yellow), index * 72),
      ).join(''),
  },
  {
    id: 'season-cake',
    svg: cut(
      [box(26, 92, 148, 92, 16), box(92, 40, 16, 50, 4)],
      path(box(92, 44, 16, 50, 4), sky) +
        path('M100 8c10 12 14 18 14 24a14 14 0 01-28 0c0-6 4-12 14-24z', orange) +
        path(box(26, 92, 148, 92, 16), pink) +
        path(
          'M26 112a20 20 0 0120-20h108a20 20 0 0120 20v10c-12 18-24 18-37 0-12 18-24 18-37 0-12 18-24 18-37 0-13 18-25 18-37 0z',
          white,
        ) +
        faint(path('M26 150h148v18a16 16 0 01-16 16H42a16 16 0 01-16-16z', violet), 0.35) +
        stroke('M92 56l16 8M92 72l16 8', white, 5),
    ),
  },
] as const;
