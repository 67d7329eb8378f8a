import { emptyContents, type MessageContent } from '../../src/domain/messageTemplate';
import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';

export interface TemplateVersionRow extends MessageContent {
  readonly version: number;
  readonly published_at: string;
  readonly by: string;
}

export interface MessageTemplateRow extends Row, MessageContent {
  readonly provider_id: string;
  readonly revision?: number;
  readonly name: string;
  readonly note: string;
  readonly state: 'draft' | 'live' | 'stopped' | 'deleted';
  /** The latest stands last. */
  readonly versions: readonly TemplateVersionRow[];
  readonly updated_at: string;
  readonly created_at: string;
}

const expiry: MessageContent = {
  channels: ['inapp', 'sms', 'mail'],
  variables: [
    { name: '商家名称', type: 'text', sample: '山野日常生活馆' },
    { name: '版本', type: 'text', sample: '专业版' },
    { name: '到期日', type: 'date', sample: '2026-12-31' },
  ],
  contents: {
    ...emptyContents,
    inapp: { title: '{{版本}}即将到期', text: '{{商家名称}}的{{版本}}将于{{到期日}}到期，续订后额度和内容都会保留。' },
    sms: { title: '', text: '{{商家名称}}的{{版本}}将于{{到期日}}到期，请及时续订。' },
    mail: {
      title: '{{商家名称}}的{{版本}}将于{{到期日}}到期',
      text: '您好：\n\n{{商家名称}}的{{版本}}将于{{到期日}}到期。续订后额度和内容都会保留。',
    },
  },
};

seedTable<MessageTemplateRow>('message_template', () => {
  const published_at = clock.seedTime(-20);
  return [
    {
      id: 'message_template_expiry',
      provider_id: 'lingkuang',
      name: '版本到期提醒',
      note: '到期前 7 天发给店主',
      ...expiry,
      state: 'live',
      versions: [{ ...expiry, version: 1, published_at, by: '平台运营' }],
      updated_at: published_at,
      created_at: published_at,
    },
  ];
});
