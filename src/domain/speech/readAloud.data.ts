/** How Mandarin says numbers and signs. */
export const digits = '零一二三四五六七八九';
export const places = ['', '十', '百', '千'];
export const groups = [
  { size: 1e8, unit: '亿' },
  { size: 1e4, unit: '万' },
  { size: 1, unit: '' },
];
export const said = {
  pair: '两',
  point: '点',
  /** One in telephone numbers. */
  yao: '幺',
  one: '一',
  yuan: '元',
  percent: '百分之',
  to: '到',
  times: '乘',
  ordinal: '第',
  and: '和',
  plus: '加',
  pause: '，',
};

/** 一十二 is said 十二. */
export const leadingTen = /^一十/;

/** Units as they are said. Longer ones first: `mAh` before `m`. */
export const units: readonly (readonly [string, string])[] = [
  ['mah', '毫安时'],
  ['kwh', '度'],
  ['fps', '帧每秒'],
  ['mhz', '兆赫兹'],
  ['khz', '千赫兹'],
  ['ghz', '吉赫兹'],
  ['min', '分钟'],
  ['ml', '毫升'],
  ['kg', '公斤'],
  ['mg', '毫克'],
  ['cm', '厘米'],
  ['mm', '毫米'],
  ['km', '公里'],
  ['hz', '赫兹'],
  ['kw', '千瓦'],
  ['gb', 'G'],
  ['db', '分贝'],
  ['㎡', '平方米'],
  ['m²', '平方米'],
  ['℃', '摄氏度'],
  ['°c', '摄氏度'],
  ['°', '度'],
  ['g', '克'],
  ['l', '升'],
  ['w', '瓦'],
  ['v', '伏'],
  ['h', '小时'],
  ['m', '米'],
  ['寸', '寸'],
];

/** A bare 2 before one of these is 两. */
const classifiers = '个只款件条杯包盒瓶袋片支双套把块本张天次种年周位人层档步点克斤升';

/** Longer rows of digits are several: nobody says them as one, and each of them would be begun at every digit. */
export const number = '\\d{1,40}(?:,\\d{3}){0,12}(?:\\.\\d{1,40})?';

export const patterns = {
  year: /(?<![\d.])(\d{4})(?=年)/g,
  phone: /(?<![\d.])(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}|400-?\d{3}-?\d{4})(?!\d)/g,
  money: new RegExp(`[¥￥]\\s*(${number})(?:元)?`, 'g'),
  percentRange: new RegExp(`(${number})\\s*[%％]\\s*[-–—~～至]\\s*(${number})\\s*[%％]`, 'g'),
  percent: new RegExp(`(${number})\\s*[%％]`, 'g'),
  range: new RegExp(`(${number})\\s*[-–—~～]\\s*(${number})`, 'g'),
  times: new RegExp(`(${number})\\s*[x×*]\\s*(?=\\d)`, 'gi'),
  ordinal: /第(\d+)/g,
  counted: new RegExp(`(?<![\\d.])(${number})(?=[${classifiers}])`, 'g'),
  model: /(?<![\d.])(\d+)(?=系|号钢|不锈钢)/g,
  /** Brackets, quotes and slashes are heard as a pause. */
  brackets: /[()[\]{}【】「」『』《》“”"'‘’/~～—–]+/g,
  leadingMarks: /^[，。！？、,.!?;；:：\s]+/,
  repeatedMarks: /([，。！？；,!?;])[，,、\s]+/g,
};

/** What may be said otherwise than it is written: numbers with what belongs to them, and words in other letters. */
export const readOutPattern = new RegExp(
  `[¥￥]\\s*${number}(?:元)?|第\\d+|${number}\\s*(?:[%％]|mah|kwh|fps|mhz|khz|ghz|min|ml|kg|mg|cm|mm|km|hz|kw|gb|db|㎡|m²|℃|°c|°|(?:[glwvhm](?![a-z])))?(?:\\s*[-–—~～至x×*]\\s*${number}\\s*(?:[%％]|ml|kg|cm|mm|km|[glwvhm](?![a-z]))?)*(?:年|系|号钢|不锈钢|[${classifiers}])?|[a-z][a-z0-9&+.'-]*[a-z0-9+]|[a-z](?![a-z])`,
  'gi',
);

/** A pause in the text: [停顿0.5秒], [停顿 1s], [pause 0.5]. */
export const pauseMark = /[[【]\s*(?:停顿|停頓|pause)\s*(\d{1,2}(?:\.\d{1,2})?)\s*(?:秒|s)?\s*[\]】]/gi;

/** How a pause is written into a text. */
export const pauseText = (seconds: number): string => `[停顿${seconds}秒]`;
