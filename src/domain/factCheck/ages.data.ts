/** How ages are written and spoken of; all in months. */

const year = 12;
/** Ages that have a name: from, to (months), and what people call who is so old. */
export const namedAges: readonly (readonly [from: number, to: number, name: RegExp])[] = [
  [0, 1, /刚出生|刚生下|新生儿|初生|没满月|未满月/u],
  [0, year, /(?<!几)(?:小)?(?:婴儿|襁褓|吃奶的娃)|没断奶/u],
  [year, 2 * year, /周岁(?:的?宝宝|的?娃|就|也|都|能|刚)|刚满周岁|刚会走/u],
  [3 * year, 6 * year, /幼儿园|学龄前/u],
  [6 * year, 12 * year, /小学生?|一年级/u],
  [12 * year, 15 * year, /初中生?/u],
  [15 * year, 18 * year, /高中生?/u],
  [18 * year, 60 * year, /成年人|大人|成人/u],
  [60 * year, 100 * year, /老人|老年人|爷爷奶奶|七老八十/u],
];
/** The same of animals, which are grown up after a year. */
export const namedAnimalAges: readonly (readonly [from: number, to: number, name: RegExp])[] = [
  [1, 3, /刚断奶|没断奶|小奶[猫狗]|奶[猫狗]/u],
  [2, year, /幼[犬猫]|[狗猫]崽|小时候/u],
  [year, 7 * year, /成[犬猫]|成年[犬猫狗]/u],
  [7 * year, 20 * year, /老年[犬猫]|老[猫狗]/u],
];
/** Words of animals; the age of one is not that of a child. */
export const animals = /[犬狗猫]|宠物/u;

const number = '(\\d+(?:\\.\\d+)?|[零一二两三四五六七八九十百半]{1,4})';
const unit =
  '(周岁|岁|月龄|个多?月大|个月(?=以上|及以上|起|往上|以下|以内|就|也|都|到|至|的?(?:小?奶|小|大)?(?:宝|娃|猫|狗|孩|婴))|月(?=以上|及以上|$))';
/** 3-6岁, 6个月以上, 十二岁以下. */
export const agePattern = new RegExp(
  `(?:${number}\\s?(?:周岁|岁|个月|月)?\\s?[-–—~～至到]\\s?)?${number}\\s?${unit}半?(?:儿)?(以上|及以上|往上|起|以下|以内|以后|之后|以前|之前|不到|\\+|＋)?`,
  'gu',
);
export const inYears = /岁/u;
export const above = /以上|往上|起|以后|之后|\+|＋/u;
export const below = /以下|以内|以前|之前|不到/u;

/** Where data set an age. */
export const ageLabel = /适用|年龄|月龄|岁|段位|入住|人群|对象|年级/u;
export const ageLine = /适[用合宜]|建议|推荐|[不勿禁慎]|以上|以下/u;
/** 1岁以下婴儿不宜: who is shut out. */
export const shutOut = /不宜|不适|禁|勿|慎|不可|不能|除外|避免|不得|别/u;

/** A clause that lets somebody use the goods, and one that does not. */
export const lets =
  /能|可以|就(?:可以|能|用|喝|吃|玩|骑|穿)|也(?:能|行|可以|用|吃|玩)|都(?:能|行|可以)|正好|刚好|合适|适合|没问题|放心|随便|开[吃玩用始]|用(?:的|它)|玩(?:的|它)|喝(?:的|它)|吃(?:的|它)|穿(?:的|它)|枕|骑/u;
export const letsNot = /别|不能|不行|不可以?|不适合|不要|不给|先不|千万|不合适|不宜|太小|玩不了|用不了/u;

/** Without one of these characters nobody speaks of an age. */
export const anyAge = /[岁月龄婴娃奶幼老学成大]|新生|刚[出生会断]/u;
