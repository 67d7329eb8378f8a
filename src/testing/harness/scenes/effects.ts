import { effectDefinitions } from '@/engine/project/effects';
import { type DraftClip, span, still } from '../draft';
import { over, type Scene } from './scene';

/** Stronger than the defaults where those would hardly show at a fifth of the size. */
const strengths: Readonly<Record<string, Readonly<Record<string, number | string>>>> = {
  blur: { amount: 40 },
  brightness: { amount: 1.4 },
  contrast: { amount: 1.6 },
  saturation: { amount: 1.8 },
  temperature: { amount: 0.6 },
  vignette: { amount: 0.8 },
  sharpen: { amount: 2 },
  mosaic: { size: 60 },
  grain: { amount: 0.6, size: 8 },
  'rgb-shift': { distance: 30, angle: 20 },
};
const effectOf = (type: string, params = strengths[type] ?? {}) => ({ id: `effect-${type}`, type, params });

/** The image that shows what an effect is for. */
function carrier(type: string): DraftClip {
  if (type === 'chroma-key') return { ...still('studio', 0, 4), id: 'keyed' };
  if (type === 'feather') return { ...still('vivid', 0, 4), params: { fit: 'contain', scale: 0.8 } };
  if (type === 'background-blur') return { ...still('warm', 0, 4), params: { fit: 'contain', scale: 0.9 } };
  if (['brightness', 'contrast', 'saturation', 'blur'].includes(type)) return still('vivid', 0, 4);
  return still('sunset', 0, 4);
}

const poster: DraftClip = {
  ...span('text', 0, 4),
  type: 'text',
  text: '新品上市',
  params: { fontSize: 180, color: '#ffe14d', y: 200 },
};

const single = effectDefinitions.map(({ type }): Scene => {
  const clip = { ...carrier(type), effects: [effectOf(type)] };
  return type === 'chroma-key' ? over(`effect-${type}`, [clip]) : over(`effect-${type}`, [], 1, [clip]);
});

const scenes: readonly Scene[] = [
  ...single,
  // A text carries its effects on another way than an image.
  over('effect-text', [{ ...poster, effects: [effectOf('blur'), effectOf('saturation')] }]),
  over('effect-text-glow', [
    { ...poster, effects: [effectOf('glow', { amount: 1, radius: 60 }), effectOf('rgb-shift', { distance: 14 })] },
  ]),
  over('effect-on-transparency', [
    {
      ...span('sticker', 0, 4),
      type: 'sticker',
      mediaId: 'badge',
      params: { scale: 2 },
      effects: [effectOf('grain'), effectOf('vignette'), effectOf('duotone')],
    },
  ]),
  over('effect-all-at-once', [], 1, [
    {
      ...still('sunset', 0, 4),
      params: { fit: 'contain', rotation: 8 },
      effects: ['background-blur', 'contrast', 'temperature', 'sharpen', 'glow', 'vignette', 'grain'].map((type) =>
        effectOf(type),
      ),
    },
  ]),
  over('effect-keyframes', [], 1, [
    {
      ...still('sunset', 0, 4),
      effects: [effectOf('mosaic')],
      keyframes: {
        'effect:effect-mosaic:size': [
          { at: 0, value: 20, easing: 'linear' },
          { at: 240_000, value: 220, easing: 'linear' },
        ],
      },
    },
  ]),
];

const isFine = ({ draft }: Scene): boolean => draft.main.some((clip) => 'mediaId' in clip && clip.mediaId === 'sunset');
export const effects = scenes.map((scene): Scene => (isFine(scene) ? { ...scene, scale: 0.5 } : scene));
