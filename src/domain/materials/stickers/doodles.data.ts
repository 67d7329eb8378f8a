import {
  circle,
  edge,
  ellipse,
  face,
  faint,
  green,
  ink,
  orange,
  path,
  pink,
  red,
  sky,
  stroke,
  violet,
  white,
  word,
  yellow,
} from './draw';

/** A stroke with a white rim, as a marker leaves it on a photo. */
const marker = (d: string, color: string, width: number): string =>
  stroke(d, white, width + 12) + stroke(d, color, width);

export const doodles = [
  {
    id: 'doodle-loop',
    svg:
      marker('M18 150c30-50 74-74 100-58 24 14 8 48-16 40-30-10-4-76 74-86', red, 11) +
      marker('M146 26l34 18-22 32', red, 11),
  },
  { id: 'doodle-star', svg: marker('M48 172l30-142 56 136L22 78l152-14L48 172', yellow, 12) },
  { id: 'doodle-tick', svg: marker('M28 108c18 14 30 32 40 56C88 108 122 62 174 32', green, 18) },
  {
    id: 'doodle-cross',
    svg: marker('M40 38c40 36 78 76 118 126', red, 18) + marker('M162 42C120 76 80 116 42 166', red, 18),
  },
  {
    id: 'doodle-heart',
    svg: marker('M100 172C52 136 22 104 24 70c4-38 54-44 76-2 18-44 70-40 76-2 6 36-28 72-84 112', pink, 13),
  },
  { id: 'doodle-box', svg: marker('M26 40c48-8 100-8 150-2 4 40 4 82-2 124-48 6-98 6-146 0-6-42-6-86-2-128', red, 9) },
  {
    id: 'doodle-wave',
    svg:
      marker('M14 92c18-28 34-28 48 0s32 28 48 0 34-28 48 0 20 20 28 8', sky, 12) +
      marker('M14 132c18-28 34-28 48 0s32 28 48 0 34-28 48 0 20 20 28 8', sky, 12),
  },
  {
    id: 'doodle-sparkle',
    svg:
      path('M88 20c6 48 20 62 68 68-48 6-62 20-68 68-6-48-20-62-68-68 48-6 62-20 68-68z', yellow, edge) +
      path('M158 116c3 24 10 31 34 34-24 3-31 10-34 34-3-24-10-31-34-34 24-3 31-10 34-34z', yellow, edge) +
      path('M156 12c2 16 6 20 22 22-16 2-20 6-22 22-2-16-6-20-22-22 16-2 20-6 22-22z', yellow, edge),
  },
  {
    id: 'doodle-crown',
    svg: marker('M30 152l-8-92 46 42 32-68 32 68 46-42-8 92z', yellow, 11) + marker('M36 176h130', yellow, 11),
  },
  {
    id: 'doodle-pointer',
    svg:
      path(
        'M60 186c-18-20-40-46-36-58 6-14 24-6 38 10V38c0-24 32-24 32 0v46c6-10 26-8 28 6 8-8 26-4 26 10 10-6 24 0 24 14v34c0 14-6 26-12 38z',
        white,
        `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`,
      ) +
      stroke('M94 88v28M122 94v24M148 104v18', ink, 8) +
      stroke('M36 26l-12-10M120 26l12-10', red, 9),
  },
] as const;

const head = circle(100, 100, 84, face, edge) + faint(path('M34 82a72 72 0 0196-50A84 84 0 0034 82z', white), 0.5);
const blush = ellipse(46, 122, 14, 9, pink, 'opacity=".55"') + ellipse(154, 122, 14, 9, pink, 'opacity=".55"');
const tear = (x: number, turn: number): string =>
  path('M0 0c-18 22-16 38 0 38s18-16 0-38z', sky, `transform="translate(${x} 92) rotate(${turn})"`);

export const moods = [
  {
    id: 'mood-joy',
    svg:
      head +
      stroke('M50 88c8-14 26-14 34 0M116 88c8-14 26-14 34 0', ink, 10) +
      path('M54 108h92c0 66-92 66-92 0z', ink) +
      path('M66 144c16-14 52-14 68 0-14 18-54 18-68 0z', red) +
      tear(36, 24) +
      tear(164, -24),
  },
  {
    id: 'mood-stars',
    svg:
      head +
      [66, 134].map((x) => path(`M${x} 56l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z`, red)).join('') +
      path('M60 124h80c-4 44-76 44-80 0z', ink) +
      path('M66 124h68v10H66z', white),
  },
  {
    id: 'mood-shy',
    svg:
      head +
      blush +
      stroke('M52 90c10 10 24 10 34 0M114 90c10 10 24 10 34 0', ink, 9) +
      stroke('M84 130c10 10 22 10 32 0', ink, 9),
  },
  {
    id: 'mood-angry',
    svg:
      circle(100, 100, 84, orange, edge) +
      stroke('M46 66l40 18M154 66l-40 18', ink, 11) +
      circle(68, 98, 9, ink) +
      circle(132, 98, 9, ink) +
      stroke('M66 146c18-22 50-22 68 0', ink, 11) +
      stroke('M150 18c-2 14-8 20-22 22M156 22c14 2 20 8 22 22', red, 8),
  },
  {
    id: 'mood-think',
    svg:
      head +
      circle(70, 82, 10, ink) +
      circle(132, 76, 10, ink) +
      stroke('M52 58c8-8 20-10 32-6M116 54c12-8 24-8 34-2', ink, 8) +
      stroke('M78 128c16-8 34-8 48 2', ink, 9) +
      path('M44 190c-10-26 0-44 20-40l40-12c14-2 14 16 2 20l-14 6c10 8 4 32-16 34z', orange, edge),
  },
  {
    id: 'mood-fire',
    svg:
      path('M104 8c10 40 66 58 66 114a70 66 0 01-140 0c0-32 18-48 30-66 4 20 12 28 22 32-4-32 2-58 22-80z', red, edge) +
      path('M104 80c6 24 36 32 36 66a40 38 0 01-80 0c0-18 10-28 18-38 4 12 8 16 14 18-2-18 2-34 12-46z', orange) +
      path('M100 128c4 12 18 18 18 34a18 18 0 01-36 0c0-14 14-20 18-34z', yellow),
  },
  {
    id: 'mood-hundred',
    svg:
      word('100', 100, 122, 92, red, -8).replace(
        '<text ',
        `<text stroke="${white}" stroke-width="18" paint-order="stroke" stroke-linejoin="round" font-style="italic" `,
      ) +
      stroke('M36 156c44-14 88-20 132-18', white, 20) +
      stroke('M36 156c44-14 88-20 132-18', red, 9) +
      stroke('M66 178c30-8 60-12 86-12', white, 20) +
      stroke('M66 178c30-8 60-12 86-12', red, 9),
  },
  {
    id: 'mood-eyes',
    svg: [60, 140]
      .map(
        (x) =>
          ellipse(x, 100, 40, 62, white, `stroke="${ink}" stroke-width="9"`) +
          ellipse(x + 14, 112, 18, 28, ink) +
          circle(x + 20, 100, 7, white),
      )
      .join(''),
  },
] as const;

const pill = (fill: string): string => path('M50 62h100a38 38 0 010 76H50a38 38 0 010-76z', fill, edge);

export const social = [
  { id: 'social-follow', svg: pill(red) + stroke('M46 100h28M60 86v28', white, 9) + word('关注', 124, 117, 46, white) },
  {
    id: 'social-live',
    svg:
      pill(pink) +
      [0, 1, 2].map((bar) => stroke(`M${42 + bar * 14} ${[92, 82, 88][bar]}v${[22, 36, 26][bar]}`, white, 8)).join('') +
      word('直播中', 130, 114, 34, white),
  },
  {
    id: 'social-like',
    svg:
      path(
        'M30 40h140a20 20 0 0120 20v62a20 20 0 01-20 20h-52l-18 26-18-26H30a20 20 0 01-20-20V60a20 20 0 0120-20z',
        red,
        edge,
      ) +
      path('M62 124c-24-18-32-30-30-44 4-18 24-18 30-2 6-16 26-16 30 2 2 14-6 26-30 44z', white) +
      word('+1', 138, 114, 58, white),
  },
  {
    id: 'social-cart',
    svg:
      circle(100, 100, 88, yellow, edge) +
      stroke('M44 62h18l16 62h60l16-44H70', ink, 11) +
      circle(86, 146, 11, ink) +
      circle(132, 146, 11, ink) +
      stroke('M106 66v-24M94 54l12 14 12-14', red, 9),
  },
  {
    id: 'social-pin',
    svg:
      path('M100 192C64 144 38 116 38 78a62 62 0 01124 0c0 38-26 66-62 114z', red, edge) +
      circle(100, 78, 28, white) +
      faint(path('M56 74a46 46 0 0136-40 56 56 0 00-36 40z', white), 0.6),
  },
  {
    id: 'social-comment',
    svg:
      path(
        'M40 30h120a22 22 0 0122 22v70a22 22 0 01-22 22h-44l-40 36v-36H40a22 22 0 01-22-22V52a22 22 0 0122-22z',
        violet,
        edge,
      ) + word('评论区见', 100, 100, 35, white),
  },
  {
    id: 'social-save',
    svg:
      path('M100 14l25 56 61 6-46 41 14 60-54-32-54 32 14-60-46-41 61-6z', yellow, edge) +
      word('收藏', 100, 122, 34, ink),
  },
  {
    id: 'social-record',
    svg:
      stroke(
        'M18 56V26a8 8 0 018-8h30M144 18h30a8 8 0 018 8v30M182 144v30a8 8 0 01-8 8h-30M56 182H26a8 8 0 01-8-8v-30',
        white,
        12,
      ) +
      circle(58, 64, 12, red) +
      word('REC', 122, 78, 38, white),
  },
] as const;
