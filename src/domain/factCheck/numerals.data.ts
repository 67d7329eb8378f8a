/** How numbers are written in Chinese texts. */

export const digits = '零一二两三四五六七八九';

export const steps: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 亿: 100_000_000 };

export const numeral = String.raw`(?:\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})?|[零一二两三四五六七八九十百千万]{1,9}(?:点[零一二三四五六七八九]{1,3})?|半)`;

export const magnitude = '(?:\\s?(?:千万|百万|十万|万|亿|千|百|w|k|W))?';

export const before =
  '(不到|不足|低于|不超过|不满|少于|将近|接近|大约|大概|差不多|约|近|至少|超过|高达|多达|超|突破|满)?';

export const after = '(多|余|来|几)?';

export const prefix = '([¥￥]|UPF|SPF|PA|百分之|upf|spf)?';

export const half = '半';

export const decimalPoint = '点';

export const digitRun = /^[零一二两三四五六七八九]+$/;

export const zero = '零';

export const below = /不到|不足|低于|不超过|不满|少于/;

export const belowAfter = /以下|以内|不到/;

export const above = /至少|超过|高达|多达|超|突破/;

export const aboveAfter = /\+|以上|起|出头|多/;

export const about = /将近|接近|大约|大概|差不多|约|近/;

export const aboutAfter = '左右';

export const smallNumeral = /^[一两半二几]$/;

export const perCent = '百分之';

export const tenThousand = '万';
export const thousand = '千';

export const range = '(?:-|–|—|~|～|到|至)';
/** 三十九块九, 九成一: tenths behind the unit. */
export const tenths =
  '((?<=[块成米斤分])(?:半(?![价个年天月斤小])|[一二三四五六七八九](?![十百千万个只件斤天片包袋盒瓶口人分箱桶份罐套条双支枚颗粒杯碗串提扎筐根卷层排块])|\\d(?![\\d.])))?';
export const takesTenths = /^(?:块|成|米|斤|公分)$/u;
export const behind = '(\\+|以上|以下|以内|左右|起|出头|不到(?!\\s?[\\d一二两三四五六七八九十百千])|多一?点?|来)?';

export const yuan = '元';

/** 俩 is 两个 in one character. */
export const pair = /俩/g;
export const two = '两';
