import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';
import { demoMerchant } from './identity';

/** Somebody who brings merchants to a provider, himself or through channels below him. */
export interface ChannelRow extends Row {
  readonly revision?: number;
  readonly provider_id: string;
  readonly name: string;
  /** The channel above; absent at the top. */
  readonly parent_id?: string | undefined;
  /** The merchant who is this channel and reads its own part. */
  readonly merchant_id?: string | undefined;
  readonly contact: string;
  readonly phone: string;
  readonly note: string;
  readonly status: 1 | -1;
  readonly created_at: string;
}

const channel = (id: string, fields: Partial<ChannelRow> & { readonly name: string }): ChannelRow => ({
  id,
  provider_id: 'lingkuang',
  contact: '',
  phone: '',
  note: '',
  status: 1,
  created_at: clock.seedTime(-160),
  ...fields,
});

seedTable<ChannelRow>('channel', () => [
  channel('ch_seed_east', {
    name: '华东渠道',
    merchant_id: demoMerchant,
    contact: '陈小满',
    phone: '13800000001',
    note: '线下培训带来的商家',
  }),
  channel('ch_seed_hangzhou', {
    name: '杭州服务站',
    parent_id: 'ch_seed_east',
    contact: '沈知行',
    phone: '13800000021',
  }),
  channel('ch_seed_south', { name: '华南渠道', contact: '林海生', phone: '13800000022' }),
]);
