import { HAPPY, image, POSTER, SANS, style, text } from './build';
import type { CaptionTemplate } from './types';

/** Letters on a drawn ground. */
export const designedTemplates: readonly CaptionTemplate[] = [
  {
    key: 'news',
    template_id: 5,
    name: '新闻快报',
    width: 1000,
    height: 260,
    x: 40,
    y: 1210,
    variables: [
      { name: 'caption', limit: 20 },
      { name: 'subtitle', limit: 4 },
    ],
    elements: [
      image(
        'bar',
        [0, 70, 1000, 180],
        [
          { type: 'rect', radius: 6, fill: '#f7f8fa' },
          { type: 'rect', radius: 0, fill: '#c8102e', inset: { x: 0, y: 0, width: 18, height: 180 } },
          { type: 'rect', radius: 0, fill: '#d7dae0', inset: { x: 18, y: 172, width: 982, height: 8 } },
        ],
      ),
      image(
        'tag',
        [0, 0, 300, 70],
        [{ type: 'rect', radius: 6, fill: '#c8102e' }],
        [{ type: 'fit', to: 'subtitle', padX: 28, padY: 11 }],
      ),
      text('subtitle', [28, 8, 600, 54], style(SANS, 36, '#ffffff'), [], 'left'),
      text(
        'caption',
        [56, 84, 910, 150],
        style(SANS, 56, '#14161a'),
        [
          { type: 'highlight', color: '#c8102e' },
          { type: 'enter', animation: 'rise', seconds: 0.2 },
        ],
        'left',
      ),
    ],
  },
  {
    key: 'note',
    template_id: 6,
    name: '手账便签',
    width: 860,
    height: 340,
    x: 110,
    y: 1130,
    variables: [{ name: 'caption', limit: 24 }],
    elements: [
      image(
        'paper',
        [20, 30, 820, 290],
        [
          {
            type: 'path',
            d: 'M0 0L820 0L820 230L760 290L0 290Z',
            width: 820,
            height: 290,
            fill: '#fff6cf',
            pin: 'top-left',
          },
          { type: 'path', d: 'M0 0L60 0L0 60Z', width: 60, height: 60, fill: '#e9d892', pin: 'bottom-right' },
        ],
      ),
      image('tape', [340, 0, 180, 56], [{ type: 'rect', radius: 2, fill: 'rgba(244,143,177,0.85)' }]),
      text('caption', [70, 70, 720, 220], style(HAPPY, 66, '#4a3728'), [
        { type: 'keyword', color: '#d6336c' },
        { type: 'highlight', color: '#d6336c' },
        { type: 'enter', animation: 'pop', seconds: 0.2 },
      ]),
    ],
  },
  {
    key: 'bubble',
    template_id: 8,
    name: '对话气泡',
    width: 960,
    height: 320,
    x: 60,
    y: 1150,
    variables: [{ name: 'caption', limit: 20 }],
    elements: [
      image(
        'bubble',
        [20, 20, 920, 240],
        [
          { type: 'path', d: 'M0 0L64 0L14 48Z', width: 64, height: 48, fill: '#ffffff', pin: 'bottom' },
          { type: 'rect', radius: 44, fill: '#ffffff' },
        ],
        [{ type: 'fit', to: 'caption', padX: 48, padY: 30 }],
      ),
      text('caption', [80, 40, 800, 200], style(HAPPY, 66, '#27233a'), [
        { type: 'highlight', color: '#ffffff', mode: 'box', boxColor: '#6956eb' },
        { type: 'enter', animation: 'pop', seconds: 0.2 },
      ]),
    ],
  },
  {
    key: 'stripe',
    template_id: 10,
    name: '斜切亮条',
    width: 1000,
    height: 220,
    x: 40,
    y: 1250,
    variables: [{ name: 'caption', limit: 15 }],
    elements: [
      image(
        'shadow',
        [36, 40, 944, 160],
        [{ type: 'path', d: 'M48 0L944 0L896 160L0 160Z', width: 944, height: 160, fill: '#26184f', pin: 'top-left' }],
      ),
      image(
        'stripe',
        [20, 24, 944, 160],
        [{ type: 'path', d: 'M48 0L944 0L896 160L0 160Z', width: 944, height: 160, fill: '#ffc300', pin: 'top-left' }],
      ),
      text('caption', [90, 34, 804, 140], style(POSTER, 94, '#1d1238'), [
        { type: 'highlight', color: '#c2185b' },
        { type: 'enter', animation: 'rise', seconds: 0.18 },
      ]),
    ],
  },
  {
    key: 'stripe-night',
    template_id: 10,
    name: '斜切暗条',
    width: 1000,
    height: 220,
    x: 40,
    y: 1250,
    variables: [{ name: 'caption', limit: 15 }],
    elements: [
      image(
        'shadow',
        [36, 40, 944, 160],
        [{ type: 'path', d: 'M48 0L944 0L896 160L0 160Z', width: 944, height: 160, fill: '#6956eb', pin: 'top-left' }],
      ),
      image(
        'stripe',
        [20, 24, 944, 160],
        [{ type: 'path', d: 'M48 0L944 0L896 160L0 160Z', width: 944, height: 160, fill: '#17132b', pin: 'top-left' }],
      ),
      text('caption', [90, 34, 804, 140], style(POSTER, 94, '#ffffff'), [
        { type: 'highlight', color: '#ffc300' },
        { type: 'enter', animation: 'rise', seconds: 0.18 },
      ]),
    ],
  },
];
