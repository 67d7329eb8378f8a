import { type CaptionTemplate, captionTemplates } from '@/engine/project/captionTemplates';
import { fromSeconds } from '@/engine/time/ticks';
import { type DraftClip, span } from '../draft';
import { ground, over, type Scene } from './scene';

const sentence = '早上装的热水"晚上还烫嘴"，24小时都保温，出门一整天也不怕凉';
const subtitle = 'Still hot at night, 24 h';
const words = ['早上', '装的', '热水', '晚上', '还烫嘴'];

const captionClip = (templateKey: string, limits: ReadonlyMap<string, number>): DraftClip => ({
  ...span('caption', 0, 4),
  type: 'caption',
  templateKey,
  texts: {
    caption: [...sentence].slice(0, limits.get('caption') ?? 0).join(''),
    ...(limits.has('subtitle') ? { subtitle: [...subtitle].slice(0, limits.get('subtitle')).join('') } : {}),
  },
  words: words.map((text, index) => ({ text, at: fromSeconds(index * 0.5), duration: fromSeconds(0.5) })),
});

const captionOf = (key: string): DraftClip => {
  const template = captionTemplates.find((candidate) => candidate.key === key);
  return captionClip(key, new Map(template?.variables.map(({ name, limit }) => [name, limit])));
};

/** After the entrance, while the third word is spoken. */
export const captions = captionTemplates.map(({ key }) => over(`caption-${key}`, [captionOf(key)], 1.1));

/** In the middle of the entrance: one template for each way of coming in. */
export const entrances = [
  { animation: 'fade', key: 'neon' },
  { animation: 'pop', key: 'headline' },
  { animation: 'rise', key: 'news' },
].map(({ animation, key }) => over(`enter-${animation}`, [captionOf(key)], 0.06));

/** A design as a user may make one: a drawn card, an image on it, all that was spoken lit, a serif hand. */
const ownDesign: CaptionTemplate = {
  key: 'own-card',
  template_id: 1001,
  name: '门店卡片',
  width: 960,
  height: 340,
  x: 60,
  y: 1180,
  variables: [
    { name: 'caption', limit: 16 },
    { name: 'subtitle', limit: 12 },
  ],
  elements: [
    {
      type: 'image',
      name: 'card',
      width: 960,
      height: 300,
      x: 0,
      y: 20,
      src: '',
      input_url: '',
      effects: [],
      drawing: [{ type: 'rect', radius: 36, fill: '#fffaf0', stroke: '#c8a45c', strokeWidth: 6 }],
    },
    {
      type: 'image',
      name: 'mark',
      width: 180,
      height: 180,
      x: 40,
      y: 80,
      src: 'media:badge',
      input_url: '',
      effects: [],
      drawing: [],
    },
    {
      type: 'text',
      name: 'caption',
      width: 660,
      height: 170,
      x: 250,
      y: 50,
      content: '{caption}',
      alignment: 'left',
      style: {
        font: 'Noto Serif SC',
        font_color: '#5b4a2f',
        border_style: 1,
        font_size: 64,
        outline_colour: '#000000',
        outline: 0,
        Shadow: 0,
        font_id: 5,
        font_random: false,
      },
      effects: [{ type: 'highlight', color: '#b3261e', mode: 'spoken' }],
    },
    {
      type: 'text',
      name: 'subtitle',
      width: 660,
      height: 60,
      x: 250,
      y: 230,
      content: '— {subtitle} —',
      alignment: 'left',
      style: {
        font: 'Ma Shan Zheng',
        font_color: '#8a6d3b',
        border_style: 1,
        font_size: 46,
        outline_colour: '#000000',
        outline: 0,
        Shadow: 0,
        font_id: 4,
        font_random: false,
      },
      effects: [],
    },
  ],
};

export const ownTemplates: readonly Scene[] = [
  {
    name: 'template-own',
    draft: {
      main: [ground],
      overlays: [
        [
          {
            ...span('caption', 0, 4),
            type: 'caption',
            templateKey: 'own-card',
            texts: { caption: '早上装的热水，晚上还烫嘴', subtitle: '老街保温杯铺' },
            words: words.map((text, index) => ({ text, at: fromSeconds(index * 0.5), duration: fromSeconds(0.5) })),
          },
        ],
      ],
      templates: [ownDesign],
      media: ['badge'],
    },
    at: 1.1,
  },
];
