import { products } from '../../../mock/_data/products';

/** Goods as a writer gets them. */
export const goods = products.map((product, index) => ({
  ...product,
  id: `goods_${index}`,
  selling_points: product.sellingPoints,
  specs: product.specs.map(([name, value]) => ({ name, value })),
}));
const [first, second] = goods;
if (!first || !second) throw new Error('no goods');
export const thermos = first;
export const mask = second;

/** A shop's own words. */
export const bakery =
  '我们店在老城区开了八年，每天早上五点开始和面。包子馅用的是当天的前腿肉，一斤肉只放三两葱。很多老客人一吃就是好几年，其实靠的不是什么秘方，就是不偷懒。如果你路过人民路，可以进来坐坐，豆浆免费续。';
