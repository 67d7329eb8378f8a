import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { GoodsRow } from '../_groups/goods/records';
import { clipSize, imageSize } from './assets';
import { demoMerchant, otherMerchant } from './identity';
import { type DemoProduct, products } from './products';

/** Path of an image or clip of the demo shop, served by mock/demo.ts. */
export const assetUrl = (name: string): string => `/api/demo/asset/${name}`;

function goodsOf(product: DemoProduct, mchno: string, index: number): GoodsRow {
  const days = -3 - index * 4;
  return {
    id: `goods_${product.key}${mchno === demoMerchant ? '' : `_${mchno}`}`,
    mchno,
    title: product.title,
    cover: assetUrl(product.images[0] ?? ''),
    price: product.price,
    category: product.category,
    brand: product.brand,
    description: product.description,
    selling_points: [...product.sellingPoints],
    specs: product.specs.map(([name, value]) => ({ name, value })),
    offer: product.offer,
    media: [
      ...product.images.map((name) => ({ kind: 'image' as const, url: assetUrl(name), name, ...imageSize })),
      ...(product.clips ?? []).map((name) => ({ kind: 'video' as const, url: assetUrl(name), name, ...clipSize })),
    ],
    link: '',
    // one that is off the shelf, so that the filter by status has something to show
    status: product.key === 'towel' ? 0 : 1,
    created_at: clock.seedTime(days - 20, 10),
    updated_at: clock.seedTime(days, 11),
  };
}

seedTable<GoodsRow>('goods', () => [
  ...products.map((product, index) => goodsOf(product, demoMerchant, index)),
  ...products.filter(({ key }) => key === 'tea').map((product) => goodsOf(product, otherMerchant, 0)),
]);
