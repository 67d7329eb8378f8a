import { client } from '../client';
import type { publishContract } from './schema';

export const publishApi = client<typeof publishContract>('publish', {
  data: 'GET',
  unscheduled: 'GET list without input',
  info: 'GET',
  approvals: 'GET list',
  schedule: 'POST',
  save: 'POST',
  move: 'POST',
  cancel: 'POST',
  retry: 'POST',
  confirm: 'POST',
  settle: 'POST',
  undo: 'POST',
  draft: 'POST',
  send: 'POST',
  submit: 'POST',
  approve: 'POST',
  reject: 'POST',
  delete: 'POST',
});
