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
  /** Which of the product's own messages it words. */
  readonly system?: SystemMessage;
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

const planChange: MessageContent = {
  channels: ['inapp'],
  variables: [...expiry.variables, { name: '原因', type: 'text', sample: '年度合作' }],
  contents: {
    ...emptyContents,
    inapp: { title: '版本有调整', text: '{{商家名称}}当前为{{版本}}，{{到期日}}到期。{{原因}}' },
    sms: { title: '', text: '{{商家名称}}的版本有调整，当前为{{版本}}，{{到期日}}到期。' },
  },
};

/** Messages that the product sends by itself, as it words them. */
export const systemContents = { expiry, plan: planChange } as const satisfies Readonly<Record<string, MessageContent>>;
export type SystemMessage = keyof typeof systemContents;

/** Templates of a state of an earlier version do not say which message they word. */
const olderIds: Readonly<Record<string, SystemMessage>> = { message_template_expiry: 'expiry' };

/** Which of the product's own messages a template words; undefined = one that the provider has made for itself. */
export const systemMessageOf = ({ id, system }: MessageTemplateRow): SystemMessage | undefined =>
  system ?? olderIds[id];

seedTable<MessageTemplateRow>('message_template', () => {
  const published_at = clock.seedTime(-20);
  const seeded = (provider_id: string, id: string, system: SystemMessage, name: string, note: string) => ({
    ...{ id: `message_template_${id}`, provider_id, system, name, note, ...systemContents[system] },
    state: 'live' as const,
    versions: [{ ...systemContents[system], version: 1, published_at, by: '平台运营' }],
    updated_at: published_at,
    created_at: published_at,
  });
  return ['lingkuang', 'xinghe'].flatMap((provider) => {
    const place = provider === 'lingkuang' ? '' : `${provider}_`;
    return [
      seeded(provider, `${place}expiry`, 'expiry', '版本到期提醒', '到期前 7 天发给店主'),
      seeded(provider, `${place}plan`, 'plan', '版本调整通知', '平台调整商家的版本或到期日时发给商家'),
    ];
  });
});
