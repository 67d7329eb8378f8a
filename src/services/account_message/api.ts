import { client } from '../client';
import type { accountMessageContract } from './schema';

export const accountMessageApi = client<typeof accountMessageContract>('account_message', {
  data: 'GET',
  status: 'POST',
  clear: 'POST',
  restore: 'POST',
  reminders: 'GET without input',
  remindersSave: 'POST',
});
