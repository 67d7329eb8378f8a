import { client } from '../client';
import type { auditContract } from './schema';

export const auditApi = client<typeof auditContract>('audit', { data: 'GET' });
