import { client } from '../client';
import type { serviceReportContract } from './schema';

export const serviceReportApi = client<typeof serviceReportContract>('service_report', {
  info: 'GET',
});
