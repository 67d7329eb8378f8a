import { burst, circle, edge, face, green, ink, path, red, stroke, violet, white, word, yellow } from './draw';

const head = circle(100, 100, 84, face, edge);
const eyes = circle(72, 88, 10, ink) + circle(128, 88, 10, ink);
export const arrows = [
  { id: 'arrow-bold', svg: path('M20 78h92V44l70 56-70 56v-34H20z', red, edge) },
  { id: 'arrow-down', svg: path('M78 18h44v90h38l-60 74-60-74h38z', yellow, edge) },
  {
    id: 'arrow-curve',
    svg:
      stroke('M30 158C34 84 84 54 150 66', white, 30) +
      stroke('M30 158C34 84 84 54 150 66', red, 18) +
      path('M126 26l62 44-64 40z', red, edge),
  },
  {
    id: 'arrow-hand',
    svg:
      stroke('M26 150c40 20 60-60 92-20s-70 30-34-20 60-52 84-54', white, 22) +
      stroke('M26 150c40 20 60-60 92-20s-70 30-34-20 60-52 84-54', violet, 12) +
      stroke('M140 32l34 22-26 34', violet, 12),
  },
  {
    id: 'arrow-triple',
    svg: [24, 72, 120]
      .map((x, index) => path(`M${x} 50h30l34 50-34 50H${x}l34-50z`, yellow, `${edge} opacity="${0.5 + index * 0.25}"`))
      .join(''),
  },
  {
    id: 'arrow-swipe',
    svg:
      stroke('M100 176V64', white, 26) +
      stroke('M100 176V64', green, 14) +
      stroke('M58 94l42-46 42 46', white, 26) +
      stroke('M58 94l42-46 42 46', green, 14) +
      stroke('M74 50l26-28 26 28', green, 10),
  },
] as const;

export const tags = [
  {
    id: 'tag-price',
    svg:
      path('M16 100L84 32h92a8 8 0 018 8v120a8 8 0 01-8 8H84z', red, edge) +
      circle(62, 100, 12, white) +
      word('￥', 122, 128, 76, white),
  },
  { id: 'tag-sale', svg: path(burst(16, 92, 74), red, edge) + word('特价', 100, 122, 60, yellow, -10) },
  {
    id: 'tag-new',
    svg:
      `<rect x="14" y="58" width="172" height="84" rx="18" fill="${violet}" ${edge}/>` +
      word('NEW', 100, 120, 58, white),
  },
  { id: 'tag-half', svg: circle(100, 100, 84, yellow, edge) + word('5折', 100, 126, 72, red, -8) },
  {
    id: 'tag-coupon',
    svg:
      path('M16 56h168v26a18 18 0 000 36v26H16v-26a18 18 0 000-36z', red, edge) +
      stroke('M126 66v68', white, 4) +
      word('券', 72, 124, 62, yellow),
  },
  { id: 'tag-free', svg: path('M20 48h160v70H118l-18 34-18-34H20z', green, edge) + word('包邮', 100, 104, 54, white) },
] as const;

export const badges = [
  {
    id: 'badge-hot',
    svg:
      path('M100 12c8 34 62 54 62 106a62 62 0 01-124 0c0-28 16-44 28-58 4 18 14 24 20 26-2-30 2-54 14-74z', red, edge) +
      word('爆', 100, 150, 64, yellow),
  },
  {
    id: 'badge-first',
    svg:
      path('M60 108l-18 78 58-28 58 28-18-78z', red, edge) +
      circle(100, 84, 68, yellow, edge) +
      word('1', 100, 114, 86, red),
  },
  {
    id: 'badge-crown',
    svg:
      path('M24 60l40 34 36-62 36 62 40-34-16 104H40z', yellow, edge) +
      circle(100, 124, 12, red) +
      circle(62, 128, 8, red) +
      circle(138, 128, 8, red),
  },
  { id: 'badge-check', svg: path(burst(12, 90, 76), green, edge) + stroke('M62 102l28 28 50-56', white, 18) },
  {
    id: 'badge-shield',
    svg:
      path('M100 14l72 26v52c0 48-32 78-72 96-40-18-72-48-72-96V40z', violet, edge) + word('正品', 100, 118, 52, white),
  },
  {
    id: 'badge-heart',
    svg: path('M100 176C30 128 18 94 26 64c10-38 56-42 74-6 18-36 64-32 74 6 8 30-4 64-74 112z', red, edge),
  },
] as const;

export const marks = [
  { id: 'mark-circle', svg: stroke('M152 40C96 10 22 44 20 104s74 86 132 62 52-108-8-126c-20-6-42-6-58 0', red, 12) },
  { id: 'mark-underline', svg: stroke('M16 116c56-16 112-20 168-14-46 4-92 14-134 32 34-6 70-8 106-4', yellow, 14) },
  {
    id: 'mark-burst',
    svg: [0, 45, 90, 135, 180, 225, 270, 315]
      .map(
        (turn) =>
          `<path d="M100 56V16" stroke="${yellow}" stroke-width="14" stroke-linecap="round" transform="rotate(${turn} 100 100)"/>`,
      )
      .join(''),
  },
  { id: 'mark-exclaim', svg: path('M84 18h42l-8 108H92z', red, edge) + circle(105, 162, 20, red, edge) },
  {
    id: 'mark-question',
    svg:
      stroke('M64 70c0-56 84-54 80-4-2 34-40 32-42 66', white, 42) +
      stroke('M64 70c0-56 84-54 80-4-2 34-40 32-42 66', violet, 28) +
      circle(102, 172, 18, violet, edge),
  },
  {
    id: 'mark-bubble',
    svg:
      path(
        'M28 30h144a16 16 0 0116 16v82a16 16 0 01-16 16H96l-42 40v-40H28a16 16 0 01-16-16V46a16 16 0 0116-16z',
        white,
        `stroke="${ink}" stroke-width="8"`,
      ) +
      circle(60, 88, 10, ink) +
      circle(100, 88, 10, ink) +
      circle(140, 88, 10, ink),
  },
] as const;

export const faces = [
  { id: 'face-smile', svg: head + eyes + stroke('M62 116c16 34 60 34 76 0', ink, 10) },
  {
    id: 'face-love',
    svg:
      head +
      [60, 124]
        .map((x) => path(`M${x + 8} 108c-28-18-32-34-24-44 8-8 20-4 24 6 4-10 16-14 24-6 8 10 4 26-24 44z`, red))
        .join('') +
      path('M64 122h72c-4 36-68 36-72 0z', ink),
  },
  {
    id: 'face-wow',
    svg:
      head +
      circle(70, 84, 14, white, `stroke="${ink}" stroke-width="6"`) +
      circle(130, 84, 14, white, `stroke="${ink}" stroke-width="6"`) +
      circle(70, 84, 5, ink) +
      circle(130, 84, 5, ink) +
      `<ellipse cx="100" cy="138" rx="18" ry="24" fill="${ink}"/>`,
  },
  {
    id: 'face-cry',
    svg:
      head +
      stroke('M56 86c8-10 24-10 32 0M112 86c8-10 24-10 32 0', ink, 8) +
      stroke('M70 142c16-22 44-22 60 0', ink, 10) +
      path('M60 96c-16 24-14 38 0 38s16-14 0-38z', '#38bdf8'),
  },
  {
    id: 'face-cool',
    svg:
      head +
      path('M30 72h140v14c-4 34-52 34-58 2h-24c-6 32-54 32-58-2z', ink) +
      stroke('M72 132c18 18 44 14 58-4', ink, 9),
  },
  {
    id: 'thumb-up',
    svg: path(
      'M28 92h38v88H28zM74 92c22-18 30-42 30-70 26-4 38 20 26 58h38c18 0 20 18 14 30 6 12 2 24-6 28 2 12-4 22-12 24 0 14-10 18-22 18H92l-18-8z',
      face,
      `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
    ),
  },
] as const;
