import { sayInteger, sayNumber, spellDigits } from './hanziNumber';

/** Units as they are said. Longer ones first: `mAh` before `m`. */
const units: readonly (readonly [string, string])[] = [
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

const number = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const classifiers = '个只款件条杯包盒瓶袋片支双套把块本张天次种年周位人层档步点克斤升';

function sayUnits(text: string): string {
  return units.reduce(
    (said, [unit, word]) =>
      said.replace(
        new RegExp(`(${number})\\s*${unit.replace(/[.*+?^$()[\]\\]/g, '\\$&')}(?![a-z])`, 'gi'),
        `$1${word}`,
      ),
    text,
  );
}

/** A bare 2 before a classifier is 两. */
const sayCount = (value: string): string => (value === '2' ? '两' : sayNumber(value));

function sayNumbers(text: string): string {
  return text
    .replace(/(?<![\d.])(\d{4})(?=年)/g, (_, year: string) => spellDigits(year))
    .replace(/(?<![\d.])(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}|400-?\d{3}-?\d{4})(?!\d)/g, (phone: string) =>
      spellDigits(phone.replace(/\D/g, '')).replaceAll('一', '幺'),
    )
    .replace(new RegExp(`[¥￥]\\s*(${number})(?:元)?`, 'g'), (_, value: string) => `${sayNumber(value)}元`)
    .replace(
      new RegExp(`(${number})\\s*[%％]\\s*[-–—~～至]\\s*(${number})\\s*[%％]`, 'g'),
      (_, a: string, b: string) => `百分之${sayNumber(a)}到百分之${sayNumber(b)}`,
    )
    .replace(new RegExp(`(${number})\\s*[%％]`, 'g'), (_, value: string) => `百分之${sayNumber(value)}`)
    .replace(
      new RegExp(`(${number})\\s*[-–—~～]\\s*(${number})`, 'g'),
      (_, a: string, b: string) => `${sayNumber(a)}到${sayNumber(b)}`,
    )
    .replace(new RegExp(`(${number})\\s*[x×*]\\s*(?=\\d)`, 'gi'), (_, value: string) => `${sayNumber(value)}乘`)
    .replace(/第(\d+)/g, (_, value: string) => `第${sayInteger(value)}`)
    .replace(new RegExp(`(?<![\\d.])(${number})(?=[${classifiers}])`, 'g'), (_, value: string) => sayCount(value))
    .replace(/(?<![\d.])(\d+)(?=系|号钢|不锈钢)/g, (_, value: string) => spellDigits(value))
    .replace(/(?<![\d.])0\d+(?![\d.])/g, (value: string) => spellDigits(value))
    .replace(new RegExp(number, 'g'), (value: string) => sayNumber(value));
}

/**
 * A text as it is spoken: numbers, money, percent, ranges and units in words; emoji and ornaments dropped; brackets and
 * slashes become pauses. Letters of other languages stay, the voice switches by itself.
 */
export function speakable(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Cf}|\p{Me}|\p{Variation_Selector}/gu, '')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/&/g, '和')
    .replace(/(?<=[\u4e00-\u9fff\d])\+(?=[\u4e00-\u9fff\d])/g, '加')
    .replace(/[#*_`^|<>@$=\\]/g, ' ');
  return sayNumbers(sayUnits(plain))
    .replace(/[()[\]{}【】「」『』《》“”"'‘’/~～—–]+/g, '，')
    .replace(/-+/g, ' ')
    .replace(/[\s　]+/g, ' ')
    .replace(/^[，。！？、,.!?;；:：\s]+/, '')
    .replace(/([，。！？；,!?;])[，,、\s]+/g, '$1')
    .trim();
}

/** Whether there is anything to say: a letter or a number in any script. */
export const isSpeakable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
