import { client } from '../client';
import type { goods_templateContract } from './schema';

export const goodsTemplateApi = client<typeof goods_templateContract>('goods_template', {
  data: 'GET without input',
});
