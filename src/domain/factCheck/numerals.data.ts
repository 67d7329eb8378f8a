/** How numbers are written in Chinese texts. */

export const digits = '零一二两三四五六七八九';

export const steps: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 亿: 100_000_000 };

export const numeral = String.raw`(?:\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})?|[零一二两三四五六七八九十百千万]{1,9}(?:点[零一二三四五六七八九]{1,3})?|半)`;

/** Without one of these there is no numeral. */
export const anyNumeral = /[\d零一二两三四五六七八九十百千万半俩仨]/;

export const magnitude = '(?:\\s?(?:千万|百万|十万|万|亿|千|百|k|[wW](?=\\s?(?:[+多人件单个粉份条台次家张])|用户)))?';

export const before =
  '(不到|不足|低于|不超过|不满|少于|顶多|至多|撑死|将近|接近|快(?=[一二两三四五六七八九十百\\d])|小(?=[一二两三四五六七八九十百]{1,3}(?:[斤両米块百千万]|公斤)|(?:半年|半个))|大(?=半)|大约|大概|差不多|约|近|至少|起码|最少|超过|高达|多达|超|突破|满)?';

export const after = '(多|余|来|几)?';

export const prefix = '([¥￥]|UPF|SPF|PA|百分之|upf|spf)?';

export const half = '半';

export const decimalPoint = '点';

export const digitRun = /^[零一二两三四五六七八九]+$/;

export const zero = '零';

export const below = /小|不到|不足|低于|不超过|不满|少于|顶多|至多|撑死/;

export const belowAfter = /以下|以内|不到|没有/;

export const above = /大(?!约|概)|至少|起码|最少|超过|高达|多达|超|突破/;

export const aboveAfter = /\+|以上|往上|朝上|打底|起|出头|多|有余/;

export const about = /将近|接近|快|大约|大概|差不多|约|近/;

export const aboutAfter = /左右|上下|来/;

export const smallNumeral = /^[一两半二几]$/;

export const perCent = '百分之';

export const tenThousand = '万';
export const thousand = '千';

export const range = '(?:-|–|—|~|～|到|至)';
/** 三十九块九, 九成一: tenths behind the unit. */
export const tenths =
  '((?<=[块成米斤分両]|[年天周]|小时|钟头)半(?![价个年天月斤小夜路分])|(?<=[块成米斤分両])(?:[一二三四五六七八九]両|(?<=米)[一二三四五六七八九]{2}(?![十百千])|[一二三四五六七八九](?![十百千万个只件斤天片包袋盒瓶口人分箱桶份罐套条双支枚颗粒杯碗串提扎筐根卷层排块团副组本张台棵株把对盘朵节次顿])|\\d(?![\\d.])))?';
export const takesTenths = /^(?:块|成|米|斤|両|公分|年|天|周|个?小时|个?钟头)$/u;
export const behind =
  '(\\+|以上|往上|朝上|打底|以下|以内|左右|上下(?!铺|班|学|楼|车|拉|两)|起|出头|还多|有余|[都也还]?不到(?!\\s?[\\d一二两三四五六七八九十百千])|[都也还]没有|多(?:一?点)?|来)?';

export const yuan = '元';

/** 俩 is 两个 in one character, 仨 three. */
export const pair = /俩/g;
export const two = '两';
export const trio = /仨/g;
export const three = '三';

/** 六两, 三两多, 一斤二两: the weight, not the numeral; so written, it is told from 两个. */
export const ounce =
  /(?<=[一二三四五六七八九半\d])两(?=[多半重装的，。！、？一二三四五六七八九](?![块件个只包袋盒瓶斤])|[都也还]不到|不到|出头|左右|一[饼包袋盒个块只]|$)/g;
export const ounceSign = '両';

/** 两个半小时, 三个半月. */
export const andHalf = '个半';
export const halved = '小时|钟头|钟|月|星期|礼拜';
/** 三月 is a date, 两月 and 半月 are spans. */
export const month = '月';
export const spanOfMonths = '(?<=[两半])月';
export const counter = '个';
/** 八斤水: for water, weight and volume are one. */
export const ofWater = /^(?:的?(?:热|凉|冷|开)?水)/u;
/** 220×240cm: each side has the unit of the last. */
export const sides =
  /(\d+(?:\.\d+)?)\s?[×xX*]\s?(?:(\d+(?:\.\d+)?)\s?[×xX*]\s?)?(?:\d+(?:\.\d+)?)\s?(mm|cm|m|毫米|厘米|公分|米)/gu;
/** 每100克含5克: a share. */
export const perHundred =
  /(?:每|\/)\s?100\s?(?:克|g|毫升|ml|mL)\D{0,3}?(\d+(?:\.\d+)?)\s?(?:克|g)|(\d+(?:\.\d+)?)\s?(?:克|g)\s?\/\s?100/gu;
/** 80张/本, 每袋20片: so much in each. */
export const inEach =
  /(?:每|一|单)([\p{sc=Han}])[^，。；\d]{0,4}?(\d+(?:\.\d+)?\s?[\p{sc=Han}A-Za-z]{1,2})|(\d+(?:\.\d+)?\s?[\p{sc=Han}A-Za-z]{1,2})\s?[/／]\s?([\p{sc=Han}])/gu;
/** 80抽×6包, 2L×3瓶, 250g×2: so much each, so many times. */
export const packed =
  /(\d+(?:\.\d+)?\s?(?:[\p{sc=Han}]{1,2}|[A-Za-z]{1,2}))\s?[×xX*]\s?(\d{1,4})(?![\d.]|\s?(?:mm|cm|m|毫米|厘米))/gu;

/** 七八条 is seven to eight, 三四百 three to four hundred. */
export const neighbors =
  /^([二三四五六七八九]?十)?(一(?=两)|二(?=三)|两(?=三)|三(?=[四五])|四(?=五)|五(?=六)|六(?=七)|七(?=八)|八(?=九))([两三四五六七八九])([十百千万]*)$/u;
/** 一块电池 is a piece, 一块 alone is money. */
export const inBlocks =
  /^(?:可拆卸|锂|备用|大|小|整)?(?:电池|电芯|屏|布|砖|板|毯|垫|手?表|肥皂|香皂|皂|巧克力|饼|蛋糕|牛排|肉|玻璃|镜片|地垫|毛巾|抹布|芯片|磁铁|积木|拼图|木头|石头|料|面料|手机)/u;
export const block = '块';
export const blockPiece = 'piece:块';
/** Whether what stands before a block is a list or the thing itself: 2000mAh×2块, 电池2块. */
export const blockThing = /(?:[×xX*]|电池|电芯|镜片)$/u;

/** A number in characters, or a hint of one. */
export const writtenNumeral = /[一二两三四五六七八九十百千万半几]/;
