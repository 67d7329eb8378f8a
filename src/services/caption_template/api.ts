import { client } from '../client';
import type { caption_templateContract } from './schema';

export const captionTemplateApi = client<typeof caption_templateContract>('caption_template', {
  data: 'GET without input',
  take: 'POST',
});
