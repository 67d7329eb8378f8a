import { client } from '../client';
import type { platform_goods_templateContract } from './schema';

export const platformGoodsTemplateApi = client<typeof platform_goods_templateContract>('platform_goods_template', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  publish: 'POST',
  withdraw: 'POST',
  delete: 'POST',
  restore: 'POST',
});
