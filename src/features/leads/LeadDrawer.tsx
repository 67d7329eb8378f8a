import { Alert, Button, Drawer, Flex, Form, Input, Select, Timeline } from 'antd';
import { DayField } from '@/blocks/DayField';
import { LoadState } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { canTurnLead, type LeadState, type LostReason, leadLimits, leadStates, lostReasons } from '@/domain/leads';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import { leadApi } from '@/services/lead/api';
import type { LeadDetail, LeadEntry } from '@/services/lead/schema';
import { LeadPhone } from './LeadPhone';
import { LeadStateTag } from './leadsResource';

interface LeadDrawerProps {
  readonly leadId: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A lead: what is known of it, the next follow-up, and all that happened. */
export function LeadDrawer({ leadId, onChanged, onClose }: LeadDrawerProps) {
  const t = useT();
  const mayFollow = useCan()('lead.save');
  const { data: lead, error, refresh } = useLoad(leadApi.info, { id: leadId });
  const changed = () => {
    refresh();
    onChanged();
  };
  return (
    <Drawer
      open
      size={520}
      title={lead ? t('lead.detailOf', { name: lead.name }) : t('lead.pageTitle')}
      onClose={onClose}
    >
      <LoadState data={lead} error={error} onRetry={refresh} onLeave={onClose} />
      {lead && (
        <Flex vertical gap={24}>
          <Flex vertical gap={8}>
            <Flex gap={12} align="center" wrap>
              <LeadStateTag state={lead.state} t={t} />
              {lead.lost_reason && <Text type="secondary">{t(`lead.lost.${lead.lost_reason}`)}</Text>}
              <LeadPhone lead={lead} />
            </Flex>
            <Text type="secondary">
              {[t(`lead.source.${lead.source}`), lead.assignee?.name ?? t('lead.nobody')].join(' · ')}
            </Text>
            {lead.consent_at && (
              <Text type="secondary" size="small">
                {t('lead.consentAt', { at: formatMinute(lead.consent_at) })}
              </Text>
            )}
            {lead.note && <p>{lead.note}</p>}
          </Flex>
          {mayFollow && <FollowForm key={`${lead.id}-${lead.history.length}`} lead={lead} onDone={changed} />}
          <section aria-label={t('lead.history')}>
            <Text component="h3" strong style={{ marginBlockEnd: 12 }}>
              {t('lead.history')}
            </Text>
            <Timeline
              items={[...lead.history].reverse().map((entry, index) => ({
                key: `${entry.at}-${index}`,
                content: <Entry entry={entry} />,
              }))}
            />
          </section>
        </Flex>
      )}
    </Drawer>
  );
}

function Entry({ entry: { at, by, kind, text, state } }: { readonly entry: LeadEntry }) {
  const t = useT();
  const said = {
    created: t('lead.entry.created'),
    again: t('lead.entry.again'),
    follow: t('lead.entry.follow'),
    state: t('lead.entry.state', { state: state ? t(`lead.state.${state}`) : '' }),
    assigned: text ? t('lead.entry.assigned', { name: text }) : t('lead.entry.unassigned'),
    revealed: t('lead.entry.revealed'),
  }[kind];
  return (
    <Flex vertical>
      <span>
        <b>{by.name}</b> {said}
      </span>
      {text && kind !== 'assigned' && <span>{text}</span>}
      <Text type="tertiary" size="small">
        {formatMinute(at)}
      </Text>
    </Flex>
  );
}

interface FollowValues {
  readonly text: string;
  readonly state: LeadState;
  readonly lost_reason?: LostReason;
  readonly next_on: string;
}

function FollowForm({ lead, onDone }: { readonly lead: LeadDetail; readonly onDone: () => void }) {
  const t = useT();
  const [form] = Form.useForm<FollowValues>();
  const state = Form.useWatch('state', form) ?? lead.state;
  const { pressOf, options } = useOnePress();
  const follow = useAction(leadApi.follow, { ...options, messages: { done: 'lead.followed' } });
  const submit = async (values: FollowValues) => {
    const done = await follow.run({ ...values, id: lead.id, request_id: pressOf(values) });
    if (done) onDone();
  };
  const isOver = state === 'won' || state === 'lost';
  return (
    <Form<FollowValues>
      form={form}
      layout="vertical"
      initialValues={{ text: '', state: lead.state, next_on: lead.next_on }}
      onFinish={(values) => void submit({ ...values, next_on: isOver ? '' : (values.next_on ?? '') })}
    >
      <Form.Item
        name="text"
        label={t('lead.followText')}
        rules={[{ required: true, whitespace: true, message: t('lead.followNeeded') }]}
      >
        <Input.TextArea rows={3} maxLength={leadLimits.text} placeholder={t('lead.followHint')} />
      </Form.Item>
      <Form.Item name="state" label={t('lead.state')}>
        <Select
          options={leadStates
            .filter((one) => one === lead.state || canTurnLead(lead.state, one))
            .map((value) => ({ value, label: t(`lead.state.${value}`) }))}
        />
      </Form.Item>
      {state === 'lost' && (
        <Form.Item
          name="lost_reason"
          label={t('lead.lostReason')}
          rules={[{ required: true, message: t('lead.lostNeeded') }]}
        >
          <Select options={lostReasons.map((value) => ({ value, label: t(`lead.lost.${value}`) }))} />
        </Form.Item>
      )}
      {!isOver && (
        <Form.Item name="next_on" label={t('lead.next')}>
          <DayField />
        </Form.Item>
      )}
      {state === 'won' && <Alert type="success" showIcon title={t('lead.wonHint')} style={{ marginBlockEnd: 16 }} />}
      <Button type="primary" htmlType="submit" loading={follow.isPending}>
        {t('lead.followSave')}
      </Button>
    </Form>
  );
}
