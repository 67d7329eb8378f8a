import { client } from '../client';
import type { video_templateContract } from './schema';

export const videoTemplateApi = client<typeof video_templateContract>('video_template', {
  data: 'GET without input',
  info: 'GET',
  use: 'POST',
});
