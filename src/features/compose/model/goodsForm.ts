import type { KnownGoods } from '@/domain/factCheck';
import type { ToldGoods } from '@/domain/goods/parseGoodsText';
import { fullSpecs } from '@/domain/goodsTemplates';
import type { InputOf } from '@/services/contract';
import type { Extraction, Goods, GoodsMedia, goodsContract } from '@/services/goods/schema';
import { chosenMedia } from './selectors';
import { emptyGoods, type GoodsDraft } from './state';

/** The form as a page filled it. */
export const formFromExtraction = (found: Extraction): GoodsDraft => ({
  ...emptyGoods,
  title: found.title,
  price: found.price,
  category: found.category,
  brand: found.brand,
  description: found.description,
  sellingPoints: found.selling_points,
  specs: found.specs,
  offer: found.offer,
  link: found.link,
  cover: found.cover,
  media: found.media,
  missing: found.missing,
});

/** What a form that was filled from somewhere lacks, named at its fields. */
export function unreadFields({ title, price, sellingPoints, media, description }: GoodsDraft): string[] {
  const lacks = {
    title: title.trim() === '',
    price: price.trim() === '',
    selling_points: !sellingPoints.some((point) => point.trim() !== ''),
    media: media.length === 0,
    description: description.trim() === '',
  };
  return Object.entries(lacks).flatMap(([field, isLacking]) => (isLacking ? [field] : []));
}

/** The form with what a text tells; what it does not tell stays as it was. */
export function withTold(form: GoodsDraft, told: Partial<ToldGoods>): GoodsDraft {
  const known = Object.fromEntries(Object.entries(told).filter(([, value]) => value.length > 0));
  const next: GoodsDraft = { ...form, ...known, isSaved: false };
  return { ...next, missing: unreadFields(next) };
}

const typedFields = [
  'title',
  'price',
  'category',
  'brand',
  'spokenName',
  'description',
  'sellingPoints',
  'specs',
  'offer',
] as const satisfies readonly (keyof GoodsDraft)[];

/** What a page filled, but for what was typed while it was being read. */
export function withTyped(filled: GoodsDraft, before: GoodsDraft, now: GoodsDraft): GoodsDraft {
  const typed = typedFields.filter((field) => now[field] !== before[field]);
  return { ...filled, ...Object.fromEntries(typed.map((field) => [field, now[field]])) };
}

/** The form of a goods record; nothing to save until it is changed. */
export const formFromGoods = (goods: Goods): GoodsDraft => ({
  ...emptyGoods,
  id: goods.id,
  title: goods.title,
  price: goods.price,
  category: goods.category,
  brand: goods.brand,
  spokenName: goods.spoken_name ?? '',
  description: goods.description,
  sellingPoints: goods.selling_points,
  specs: goods.specs,
  offer: goods.offer,
  link: goods.link,
  cover: goods.cover,
  media: goods.media,
  isSaved: true,
});

/** What the form says of the goods, for texts to be held against. */
export const knownGoods = ({ sellingPoints, spokenName, ...form }: GoodsDraft): KnownGoods => ({
  ...form,
  spoken_name: spokenName,
  selling_points: sellingPoints,
});

/** Body of /goods/save; media that were taken out or are broken stay behind. */
export function goodsBody(form: GoodsDraft): InputOf<(typeof goodsContract)['save']> {
  const media = chosenMedia(form);
  return {
    ...(form.id ? { id: form.id } : {}),
    title: form.title.trim(),
    cover: coverOf(form, media),
    price: form.price.trim(),
    category: form.category.trim(),
    brand: form.brand.trim(),
    ...(form.spokenName === undefined ? {} : { spoken_name: form.spokenName.trim() }),
    description: form.description.trim(),
    selling_points: form.sellingPoints.map((point) => point.trim()).filter(Boolean),
    specs: fullSpecs(form.specs),
    offer: form.offer.trim(),
    link: form.link,
    media: media.map((item) => ({ ...item })),
  };
}

/** The cover if it is still among the images, else the first image. */
function coverOf(form: GoodsDraft, media: readonly GoodsMedia[]): string {
  if (media.some((item) => item.url === form.cover)) return form.cover;
  return media.find((item) => item.kind === 'image')?.url ?? '';
}

export type FormFault = { readonly field: 'title' | 'price'; readonly reason: 'missing' | 'wrong' };

/** What keeps a form from being saved, first fault first. Images may come later: a script needs none. */
export function formFaults(form: GoodsDraft): FormFault[] {
  const faults: FormFault[] = [];
  if (form.title.trim() === '') faults.push({ field: 'title', reason: 'missing' });
  if (!/^\d{0,8}(\.\d{1,2})?$/.test(form.price.trim())) faults.push({ field: 'price', reason: 'wrong' });
  return faults;
}
