import { client } from '../client';
import type { feedbackContract } from './schema';

export const feedbackApi = client<typeof feedbackContract>('feedback', { data: 'GET', save: 'POST', reply: 'POST' });
