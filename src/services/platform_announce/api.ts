import { client } from '../client';
import type { platform_announceContract } from './schema';

export const platformAnnounceApi = client<typeof platform_announceContract>('platform_announce', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  publish: 'POST',
  withdraw: 'POST',
  delete: 'POST',
  restore: 'POST',
});
