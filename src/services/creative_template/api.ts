import { client } from '../client';
import type { creative_templateContract } from './schema';

export const creativeTemplateApi = client<typeof creative_templateContract>('creative_template', {
  data: 'GET without input',
  take: 'POST',
});
