import { segmentWords } from '../../utils/segmentWords';
import {
  atHome,
  courseEnd,
  eatingPlaceEnd,
  fanGoods,
  gradeOrPack,
  headEnd,
  included,
  LONGEST_GROUP,
  leadingModifiers,
  lookOrEdition,
  materialModifiers,
  measure,
  pack,
  placeEnd,
  serviceAdverbs,
  serviceEnd,
  setEnd,
  shelfWord,
  usedShelf,
  voucher,
  wholeNouns,
  workKinds,
} from './language.data';
import { thingNouns } from './thingNouns.data';

/** Shortest and longest name that a person would repeat in a spoken text. */
const MIN_NAME = 3;
const MAX_NAME = 6;
const MIN_SERVICE_NAME = 5;
/** 套装, which says nothing alone. */
const SET_WORD = 2;

/** A service is called by more than what is done: 防水翻新, not 翻新. */
const { service: services, ...things } = thingNouns;
/** Without those of places: 小满面馆 says where, what is sold there stands in another part of the title. */
const knownNouns: readonly string[] = [...wholeNouns, ...Object.values(things).flat()].filter(
  (noun) => !placeEnd.test(noun),
);

const lengthOf = (text: string): number => [...text].length;

/** Labels of the shop stand in brackets and never name the thing. */
const brackets = /【[^】]*】|\[[^\]]*\]|［[^］]*］|[（(][^）)]*[）)]|「[^」]*」/g;

function suffixOf(group: string, minLength: number): string {
  let name = '';
  for (const { text } of segmentWords(group).reverse()) {
    if (lengthOf(name) >= minLength) break;
    name = text + name;
  }
  return name;
}

const placeName = (place: string): string => (lengthOf(place) <= MAX_NAME ? place : suffixOf(place, MIN_NAME));

const withoutBrand = (text: string, brand: string): string => {
  if (brand === '') return text;
  if (text.includes(brand)) return text.replaceAll(brand, ' ');
  // 老码头 of 老码头火锅, 轻雾补水面膜 of 轻雾实验室: the title begins like the brand
  const title = text.trim();
  let shared = 0;
  while (shared < brand.length && title[shared] === brand[shared]) shared += 1;
  return shared >= 2 && lengthOf(title.slice(shared).trim()) >= 2 ? title.slice(shared) : text;
};

/** 《小王子》 of a book, a play or a film, where nothing else that is made of it is sold: 《原神》联名 鼠标垫. '' without one. */
function workTitle(title: string): string {
  const [whole = ''] = /《[^《》]{1,20}》/.exec(title) ?? [];
  const rest = title.replace(whole, ' ').replace(brackets, ' ');
  const isThing = knownNouns.some((noun) => lengthOf(noun) > 1 && !workKinds.test(noun) && rest.includes(noun));
  return fanGoods.test(rest) || (isThing && !workKinds.test(rest)) ? '' : whole;
}

/** iPhone 16 Pro, Switch 2: a name in Latin letters with its number. A code (WH-1000XM5) is none. */
const modelName = (text: string): string => {
  const [model = ''] = /^\s*[A-Za-z]*[a-z]{3,}(?:\s+(?:[A-Za-z]+\d*|\d{1,2}[A-Za-z]?)(?![\w-])){0,3}/.exec(text) ?? [];
  return model.trim();
};

/** The part of a title that names the thing where no noun of the trade does: a model with its number, else the first in Chinese. */
function firstGroup(groups: readonly string[], plain: string): string {
  const [first = ''] = groups;
  if (/\p{Script=Han}/u.test(first)) return first;
  const model = modelName(plain);
  if (/\d/.test(model)) return model;
  return groups.find((group) => /\p{Script=Han}/u.test(group) && !lookOrEdition.test(group)) ?? first;
}

/**
 * What one calls a product in speech: its title without labels, brand, measures, packs and colors, shortened at a word
 * (净岩 硅藻土浴室吸水垫 40×60cm → 吸水垫). A noun of the trade is taken where the name ends with one.
 */
export function productName(title: string, brand = ''): string {
  const work = workTitle(title);
  if (work !== '' || title.trim() === '') return work;
  const plain = withoutBrand(title.replace(brackets, ' '), brand)
    .replace(measure, ' ')
    .replace(/\b(?:19|20)\d\d\b/g, ' ');
  const groups = plain
    .split(/[\s/|,，、·]+/)
    .map((group) =>
      group
        .replace(pack, '')
        .replace(atHome, '')
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
    )
    .filter((group) => lengthOf(group) > 0 && /\p{L}/u.test(group))
    .filter((group, at) => at === 0 || !included.test(group))
    // 赣南脐橙 中果, 尤克里里 全套: a grade or a pack by itself is no thing
    .filter((group, _, all) => all.length === 1 || !gradeOrPack.test(group));
  const known = (group: string): string =>
    knownNouns
      .filter((noun) => lengthOf(noun) > 1 && group.endsWith(noun))
      .sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? '';
  const isService = (group: string): boolean =>
    serviceEnd.test(group) || services.some((noun) => lengthOf(noun) > 1 && group.endsWith(noun));
  /** The first thing that a string of search words names: 2026新款踩屎感拖鞋女夏浴室… */
  const inside = (group: string): string => {
    if (lengthOf(group) <= LONGEST_GROUP) return '';
    const found = knownNouns
      .filter((noun) => lengthOf(noun) > 1 && group.includes(noun))
      .map((noun) => ({ noun, end: group.indexOf(noun) + noun.length }));
    return found.sort((a, b) => a.end - b.end || lengthOf(b.noun) - lengthOf(a.noun))[0]?.noun ?? '';
  };
  const isSet = (group: string): boolean => setEnd.test(group) && lengthOf(group) > SET_WORD;
  const isNamed = (group: string): boolean =>
    headEnd.test(group) || isSet(group) || isService(group) || known(group) !== '' || inside(group) !== '';
  const isThing = (group: string): boolean => isNamed(group) && !shelfWord.test(group);
  const at = groups.some(isThing) ? groups.findIndex(isThing) : groups.findIndex(isNamed);
  // 五粮液 52度: the brand is all that the title says
  const first = firstGroup(groups, plain) || brand || tidyTitle(title);
  // 成人普通话 小班课, 硬笔书法 零基础 网课: the first group says of what, another one what it is
  const isBareCourse = at > 1 && lengthOf(groups[at] ?? '') < MIN_NAME;
  const isCourse = courseEnd.test(groups[at] ?? '') && (at === 1 || isBareCourse);
  const joined = isCourse ? `${first}${groups[at]}` : groups[at];
  // 海鲜大排档 4人套餐: a ticket says nothing, the place does
  if (groups[at] !== undefined && voucher.test(groups[at]) && eatingPlaceEnd.test(first)) return placeName(first);
  if (joined === undefined && first === modelName(plain) && first !== '') return first;
  const group = (joined ?? first).replace(leadingModifiers, '');
  if (serviceEnd.test(group)) {
    const service = group.replace(serviceAdverbs, '');
    return lengthOf(service) <= MAX_NAME ? service : suffixOf(service, MIN_SERVICE_NAME);
  }
  if (lengthOf(group) <= MAX_NAME) return group;
  const named = inside(group);
  if (named !== '') return named;
  // 纯棉秋衣秋裤套装: cut at a word it would be 裤套装
  const bare = group.replace(materialModifiers, '');
  if (setEnd.test(bare) && lengthOf(bare) <= MAX_NAME) return bare;
  return known(group) || suffixOf(group, MIN_NAME) || group;
}

interface NamedGoods {
  readonly title?: string | undefined;
  readonly brand?: string | undefined;
  readonly category?: string | undefined;
  /** What the merchant says that it is called; absent or empty = as its title tells. */
  readonly spoken_name?: string | undefined;
}

/** A shelf that is a thing itself: 手机 of 二手/手机. */
function thingOfShelf(category: string): string {
  const shelf =
    category
      .split(/[>/＞·]/)
      .at(-1)
      ?.trim() ?? '';
  return knownNouns.includes(shelf) ? shelf : '';
}

/** What goods are called wherever they are spoken of: as the merchant corrected it, else by their title. */
export function spokenNameOf({ title = '', brand, category = '', spoken_name = '' }: NamedGoods): string {
  if (spoken_name.trim() !== '') return spoken_name.trim();
  const name = productName(title, brand);
  // WH-1000XM5: of a code nobody hears what it is. iPhone 16 Pro is what everybody says, but of a used one 手机
  const isSpoken = /\p{Script=Han}/u.test(name) || (name === modelName(name) && !usedShelf.test(category));
  return isSpoken ? name : thingOfShelf(category) || name;
}

/** A title without the shop's labels and the brand before it. */
export function titleWithoutLabels(title: string, brand = ''): string {
  const plain = title.replace(brackets, ' ').replace(/\s+/g, ' ').trim();
  const own = brand.trim();
  return own !== '' && plain.startsWith(`${own} `) ? plain.slice(own.length).trim() : plain;
}

/** A text without what is measured in it: 40×60cm, 500ml, 27寸. */
export const withoutMeasures = (text: string): string => text.replace(measure, ' ').replace(/\s+/g, ' ').trim();

const tidyTitle = (title: string): string => title.replace(/\s+/g, '').slice(0, MAX_NAME);
