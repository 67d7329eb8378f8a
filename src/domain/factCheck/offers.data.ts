/** How offers are written, once their numerals are digits and their blanks gone. */

/** What goods are bought by. */
const piece = '(?:副|顶|张|台|棵|本|件|盒|袋|瓶|份|斤|箱|包|杯|双|支|条|罐|套|只|个)';
const sum = '(\\d+(?:\\.\\d+)?)';
const money = '(?:元|块钱|块)?';

export const threshold = new RegExp(`满${sum}${money}(?:立?减|返|立省)${sum}`, 'gu');
export const offPieces = new RegExp(`(?:满|买|拍)(\\d)${piece}(?:立?减|立省|省)${sum}`, 'gu');
export const buyGet = new RegExp(`买(\\d)${piece}?送(\\d)${piece}?`, 'gu');
export const nthPiece = new RegExp(`第(\\d)${piece}(?:(半价)|${sum}折|(免费|(?<!\\d)0元)|${sum}元)`, 'gu');
export const piecesRate = new RegExp(`(\\d)${piece}(\\d(?:\\.\\d)?|\\d\\d)折`, 'gu');
export const piecesPrice = new RegExp(`(\\d)${piece}(?:只要|仅|才|到手)?${sum}元`, 'gu');
export const rate = /(?<![\d.])(\d(?:\.\d)?|\d\d)折/gu;
export const deposit = new RegExp(`(?:定金|付)${sum}${money}(?:定金)?(?:可|能)?抵${sum}`, 'gu');
export const taken = new RegExp(`(?:立减|直降|立省|减免|减|抵扣?|优惠|返|省)(?:了)?${sum}(?!折|%|${piece})`, 'gu');
export const finalPrice = new RegExp(
  `(?:到手价?|券后价?|现价|活动价|折后价?|直播价|补贴后)(?:只要|仅需|仅|为|是)?[¥￥]?${sum}`,
  'gu',
);

export const numeral = /\d+(?:\.\d+)?|[零一二两三四五六七八九十百千]+(?:点[零一二三四五六七八九]+)?/gu;
export const blanks = /[\s,，]/gu;

/** What makes no difference between two ways of writing one promotion. */
export const sameInShape: readonly (readonly [RegExp, string])[] = [
  [/半价/gu, '5折'],
  [/(?<!\d)0元|白送|不要钱/gu, '免费'],
  [/直接|就|立享|还/gu, ''],
  [/^(?:买|拍)(?=.*减)/u, '满'],
  [/免邮|免运费/gu, '包邮'],
  [new RegExp(`元|块钱|块|每|${piece}|立(?=减)|名|位|单`, 'gu'), ''],
];

/** 比平时省了 30: one's own price before, not somebody else's. */
export const ownPrice =
  /^比(?:平时|原价|原来|日常|之前|以前|往常|标价|单买|吊牌价?|划线价)\p{sc=Han}{0,4}?(?:省|便宜|少|低)/u;
/** The price that stands before an offer. */
export const priceBefore = /原价|标价|平时|日常价?|吊牌价?|划线价/u;
