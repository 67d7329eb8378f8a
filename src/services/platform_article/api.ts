import { client } from '../client';
import type { platform_articleContract } from './schema';

export const platformArticleApi = client<typeof platform_articleContract>('platform_article', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  publish: 'POST',
  withdraw: 'POST',
  move: 'POST',
  delete: 'POST',
  restore: 'POST',
});
