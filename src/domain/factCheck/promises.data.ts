/** How titles promise a number of parts, and how texts number their parts. */

/** What people count with when they mean parts of a text. */
const counters = '个|大|种|条|件|款|招|步|点|样|处|类|道|句|项|组|则|套|位|家|台|份|本|部|支|瓶';

/** What no title means as a part of its text: periods, people, sets. */
const notParts =
  '个?(?:月|小时|钟头|星期|礼拜|多|亿|人(?!群)|孩子|娃|宝|平方|G|字)|点(?:半|钟|多|\\d|[一二三四五六七八九十]|前|后|睡|起|下班|上班|到)|件套|套装|款式|步之遥|条街|家人|口之家|条龙|种草|大学|大姨|大爷|大妈';

export const countedParts = new RegExp(
  `(这|那|记住|试试|学会|做对|看|只要|必备的?|最值的?|有)?\\s?(?<![\\d.,第])(\\d{1,2}|[两二三四五六七八九]|十[一二三四五六七八九]?|[二三]十[一二三四五六七八九]?)(?![\\d.,%％]|\\s?(?:${notParts}))\\s?(${counters})([\\p{sc=Han}]{0,6})`,
  'dgu',
);

/** 第 3 个最…: at least three are promised. */
export const ordinalPart = new RegExp(
  `第\\s?(\\d{1,2}|[一二三四五六七八九十]{1,3})\\s?(?:${counters})(?=最|才|很多|一定|千万|太|绝|我|你|你|大多|几乎|别|真|[，,。！!？?]|$)`,
  'gu',
);

/** Words of parts that texts also number: 理由一, 误区 2, Q1. */
export const partNames =
  '理由|技巧|方法|误区|细节|问题|办法|原因|步骤|要点|动作|诀窍|好处|优点|缺点|卖点|特点|标准|习惯|信号|建议|场景|瞬间|秘密|真相|错误|雷区|窍门|时间点|条件|坑|灵感|款式|推荐|案例|要素|关键';

export const chineseDigits = '一二三四五六七八九十';

/** Bullets and signs that begin a part. */
export const bullet = /^\s*(?:[-*+•·▪●◆■▶►✅✔☑👉❌⭐🔸🔹🔥💡✨📍▫])\uFE0F?\s*(?=\S)/u;
export const circled = /^\s*([①-⑳❶-❿])/u;
export const keycap = /^\s*(\d)\uFE0F?\u20E3/u;
export const numbered = /^\s*(?:\*\*)?(\d{1,2})\s?(?:[.、)）．:：](?!\d)|\\\.)/u;
/** NO.1, No 2. */
export const ranked = /^\s*(?:\*\*)?no\.?\s?(\d{1,2})(?!\d)/iu;
/** 1.剪刀 2.刮皮刀: several in a line. */
export const inLine = /(?<=^|\s)(\d{1,2})\s?[.、)）．](?!\d)/gu;
export const anyOrdinal = new RegExp(`第\\s?(\\d{1,2}|[一二三四五六七八九十]{1,3})\\s?(?:${counters})`, 'gu');
export const leadingZero = /^\s*(?:\*\*)?(0\d|[1-9]\d)\s+(?=\S)/u;
export const chineseNumbered = /^\s*(?:\*\*)?(?:其|之)?([一二三四五六七八九十]{1,3})(?:[、，．.：:]|是(?=\S))/u;
export const ordinal = new RegExp(
  `^\\s*(?:\\*\\*)?第\\s?(\\d{1,2}|[一二三四五六七八九十]{1,3})\\s?(?:${counters}|[，,、：:])`,
  'u',
);
export const labeled = new RegExp(
  `^\\s*(?:\\*\\*)?(${partNames}|Q|[Tt]ip|TIP|Step|STEP)\\s?(\\d{1,2}|[一二三四五六七八九十]{1,3})(?=[：:，、.．\\s]|\\p{sc=Han}|$)`,
  'u',
);
export const heading = /^\s*(#{1,4})\s+\S/u;
export const bracketed = /^\s*【[^】]{1,16}】/u;
export const boldLead = /^\s*\*\*[^*]{1,24}\*\*/u;
export const asked = /^\s*(?:问|Q)\s?[：:]/u;
export const shortLabel = /^\s*[\p{sc=Han}A-Za-z ]{1,8}[：:](?=\s?\S)/u;
export const firstly = /^(?:首先|第一|先是)/u;
export const further = /^(?:其次|再次|再者|然后|接着|另外|此外|最后|其三)/u;
export const sentenceEnd = /[。！？!?；;\n]+/u;
/** Counters that say by themselves that parts are meant. */
export const ownCounter = /^[招步点样处]$/u;
export const two = '两';

/** 第一点 says that 点 counts points, not hours; 条 is never an hour. */
export const namesPoints = /第[一二三]点/;
export const pointCounter = { hours: '点', never: '条' } as const;
