import { client } from '../client';
import type { postCommentContract } from './schema';

export const postCommentApi = client<typeof postCommentContract>('post_comment', {
  data: 'GET',
  suggest: 'GET',
  answer: 'POST',
  ignore: 'POST',
  restore: 'POST',
});
