import { captionTemplates } from '@/engine/project/captionTemplates';
import { effectDefinitions } from '@/engine/project/effects';
import { BLENDS, FONTS } from '@/engine/project/params';
import { transitionDefinitions } from '@/engine/project/transitions';
import { fromSeconds } from '@/engine/time/ticks';
import { type DraftClip, type DraftTransition, type ProjectDraft, span, still } from './draft';

/** One moment of a small project, to be drawn and held against its committed picture. */
export interface Scene {
  readonly name: string;
  readonly draft: ProjectDraft;
  /** Seconds. */
  readonly at: number;
}

const ground = still('warm', 0, 4);

/** A clip over the warm picture. */
const over = (name: string, clips: readonly DraftClip[], at = 1, main: readonly DraftClip[] = [ground]): Scene => ({
  name,
  draft: { main, overlays: clips.map((clip) => [clip]) },
  at,
});

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
const captions = captionTemplates.map(({ key }) => over(`caption-${key}`, [captionOf(key)], 1.1));

/** In the middle of the entrance: one template for each way of coming in. */
const entrances = [
  { animation: 'fade', key: 'neon' },
  { animation: 'pop', key: 'headline' },
  { animation: 'rise', key: 'news' },
].map(({ animation, key }) => over(`enter-${animation}`, [captionOf(key)], 0.06));

/** A second around the cut at 2 s; a quarter, half and three quarters of the way. */
const transitions = transitionDefinitions.flatMap(({ type }) =>
  [25, 50, 75].map((percent): Scene => {
    const joint: DraftTransition = { type, duration: fromSeconds(1) };
    return {
      name: `transition-${type}-${percent}`,
      draft: { main: [still('warm', 0, 2), still('cold', 2, 2)], overlays: [], transition: joint },
      at: 1.5 + percent / 100,
    };
  }),
);

const strengths: Readonly<Record<string, number>> = { blur: 40, brightness: 1.4, contrast: 1.6, saturation: 1.8 };
const effectOf = (type: string) => ({ id: `effect-${type}`, type, params: { amount: strengths[type] ?? 0 } });
const poster: DraftClip = {
  ...span('text', 0, 4),
  type: 'text',
  text: '新品上市',
  params: { fontSize: 180, color: '#ffe14d', y: 200 },
};

const effects = [
  ...effectDefinitions.map(({ type }) =>
    over(`effect-${type}`, [], 1, [{ ...still('vivid', 0, 4), effects: [effectOf(type)] }]),
  ),
  // A text carries its effects on another way than a picture.
  over('effect-text', [{ ...poster, effects: [effectOf('blur'), effectOf('saturation')] }]),
];

const shapes = (['rect', 'ellipse', 'line', 'triangle', 'star', 'arrow'] as const).map(
  (shape, index): DraftClip => ({
    ...span(`shape-${shape}`, 0, 4),
    type: 'shape',
    shape,
    params: {
      x: (index % 2) * 480 - 240,
      y: Math.floor(index / 2) * 520 - 520,
      fill: '#6956eb',
      ...(index % 2 ? { stroke: '#ffffff', strokeWidth: 16 } : { radius: 60 }),
    },
  }),
);

const blends = BLENDS.map(
  (blend, index): DraftClip => ({
    ...span(`blend-${index}`, 0, 4),
    type: 'shape',
    shape: 'rect',
    params: {
      blend,
      x: (index % 3) * 330 - 330,
      y: Math.floor(index / 3) * 360 - 720,
      width: 280,
      height: 300,
      fill: '#3f8fd0',
    },
  }),
);

const fonts = FONTS.map(
  (font, index): DraftClip => ({
    ...poster,
    ...span(`font-${index}`, 0, 4),
    params: {
      font,
      fontSize: 120,
      y: index * 300 - 500,
      weight: index === 0 ? '400' : '700',
      letterSpacing: index * 8,
    },
  }),
);

const elements = [
  over('element-text', [poster]),
  over('element-text-box', [
    {
      ...poster,
      text: '保温杯 24 小时\n出门不怕凉，通勤露营都合适',
      params: { fontSize: 88, align: 'left', background: 'rgba(20,14,44,0.7)', boxWidth: 0.7, shadow: 20, outline: 0 },
    },
  ]),
  over('element-fonts', fonts),
  over('element-shapes', shapes),
  over('element-sticker', [
    { ...span('sticker', 0, 4), type: 'sticker', mediaId: 'badge', params: { rotation: 20, x: 200, y: -400 } },
  ]),
  over('element-placeholder', [], 1, [{ ...span('hole', 0, 4), type: 'placeholder' }]),
  over('element-video', [], 1, [{ ...span('clip', 0, 3), type: 'video', mediaId: 'clip' }]),
  over('element-image-contain', [], 1, [{ ...ground, params: { fit: 'contain' } }]),
  over('element-image-fill', [], 1, [{ ...ground, params: { fit: 'fill' } }]),
  over('element-image-cropped', [], 1, [{ ...ground, params: { cropX: 0.4, cropY: 0.2, cropW: 0.4, cropH: 0.3 } }]),
  over('element-image-placed', [
    {
      ...still('cold', 0, 4),
      id: 'placed',
      params: { scale: 0.5, rotation: 30, x: 120, y: -200, opacity: 0.7, flipX: true },
    },
  ]),
  over('element-image-moving', [], 1, [
    {
      ...ground,
      keyframes: {
        scale: [
          { at: 0, value: 1, easing: 'ease-in-out' },
          { at: fromSeconds(2), value: 2, easing: 'linear' },
        ],
      },
    },
  ]),
  over('element-blends', blends),
];

const labels: readonly Scene[] = [
  { name: 'label-default', draft: { main: [ground], overlays: [], label: { visible: true } }, at: 1 },
  {
    name: 'label-own-words',
    draft: { main: [ground], overlays: [], label: { visible: true, text: '内容由AI生成' } },
    at: 1,
  },
];

export const scenes: readonly Scene[] = [...captions, ...entrances, ...transitions, ...effects, ...elements, ...labels];
