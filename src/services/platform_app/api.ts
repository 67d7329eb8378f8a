import { client } from '../client';
import type { platform_appContract } from './schema';

export const platformAppApi = client<typeof platform_appContract>('platform_app', {
  data: 'GET without input',
  save: 'POST',
  move: 'POST',
});
