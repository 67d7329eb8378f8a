import { callWords } from '../writing/language.data';

/** A sentence that tells a price or a reduction. */
export const priceWords =
  /[¥￥]\s*\d|\d(?:\.\d+)?\s*(?:元|块|折)|到手|立减|满减|券后|买一送|第二(?:件|份|杯)|优惠价|活动价/;

/** A clause that tells the viewer what to do now: the writer's own calls, and those of scripts from elsewhere. */
export const askWords = new RegExp(
  `${callWords.source}|到店|进店|咨询|橱窗|直播间|点(?:击|下|一下|开)|扫码|领(?:券|取)`,
);

/**
 * Looks of a video's graphics: colors of the words, of what stands behind them, of what shall be pressed, of
 * streets on a map, and of the ground of a drawn shot.
 */
export const graphicsStyles = [
  {
    key: 'vivid',
    title: '#ffe14d',
    outline: '#141414',
    ground: '',
    tag: '#e1251b',
    tagText: '#ffffff',
    accent: '#ffe14d',
    street: 'rgba(255,255,255,0.28)',
    sheet: '#2b1216',
  },
  {
    key: 'clean',
    title: '#ffffff',
    outline: '',
    ground: 'rgba(20,20,20,0.62)',
    tag: '#ffffff',
    tagText: '#d4380d',
    accent: '#ffffff',
    street: 'rgba(255,255,255,0.28)',
    sheet: '#1f2937',
  },
  {
    key: 'fresh',
    title: '#12372a',
    outline: '',
    ground: 'rgba(255,255,255,0.92)',
    tag: '#1f8a5b',
    tagText: '#ffffff',
    accent: '#baf2bb',
    street: 'rgba(18,55,42,0.24)',
    sheet: '#0f3d2e',
  },
  {
    key: 'noble',
    title: '#f3d9a4',
    outline: '',
    ground: 'rgba(16,14,12,0.72)',
    tag: '#f3d9a4',
    tagText: '#2b2115',
    accent: '#f3d9a4',
    street: 'rgba(243,217,164,0.3)',
    sheet: '#1c1510',
  },
] as const;

export type GraphicsStyleKey = (typeof graphicsStyles)[number]['key'];
