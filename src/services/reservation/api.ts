import { client } from '../client';
import type { reservationContract } from './schema';

export const reservationApi = client<typeof reservationContract>('reservation', {
  services: 'GET list without input',
  serviceSave: 'POST',
  slots: 'GET list',
  data: 'GET',
  create: 'POST',
  status: 'POST',
  move: 'POST',
});
