import { client } from '../client';
import type { platform_creative_templateContract } from './schema';

export const platformCreativeTemplateApi = client<typeof platform_creative_templateContract>(
  'platform_creative_template',
  {
    data: 'GET',
    info: 'GET',
    save: 'POST',
    publish: 'POST',
    withdraw: 'POST',
    delete: 'POST',
    restore: 'POST',
  },
);
