import type { Goods } from '../../src/services/goods/schema';
import type { Row } from './store';

export type GoodsRow = Goods & Row & { readonly mchno: string };
