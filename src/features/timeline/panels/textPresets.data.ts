import type { ParamValue } from '@/engine/project/schema';

/** A title style: params of a text clip. Its name and its sample stand in the locales under its id. */
interface TextPreset {
  readonly id: string;
  readonly params: Readonly<Record<string, ParamValue>>;
}

const preset = <const Id extends string>(id: Id, params: TextPreset['params']) => ({ id, params });

const song = 'Noto Serif SC';
const round = 'ZCOOL KuaiLe';
const block = 'ZCOOL QingKe HuangYou';
const brush = 'Ma Shan Zheng';

/** Ready title styles, from plain to loud. Original designs. */
export const textPresets = [
  preset('plain', { fontSize: 84, outline: 0, shadow: 14, shadowColor: 'rgba(0,0,0,0.55)' }),
  preset('outline', { fontSize: 96, outline: 10, outlineColor: '#111111' }),
  preset('headline', {
    font: block,
    fontSize: 148,
    color: '#ffe14d',
    outline: 14,
    outlineColor: '#1a1a1a',
    weight: '400',
  }),
  preset('label', { fontSize: 72, outline: 0, background: '#6956eb', padding: 28, radius: 18 }),
  preset('note', {
    fontSize: 64,
    outline: 0,
    color: '#1f1f1f',
    background: '#fffbe0',
    padding: 32,
    radius: 10,
    weight: '400',
  }),
  preset('price', {
    font: block,
    fontSize: 168,
    color: '#ff3b30',
    outline: 12,
    outlineColor: '#ffffff',
    weight: '400',
    shadow: 10,
  }),
  preset('bubble', {
    font: round,
    fontSize: 104,
    color: '#ffffff',
    outline: 12,
    outlineColor: '#ff6a9a',
    weight: '400',
  }),
  preset('neon', {
    fontSize: 100,
    color: '#eafcff',
    outline: 3,
    outlineColor: '#22d3ee',
    shadow: 40,
    shadowColor: '#06b6d4',
  }),
  preset('elegant', {
    font: song,
    fontSize: 88,
    color: '#f7efe0',
    outline: 0,
    letterSpacing: 12,
    shadow: 12,
    weight: '400',
  }),
  preset('brush', {
    font: brush,
    fontSize: 150,
    color: '#ffffff',
    outline: 0,
    shadow: 18,
    shadowColor: 'rgba(0,0,0,0.7)',
    weight: '400',
  }),
  preset('warning', { fontSize: 80, color: '#1a1a1a', outline: 0, background: '#ffd400', padding: 26, radius: 4 }),
  preset('fresh', { font: round, fontSize: 96, color: '#0f5132', outline: 8, outlineColor: '#e9fbe5', weight: '400' }),
] as const satisfies readonly TextPreset[];

export type TextPresetId = (typeof textPresets)[number]['id'];

const byId = new Map<string, TextPreset>(textPresets.map((item) => [item.id, item]));

/** Undefined for a style that this release does not have. */
export const textPreset = (id: string): TextPreset | undefined => byId.get(id);
