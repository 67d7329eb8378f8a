import type { Material } from '../../../writerTypes';
import { briefOf } from '../brief';
import { hashText, randomOf, shuffled } from '../random';
import { termsOf } from '../reading';

const clean = (tag: string): string => tag.replace(/[^\p{L}\p{N}]/gu, '');
const lengthOf = (text: string): number => [...text].length;

/** Words that a merchant set apart in his title, for them to be taken as they stand. */
const LEAST_GROUPS = 3;

/** Whether a word ends in the middle of another one: 身体 in 身体乳, 猫咪自动饮水 before 机, 火鸡 in 阿婆柴火鸡. */
function isTornFrom(word: string, whole: string): boolean {
  if (word === whole || whole === '') return false;
  // What it ends with is what it is: 饮水机 of 自动饮水机.
  if (whole.includes(word)) return !whole.endsWith(word);
  for (let length = 2; length < lengthOf(whole); length += 1) if (word.endsWith(whole.slice(0, length))) return true;
  return false;
}

/** Topic tags of a text, without #, the most telling first: its things, the goods' kind, brand and people, then its terms. */
export function tagsOf(text: string, goods: Material | undefined, most = 8, seed = 1): string[] {
  const brief = briefOf(goods, text, '');
  const random = randomOf(hashText(text) ^ seed);
  // of goods, what the title names: other words of the text (洗完, 打电话) are nothing to look for
  const isSought = (term: string): boolean => !goods?.title || `${goods.title}${goods.category ?? ''}`.includes(term);
  const brand = goods?.brand ?? '';
  const isWhole = (term: string): boolean =>
    !goods?.title || (!isTornFrom(term, brief.name) && (term === brand || !brand.includes(term)));
  // 胶漆 of 乳胶漆: where the title sets words apart, those are what people look for
  const groups = (goods?.title ?? '')
    .split(/[\s/|·,，、【】]+/)
    .filter((group) => /^\p{Script=Han}{2,8}$/u.test(group));
  const isTorn = (term: string): boolean =>
    groups.length >= LEAST_GROUPS && !groups.some((group) => group === term || group.endsWith(term));
  const terms = termsOf(text, goods?.title)
    .map((term) => term.text)
    .filter((term) => isSought(term) && isWhole(term) && !isTorn(term));
  const [first, ...rest] = terms.filter((term) => lengthOf(term) <= 6);
  const people = brief.isThing ? brief.audiences.filter((audience) => lengthOf(audience) <= 6) : [];
  const wishes = brief.isThing && lengthOf(brief.name) <= 5 ? [`${brief.name}推荐`, `${brief.name}怎么选`] : [];
  const all = [
    goods?.title ? brief.name : '',
    first ?? '',
    brand,
    goods?.category ?? '',
    ...shuffled(rest.slice(0, 6), random),
    ...people,
    ...wishes,
  ].map(clean);
  const tags: string[] = [];
  for (const tag of all) {
    const isFit =
      lengthOf(tag) >= 2 && lengthOf(tag) <= 12 && !/^\d+$/.test(tag) && (tag === brand || /[^a-z\d]/i.test(tag));
    if (isFit && !tags.includes(tag)) tags.push(tag);
  }
  return tags.slice(0, most);
}
