import { client } from '../client';
import type { teamReportContract } from './schema';

export const teamReportApi = client<typeof teamReportContract>('team_report', {
  info: 'GET',
});
