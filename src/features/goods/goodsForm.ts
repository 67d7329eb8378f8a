import type { MediaItem } from '@/components/upload/types';
import { fullSpecs, type Spec } from '@/domain/goodsTemplates';
import type { InputOf } from '@/services/contract';
import type { Goods, goodsContract } from '@/services/goods/schema';
import { toHttpUrl } from '@/utils/toHttpUrl';

export interface GoodsValues {
  title: string;
  price: string;
  category: string;
  brand: string;
  spoken_name: string;
  offer: string;
  description: string;
  selling_points: string[];
  specs: Spec[];
  media: MediaItem[];
  link: string;
}

export type GoodsBody = InputOf<(typeof goodsContract)['save']>;

/** What the form starts with; a new goods starts empty. */
export function goodsValues(goods: Goods | undefined): GoodsValues {
  return {
    title: goods?.title ?? '',
    price: goods?.price ?? '',
    category: goods?.category ?? '',
    brand: goods?.brand ?? '',
    spoken_name: goods?.spoken_name ?? '',
    offer: goods?.offer ?? '',
    description: goods?.description ?? '',
    selling_points: goods?.selling_points ?? [],
    specs: goods?.specs ?? [],
    media: goods?.media ?? [],
    link: goods?.link ?? '',
  };
}

/** What is sent: half-filled specs are dropped, the first image is the cover. */
export function goodsBody(values: GoodsValues, goods: Goods | undefined): GoodsBody {
  const firstImage = values.media.find((item) => item.kind === 'image');
  const keepsCover = values.media.length === 0;
  return {
    ...values,
    price: values.price ?? '',
    category: values.category ?? '',
    link: toHttpUrl(values.link ?? ''),
    specs: fullSpecs(values.specs),
    cover: firstImage?.url ?? (keepsCover ? (goods?.cover ?? '') : ''),
    ...(goods ? { id: goods.id } : {}),
  };
}

/** A goods like another, under its own name and without its link, by which it would be taken for the same. */
export function copyBody(goods: Goods, title: string): GoodsBody {
  return goodsBody({ ...goodsValues(goods), title: [...title].slice(0, 120).join(''), link: '' }, undefined);
}
