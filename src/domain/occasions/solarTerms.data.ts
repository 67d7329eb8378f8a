import type { Theme } from './types';

/** Data: the 24 solar terms by the sun's longitude, in the order of the Gregorian year. */
export const solarTermData: readonly {
  readonly key: string;
  readonly name: string;
  readonly sun: number;
  readonly themes: readonly Theme[];
}[] = [
  { key: 'xiaohan', name: '小寒', sun: 285, themes: ['warm', 'health'] },
  { key: 'dahan', name: '大寒', sun: 300, themes: ['warm', 'health'] },
  { key: 'lichun', name: '立春', sun: 315, themes: ['fresh', 'health'] },
  { key: 'yushui', name: '雨水', sun: 330, themes: ['health', 'clean'] },
  { key: 'jingzhe', name: '惊蛰', sun: 345, themes: ['fresh', 'health'] },
  { key: 'chunfen', name: '春分', sun: 0, themes: ['fresh', 'travel'] },
  { key: 'qingming', name: '清明', sun: 15, themes: ['travel', 'fresh'] },
  { key: 'guyu', name: '谷雨', sun: 30, themes: ['fresh', 'health'] },
  { key: 'lixia', name: '立夏', sun: 45, themes: ['cool', 'fresh'] },
  { key: 'xiaoman', name: '小满', sun: 60, themes: ['cool', 'health'] },
  { key: 'mangzhong', name: '芒种', sun: 75, themes: ['cool', 'fresh'] },
  { key: 'xiazhi', name: '夏至', sun: 90, themes: ['cool', 'health'] },
  { key: 'xiaoshu', name: '小暑', sun: 105, themes: ['cool'] },
  { key: 'dashu', name: '大暑', sun: 120, themes: ['cool', 'health'] },
  { key: 'liqiu', name: '立秋', sun: 135, themes: ['health', 'fresh'] },
  { key: 'chushu', name: '处暑', sun: 150, themes: ['health', 'travel'] },
  { key: 'bailu', name: '白露', sun: 165, themes: ['health', 'warm'] },
  { key: 'qiufen', name: '秋分', sun: 180, themes: ['health', 'fresh'] },
  { key: 'hanlu', name: '寒露', sun: 195, themes: ['warm', 'health'] },
  { key: 'shuangjiang', name: '霜降', sun: 210, themes: ['warm', 'health'] },
  { key: 'lidong', name: '立冬', sun: 225, themes: ['warm', 'reunion'] },
  { key: 'xiaoxue', name: '小雪', sun: 240, themes: ['warm'] },
  { key: 'daxue', name: '大雪', sun: 255, themes: ['warm', 'health'] },
  { key: 'dongzhi', name: '冬至', sun: 270, themes: ['warm', 'reunion'] },
];
