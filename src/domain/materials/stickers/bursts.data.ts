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
  lobes,
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
  word,
  yellow,
} from './draw';

const comic =
  'M100 10l16 34 34-24-4 42 42-6-26 34 32 22-40 8 14 40-38-16-10 42-22-34-30 30-4-40-44 10 22-36-36-18 36-16-24-36 42 6 2-44z';
const cloud =
  'M56 150c-28 2-44-18-38-40-14-18-2-44 20-46 4-26 38-38 58-20 18-18 54-8 58 16 26 0 40 28 24 48 10 22-8 46-36 42-16 18-44 18-54 4-10 8-24 6-32-4z';

export const bursts = [
  {
    id: 'burst-boom',
    svg:
      path(comic, ink, 'transform="translate(6 8)"') + path(comic, yellow, edge) + word('爆款', 98, 120, 50, red, -8),
  },
  {
    id: 'burst-wow',
    svg:
      path(cloud, violet, edge) +
      faint(path(cloud, white, 'transform="translate(16 12) scale(.84)"'), 0.16) +
      rimmed('WOW', 98, 122, 58, yellow, ink, -6),
  },
  {
    id: 'burst-limited',
    svg:
      path(burst(20, 94, 78), red, edge) +
      circle(100, 100, 64, white) +
      circle(100, 100, 58, red) +
      word('限时', 100, 96, 38, white) +
      word('抢购', 100, 136, 38, yellow),
  },
  {
    id: 'burst-gift',
    svg:
      path(lobes(12, 78), orange, edge) +
      circle(
        100,
        100,
        70,
        'none',
        `stroke="${white}" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round"`,
      ) +
      word('买一', 100, 94, 42, white) +
      word('送一', 100, 140, 42, white),
  },
  {
    id: 'burst-rays',
    svg:
      Array.from({ length: 16 }, (_, index) =>
        turned(
          path(index % 2 === 0 ? 'M94 34L100 4l6 30z' : 'M92 40L100 18l8 22z', index % 2 === 0 ? yellow : orange),
          index * 22.5,
        ),
      ).join('') +
      circle(100, 100, 56, yellow, edge) +
      faint(path('M58 92a46 46 0 0160-36 60 60 0 00-60 36z', white), 0.6),
  },
  {
    id: 'burst-confetti',
    svg:
      path('M22 178l46-98 54 54z', violet, edge) +
      faint(path('M40 140l50 22-24 8-34-14zM56 106l62 28-14 6-54-24z', white), 0.35) +
      stroke('M104 82c10-20 2-34-8-44', pink, 10) +
      stroke('M122 98c24-18 44-10 52-30', green, 10) +
      stroke('M132 122c18-4 34 0 44 12', sky, 10) +
      circle(140, 36, 10, red) +
      circle(178, 42, 7, yellow) +
      circle(176, 92, 9, orange) +
      circle(66, 34, 8, sky) +
      turned(path(box(112, 20, 14, 14, 2), yellow), 24, 119, 27) +
      turned(path(box(158, 152, 14, 14, 2), pink), 40, 165, 159),
  },
] as const;

const flag = 'M10 62h180l-26 38 26 38H10z';
const ticket = `${box(14, 50, 172, 100, 14)}`;

export const prices = [
  {
    id: 'price-flag',
    svg:
      path(flag, red, edge) + path('M10 62h20v76H10z', '#000000', 'opacity=".16"') + word('到手价', 94, 120, 48, white),
  },
  {
    id: 'price-minus',
    svg: turned(
      cut(
        [ticket],
        path(ticket, red) +
          circle(14, 100, 15, white) +
          circle(186, 100, 15, white) +
          `<path d="M74 60v80" stroke="${white}" stroke-width="4" stroke-dasharray="8 8"/>` +
          word('减', 46, 116, 40, yellow) +
          word('¥50', 128, 120, 54, white),
      ),
      -8,
    ),
  },
  {
    id: 'price-seal',
    svg: turned(
      circle(100, 100, 84, 'none', `stroke="${red}" stroke-width="10"`) +
        circle(100, 100, 68, 'none', `stroke="${red}" stroke-width="4"`) +
        word('工厂价', 100, 118, 46, red) +
        path(burst(5, 12, 5, 100, 58), red) +
        path(burst(5, 12, 5, 100, 146), red),
      -12,
    ),
  },
  {
    id: 'price-clock',
    svg:
      circle(100, 104, 80, ink, edge) +
      circle(100, 104, 64, white) +
      stroke('M100 104V62M100 104l30 18', red, 12) +
      circle(100, 104, 9, ink) +
      [0, 90, 180, 270].map((turn) => turned(stroke('M100 48v8', ink, 6), turn, 100, 104)).join('') +
      stroke('M70 16h60', ink, 14) +
      stroke('M164 34l14 14', ink, 12),
  },
  {
    id: 'price-bag',
    svg:
      stroke('M68 70V54a32 32 0 0164 0v16', white, 26) +
      path('M36 66h128l12 112a10 10 0 01-10 10H34a10 10 0 01-10-10z', orange, edge) +
      stroke('M68 82V54a32 32 0 0164 0v28', ink, 10) +
      path('M36 66h128l2 18H34z', '#000000', 'opacity=".12"') +
      word('下单', 100, 152, 48, white),
  },
  {
    id: 'price-down',
    svg:
      cut([box(20, 22, 160, 120, 20)], path(box(20, 22, 160, 120, 20), green)) +
      stroke('M44 56l34 34 22-20 40 44', white, 12) +
      path('M156 92v38h-38z', white) +
      word('直降', 100, 186, 38, green).replace(
        '<text ',
        `<text stroke="${white}" stroke-width="10" paint-order="stroke" stroke-linejoin="round" `,
      ),
  },
] as const;

const banner = 'M34 66h132v62H34z';

export const ribbons = [
  {
    id: 'ribbon-banner',
    svg: cut(
      ['M8 84h30v62H8l14-31zM162 84h30l-14 31 14 31h-30z', banner],
      path('M8 84h40v62H8l14-31zM152 84h40l-14 31 14 31h-40z', '#4634b8') +
        path('M34 128l16 18v-18zM166 128l-16 18v-18z', '#000000', 'opacity=".45"') +
        path(banner, violet) +
        word('新品上市', 100, 110, 31, white),
    ),
  },
  {
    id: 'ribbon-rosette',
    svg:
      path('M64 116l-22 72 32-12 20 24 18-70z', red, edge) +
      path('M136 116l22 72-32-12-20 24-18-70z', red, edge) +
      path(lobes(14, 62, 100, 84), yellow, edge) +
      circle(100, 84, 48, white) +
      circle(100, 84, 42, red) +
      word('优选', 100, 99, 38, white),
  },
  {
    id: 'ribbon-bookmark',
    svg:
      path('M48 14h104v168l-52-38-52 38z', red, edge) +
      faint(path('M60 14h14v150l-14 10z', white), 0.22) +
      word('推', 104, 78, 52, white) +
      word('荐', 104, 132, 52, white),
  },
  {
    id: 'ribbon-tape',
    svg: turned(
      path('M6 76l10 8-10 8 10 8-10 8 10 8-10 8h188l-10-8 10-8-10-8 10-8-10-8 10-8z', yellow) +
        faint(path('M16 84h168v6H16z', white), 0.4) +
        word('划重点', 100, 114, 36, ink),
      -10,
    ),
  },
  {
    id: 'ribbon-laurel',
    svg:
      [1, -1]
        .map(
          (side) =>
            `<g transform="translate(100 0) scale(${side} 1)">` +
            stroke('M14 176C56 168 82 128 78 62', yellow, 7) +
            [0, 1, 2, 3, 4]
              .map(
                (step) =>
                  `<ellipse cx="${[44, 66, 80, 86, 84][step]}" cy="${[172, 148, 118, 84, 52][step]}" rx="21" ry="10" fill="${yellow}" transform="rotate(${[-4, -28, -56, -82, -100][step]} ${[44, 66, 80, 86, 84][step]} ${[172, 148, 118, 84, 52][step]})"/>`,
              )
              .join('') +
            '</g>',
        )
        .join('') +
      rimmed('TOP', 100, 84, 34, red, white) +
      rimmed('1', 100, 150, 74, red, white) +
      ellipse(100, 186, 10, 4, yellow),
  },
] as const;
