import { HAPPY, image, SANS, style, text } from './build';
import type { CaptionTemplate } from './types';

/** Letters alone, or letters on a box that follows them. */
export const plainTemplates: readonly CaptionTemplate[] = [
  {
    key: 'bold',
    template_id: 1,
    name: '醒目白字',
    width: 720,
    height: 260,
    x: 180,
    y: 1210,
    variables: [{ name: 'caption', limit: 18 }],
    elements: [
      text('caption', [10, 20, 700, 220], style(SANS, 76, '#ffffff', { outline: 10, Shadow: 6 }), [
        { type: 'keyword', color: '#ffe14d' },
        { type: 'highlight', color: '#ffc300' },
        { type: 'enter', animation: 'fade', seconds: 0.12 },
      ]),
    ],
  },
  {
    key: 'keyword',
    template_id: 2,
    name: '黄色重点',
    width: 960,
    height: 270,
    x: 60,
    y: 1200,
    variables: [{ name: 'caption', limit: 16 }],
    elements: [
      text('caption', [20, 20, 920, 230], style(SANS, 84, '#ffffff', { outline: 12, outline_colour: '#1a1033' }), [
        { type: 'keyword', color: '#ffe14d' },
        { type: 'highlight', color: '#ffe14d' },
        { type: 'enter', animation: 'pop', seconds: 0.16 },
      ]),
    ],
  },
  {
    key: 'boxed',
    template_id: 3,
    name: '黑底白字',
    width: 960,
    height: 260,
    x: 60,
    y: 1210,
    variables: [{ name: 'caption', limit: 20 }],
    elements: [
      image(
        'panel',
        [20, 20, 920, 220],
        [{ type: 'rect', radius: 20, fill: 'rgba(12,12,16,0.72)' }],
        [{ type: 'fit', to: 'caption', padX: 36, padY: 20 }],
      ),
      text('caption', [60, 40, 840, 180], style(SANS, 62, '#ffffff'), [
        { type: 'highlight', color: '#ffd666' },
        { type: 'enter', animation: 'fade', seconds: 0.12 },
      ]),
    ],
  },
  {
    key: 'neon',
    template_id: 4,
    name: '霓虹夜光',
    width: 980,
    height: 280,
    x: 50,
    y: 1180,
    variables: [{ name: 'caption', limit: 16 }],
    elements: [
      text(
        'caption',
        [50, 40, 880, 200],
        style(HAPPY, 84, '#fdf4ff', { outline: 5, outline_colour: '#b026ff', Shadow: 28 }),
        [
          { type: 'glow', color: '#d946ef' },
          { type: 'highlight', color: '#67e8f9' },
          { type: 'enter', animation: 'fade', seconds: 0.2 },
        ],
      ),
    ],
  },
  {
    key: 'karaoke',
    template_id: 9,
    name: '逐字点亮',
    width: 960,
    height: 260,
    x: 60,
    y: 1210,
    variables: [{ name: 'caption', limit: 14 }],
    elements: [
      text('caption', [20, 20, 920, 220], style(SANS, 80, '#ffffff', { outline: 10, outline_colour: '#26184f' }), [
        { type: 'highlight', color: '#8be9a8', mode: 'spoken' },
      ]),
    ],
  },
  {
    key: 'film',
    template_id: 11,
    name: '电影对白',
    width: 1000,
    height: 220,
    x: 40,
    y: 1250,
    variables: [
      { name: 'caption', limit: 22 },
      { name: 'subtitle', limit: 30 },
    ],
    elements: [
      text('caption', [20, 20, 960, 120], style(SANS, 50, '#ffffff', { outline: 3, Shadow: 8 }), [
        { type: 'regular' },
        { type: 'spacing', pixels: 4 },
        { type: 'enter', animation: 'fade', seconds: 0.24 },
      ]),
      text('subtitle', [20, 140, 960, 60], style(SANS, 32, '#e8e2d0', { outline: 2, Shadow: 6 }), [
        { type: 'regular' },
      ]),
    ],
  },
];
