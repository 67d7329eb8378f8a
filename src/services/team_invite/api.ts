import { client } from '../client';
import type { team_inviteContract } from './schema';

export const teamInviteApi = client<typeof team_inviteContract>('team_invite', {
  data: 'GET',
  save: 'POST',
  import: 'POST',
  revoke: 'POST',
  info: 'GET',
});
