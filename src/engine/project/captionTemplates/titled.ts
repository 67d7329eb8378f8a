import { image, POSTER, SANS, style, text } from './build';
import type { CaptionTemplate } from './types';

/** A large title with a smaller line beside it. */
export const titledTemplates: readonly CaptionTemplate[] = [
  {
    key: 'headline',
    template_id: 7,
    name: '大字标题',
    width: 1000,
    height: 460,
    x: 40,
    y: 230,
    variables: [
      { name: 'caption', limit: 14 },
      { name: 'subtitle', limit: 16 },
    ],
    elements: [
      text(
        'caption',
        [20, 20, 960, 300],
        style(POSTER, 136, '#ffe14d', { outline: 14, outline_colour: '#1d1238', Shadow: 8 }),
        [{ type: 'enter', animation: 'pop', seconds: 0.24 }],
      ),
      image(
        'ribbon',
        [20, 330, 960, 90],
        [{ type: 'rect', radius: 12, fill: '#1d1238' }],
        [{ type: 'fit', to: 'subtitle', padX: 36, padY: 14 }],
      ),
      text('subtitle', [40, 336, 920, 90], style(SANS, 52, '#ffffff')),
    ],
  },
  {
    key: 'corner',
    template_id: 12,
    name: '金句引号',
    width: 920,
    height: 400,
    x: 80,
    y: 1070,
    variables: [
      { name: 'caption', limit: 26 },
      { name: 'subtitle', limit: 10 },
    ],
    elements: [
      image('panel', [0, 40, 920, 340], [{ type: 'rect', radius: 24, fill: 'rgba(20,14,44,0.66)' }]),
      image(
        'quote',
        [48, 0, 112, 84],
        [
          {
            type: 'path',
            d: 'M0 84L0 46Q0 6 46 0L46 18Q26 24 26 42L48 42L48 84ZM64 84L64 46Q64 6 110 0L110 18Q90 24 90 42L112 42L112 84Z',
            width: 112,
            height: 84,
            fill: '#ffc300',
            pin: 'top-left',
          },
        ],
      ),
      text(
        'caption',
        [60, 92, 800, 190],
        style(SANS, 62, '#ffffff'),
        [
          { type: 'keyword', color: '#ffc300' },
          { type: 'highlight', color: '#ffc300' },
          { type: 'enter', animation: 'fade', seconds: 0.2 },
        ],
        'left',
      ),
      text('subtitle', [60, 296, 800, 60], style(SANS, 38, '#d9d2f5'), [{ type: 'regular' }], 'right'),
    ],
  },
];
