import { client } from '../client';
import type { platform_caption_templateContract } from './schema';

export const platformCaptionTemplateApi = client<typeof platform_caption_templateContract>(
  'platform_caption_template',
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
