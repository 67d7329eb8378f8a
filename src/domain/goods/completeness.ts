interface Told {
  readonly price: string;
  readonly category: string;
  readonly selling_points: readonly string[];
  readonly description: string;
  readonly media: readonly { readonly kind: 'image' | 'video' }[];
}

/** What a goods lacks for good videos, the most wanted first. */
export const goodsGaps = ['images', 'points', 'price', 'category', 'description'] as const;
export type GoodsGap = (typeof goodsGaps)[number];

export function gapsOf(goods: Told): GoodsGap[] {
  const lacks: Record<GoodsGap, boolean> = {
    images: !goods.media.some(({ kind }) => kind === 'image'),
    points: goods.selling_points.length === 0,
    price: goods.price === '',
    category: goods.category === '',
    description: goods.description === '',
  };
  return goodsGaps.filter((gap) => lacks[gap]);
}
