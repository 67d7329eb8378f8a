import { type GoodsColumnKey, goodsColumnKeys, specMark, statusTitles } from './columns.data';

interface Listed {
  readonly title: string;
  readonly price: string;
  readonly category: string;
  readonly brand: string;
  readonly selling_points: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly offer: string;
  readonly description: string;
  readonly link: string;
  readonly media: readonly { readonly kind: 'image' | 'video'; readonly url: string }[];
  readonly status: number;
}

/** A goods as a row of the table that the import reads; what is exported can be imported again. */
export function goodsCells(goods: Listed): string[] {
  const urls = (kind: 'image' | 'video') => goods.media.filter((one) => one.kind === kind).map(({ url }) => url);
  const cells: Record<GoodsColumnKey, string> = {
    title: goods.title,
    price: goods.price,
    category: goods.category,
    brand: goods.brand,
    selling_points: goods.selling_points.join('\n'),
    specs: goods.specs.map(({ name, value }) => `${name}${specMark}${value}`).join('\n'),
    offer: goods.offer,
    description: goods.description,
    link: goods.link,
    images: urls('image').join('\n'),
    clips: urls('video').join('\n'),
    status: statusTitles[goods.status === 1 ? 1 : 0],
  };
  return goodsColumnKeys.map((key) => cells[key]);
}
