import { BLENDS, FONTS } from '@/engine/project/params';
import { fromSeconds } from '@/engine/time/ticks';
import { type DraftClip, span, still } from '../draft';
import { ground, over, type Scene } from './scene';

const poster: DraftClip = {
  ...span('text', 0, 4),
  type: 'text',
  text: '新品上市',
  params: { fontSize: 180, color: '#ffe14d', y: 200 },
};

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

const styles: readonly Readonly<Record<string, string | boolean>>[] = [
  { italic: true },
  { underline: true },
  { strikethrough: true },
  { color: '#fff7c2', color2: '#ff5c8a' },
];
const decorations = styles.map(
  (params, index): DraftClip => ({
    ...poster,
    ...span(`decorated-${index}`, 0, 4),
    params: { fontSize: 150, y: index * 300 - 450, ...params },
  }),
);

const clip = (id: string, params: DraftClip['params'] = {}) => ({
  ...span(id, 0, 2),
  type: 'video' as const,
  mediaId: 'clip',
  params,
});

const videos: readonly Scene[] = [
  over('element-video', [], 1, [{ ...span('clip', 0, 3), type: 'video', mediaId: 'clip' }]),
  over('element-video-frozen', [], 1.5, [{ ...clip('still'), trimStart: fromSeconds(1), frozen: true }]),
  over('element-video-reversed', [], 0.5, [{ ...clip('back'), reversed: true }]),
  // A second and a half, and half a second, into the file.
  over('element-video-fast', [], 0.5, [{ ...clip('fast'), trimStart: fromSeconds(0.5), speed: 2 }]),
  over('element-video-slow', [], 1, [{ ...clip('slow'), speed: 0.5 }]),
  over('element-video-fast-reversed', [], 0.3, [
    { ...clip('rewound'), speed: 2, reversed: true, duration: fromSeconds(1) },
  ]),
  // The shown half turns as a whole, about its own middle.
  over('element-video-cropped-turned', [
    clip('turned', { cropX: 0.25, cropW: 0.5, cropH: 0.6, rotation: 30, scale: 0.6, fit: 'contain' }),
  ]),
  over(
    'element-overlays',
    [
      clip('first', { scale: 0.45, x: -240, y: -420, rotation: -8 }),
      clip('second', { scale: 0.45, x: 240, y: 0, opacity: 0.75, flipX: true }),
      clip('third', { scale: 0.45, x: -160, y: 460, blend: 'screen' }),
    ],
    1,
  ),
  // Only a quarter of the file is opaque.
  over('element-video-transparent', [
    { ...span('alpha', 0, 2), type: 'video', mediaId: 'alpha', params: { fit: 'contain', scale: 0.9, rotation: 10 } },
  ]),
];

export const elements: readonly Scene[] = [
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
  over('element-text-styles', decorations),
  ...videos,
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

export const labels: readonly Scene[] = [
  { name: 'label-default', draft: { main: [ground], overlays: [], label: { visible: true } }, at: 1 },
  {
    name: 'label-own-words',
    draft: { main: [ground], overlays: [], label: { visible: true, text: '内容由AI生成' } },
    at: 1,
  },
];
