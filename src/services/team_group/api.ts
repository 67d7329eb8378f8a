import { client } from '../client';
import type { team_groupContract } from './schema';

export const teamGroupApi = client<typeof team_groupContract>('team_group', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  delete: 'POST',
});
