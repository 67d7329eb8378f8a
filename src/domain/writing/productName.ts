import { segmentWords } from '../../utils/segmentWords';

/** Shortest and longest name that a person would repeat in a spoken text. */
const MIN_NAME = 3;
const MAX_NAME = 6;
const MIN_SERVICE_NAME = 5;

const lengthOf = (text: string): number => [...text].length;

/** Labels of the shop stand in brackets and never name the thing. */
const brackets = /【[^】]*】|\[[^\]]*\]|［[^］]*］|[（(][^）)]*[）)]|「[^」]*」/g;
/** From the first measure on a title tells sizes: 40×60cm, 480 ml, 30枚, 10 片装, 1.4 米, 3-12岁. */
const measure =
  /[\s·]*\d+(?:\.\d+)?(?:\s*[-~–*×xX]\s*\d+(?:\.\d+)?)*\s*(?:ml|g|kg|l|cm|mm|w|v|a|mah|[小大]?包|寸|英寸|片|只|件|包|盒|瓶|条|袋|支|枚|粒|双|套|米|升|斤|克|毫升|厘米|毫米|分钟|小时|岁|年|个|款|色|抽|卷|张|颗|对|人份?)[大小]?(?:\*\d+\S*|装)?/giu;
const pack = /[一两二三四五六七八九十]+[条件只个双片包盒瓶支枚]装$/;
/** Words before the thing that say for whom or how, not what. */
const leadingModifiers =
  /^(?:女士|男士|男女|儿童|少儿|宝宝|婴儿|成人|家用|商用|便携式?|定时|轻便|招牌|新款|升级版?|加厚|大容量|高端|正品|官方|爆款)+(?=\S{2})/;
/** Inside a service: how it is done. */
const serviceAdverbs = /深度|专业|全面|精细/g;
const serviceEnd = /(清洗|改造|安装|维修|护理|定制|检测|装修|设计|保洁|搬家|回收|咨询|陪跑|代账)$/;
/** What a thing's or a service's name ends with. */
const headEnd =
  /(杯|壶|机|器|桌|椅|灯|包|鞋|靴|衣|裤|裙|衫|恤|袜|帽|巾|茶|膜|乳|液|霜|油|水|釉|膏|粉|盒|箱|架|垫|席|被|枕|套|锅|刀|碗|盘|板|床|柜|沙发|车|画|书|课|班|营|餐|套餐|火锅|面|饭|酒|豆|蛋|糖|饼|糕|干|果|仁|肉|粮|砂|绳|窝|表|钟|笔|屏|耳机|座椅|音箱|房|院|民宿|蜡烛|花|布|纸|袋|瓶|美甲|头疗|理发|按摩|甲醛|马甲)$/;

/** Things that word segmentation takes apart. */
const wholeNouns = ['T恤', '香薰蜡烛', '挂耳咖啡', '冻干', '冲锋衣', '羽绒服'];

function suffixOf(group: string, minLength: number): string {
  let name = '';
  for (const { text } of segmentWords(group).reverse()) {
    if (lengthOf(name) >= minLength) break;
    name = text + name;
  }
  return name;
}

const withoutBrand = (text: string, brand: string): string => {
  if (brand === '') return text;
  if (text.includes(brand)) return text.replaceAll(brand, ' ');
  // 老码头 of 老码头火锅, 轻雾补水面膜 of 轻雾实验室: the title begins like the brand
  const title = text.trim();
  let shared = 0;
  while (shared < brand.length && title[shared] === brand[shared]) shared += 1;
  return shared >= 2 && lengthOf(title.slice(shared).trim()) >= 2 ? title.slice(shared) : text;
};

/**
 * What one calls a product in speech: its title without labels, brand, measures, packs and colors, shortened at a word
 * (净岩 硅藻土浴室吸水垫 40×60cm → 吸水垫). Nouns that the caller knows are taken where the name ends with one.
 */
export function productName(title: string, brand = '', knownNouns: readonly string[] = []): string {
  const plain = withoutBrand(title.replace(brackets, ' '), brand)
    .replace(measure, ' ')
    .replace(/\b(?:19|20)\d\d\b/g, ' ');
  const groups = plain
    .split(/[\s/|,，、·]+/)
    .map((group) => group.replace(pack, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((group) => lengthOf(group) > 0 && /\p{L}/u.test(group));
  const known = (group: string): string =>
    [...wholeNouns, ...knownNouns]
      .filter((noun) => lengthOf(noun) > 1 && group.endsWith(noun))
      .sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? '';
  const isNamed = (group: string): boolean => headEnd.test(group) || serviceEnd.test(group) || known(group) !== '';
  const at = groups.findIndex(isNamed);
  const first = groups[0] ?? tidyTitle(title);
  // 成人普通话 小班课: the first group says of what, the next one what it is
  const joined = at === 1 && /(课|班|营)$/.test(groups[1] ?? '') ? `${first}${groups[1]}` : groups[at];
  const group = (joined ?? first).replace(leadingModifiers, '');
  if (serviceEnd.test(group)) {
    const service = group.replace(serviceAdverbs, '');
    return lengthOf(service) <= MAX_NAME ? service : suffixOf(service, MIN_SERVICE_NAME);
  }
  if (lengthOf(group) <= MAX_NAME) return group;
  return known(group) || suffixOf(group, MIN_NAME) || group;
}

const tidyTitle = (title: string): string => title.replace(/\s+/g, '').slice(0, MAX_NAME);
