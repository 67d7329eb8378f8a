import { Alert, Button, Descriptions, Drawer, Flex, Form, Input, Popconfirm, Select } from 'antd';
import { Text } from '@/components/ui/Text';
import { partnerTaskLimits as limits } from '@/domain/partnerTasks';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { workStore } from '@/lib/storage/workStore';
import { partnerTaskApi } from '@/services/partner_task/api';
import type { PartnerOffer } from '@/services/partner_task/schema';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { toHttpUrl } from '@/utils/toHttpUrl';
import { PlaceStateTag, Proof, TaskStateTag } from './StateTags';

interface OfferDrawerProps {
  readonly offer: PartnerOffer;
  /** Undefined = it is not known how the offer stands now; the list is. */
  readonly onChanged: (offer: PartnerOffer | undefined) => void;
  readonly onClose: () => void;
}

/** A task that another merchant gives: its terms, and what one does with it. */
export function OfferDrawer({ offer, onChanged, onClose }: OfferDrawerProps) {
  const t = useT();
  const money = useMoney();
  const canTake = useCan()('partner_task.take');
  // A place may have gone meanwhile: the list behind says so.
  const stale = () => {
    onChanged(undefined);
    return false;
  };
  const take = useAction(partnerTaskApi.take, { messages: { done: 'partnerTask.taken' }, handleError: stale });
  const drop = useAction(partnerTaskApi.drop, { messages: { done: 'partnerTask.dropped' }, handleError: stale });
  const { mine, state } = offer;
  const isFree = !mine || mine.state === 'dropped';
  const canHandIn =
    state !== 'ended' && (mine?.state === 'taken' || mine?.state === 'returned' || mine?.state === 'submitted');
  return (
    <Drawer
      open
      size={560}
      title={offer.name}
      onClose={onClose}
      extra={mine ? <PlaceStateTag state={mine.state} /> : <TaskStateTag state={state} />}
    >
      <Flex vertical gap={16}>
        <Descriptions
          column={1}
          size="small"
          items={[
            { key: 'giver', label: t('partnerTask.giver'), children: offer.giver_name },
            { key: 'reward', label: t('partnerTask.reward'), children: money(mine?.reward ?? offer.reward) },
            {
              key: 'places',
              label: t('partnerTask.places'),
              children: t('partnerTask.freeOf', { free: offer.free, places: offer.places }),
            },
            { key: 'deadline', label: t('partnerTask.deadline'), children: offer.deadline },
            {
              key: 'brief',
              label: t('partnerTask.brief'),
              children: <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{offer.brief}</Text>,
            },
          ]}
        />
        {mine?.reason && (
          <Alert
            type={mine.state === 'returned' ? 'warning' : 'error'}
            showIcon
            title={t('partnerTask.because', { reason: mine.reason })}
          />
        )}
        {mine?.paid_at && (
          <Alert type="success" showIcon title={t('partnerTask.paidAt', { at: formatMinute(mine.paid_at) })} />
        )}
        {canTake && isFree && (
          <Button
            type="primary"
            disabled={state !== 'open'}
            loading={take.isPending}
            onClick={async () => {
              const done = await take.run({ id: offer.id });
              if (done) onChanged(done.result);
            }}
          >
            {t(state === 'open' ? 'partnerTask.take' : `partnerTask.state.${state}`)}
          </Button>
        )}
        {mine && canTake && canHandIn && <ProofForm key={mine.revision} offer={offer} onChanged={onChanged} />}
        {mine?.proof && !(canTake && canHandIn) && (
          <Flex vertical gap={8}>
            <Text strong>{t('partnerTask.handedIn')}</Text>
            <Proof {...mine} />
          </Flex>
        )}
        {canTake && canHandIn && (
          <Popconfirm
            title={t('partnerTask.drop')}
            description={<div style={{ maxInlineSize: 260 }}>{t('partnerTask.dropConfirm')}</div>}
            onConfirm={async () => {
              const done = await drop.run({ id: offer.id });
              if (done) onChanged(done.result);
            }}
          >
            <Button danger loading={drop.isPending}>
              {t('partnerTask.drop')}
            </Button>
          </Popconfirm>
        )}
      </Flex>
    </Drawer>
  );
}

interface ProofValues {
  readonly proof: string;
  readonly links: string[];
}

const isProof = (value: unknown): value is ProofValues =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<ProofValues>).proof === 'string' &&
  Array.isArray((value as Partial<ProofValues>).links);

interface ProofFormProps {
  readonly offer: PartnerOffer;
  readonly onChanged: (offer: PartnerOffer | undefined) => void;
}

/** What was done, in words and addresses. Written but not handed in, it waits in this browser. */
function ProofForm({ offer, onChanged }: ProofFormProps) {
  const t = useT();
  const [form] = Form.useForm<ProofValues>();
  const key = `partner_proof_${offer.id}`;
  const mine = offer.mine;
  const submit = useAction(partnerTaskApi.submit, {
    messages: { done: 'partnerTask.submitted' },
    handleError: () => {
      onChanged(undefined);
      return false;
    },
  });
  const handIn = async ({ proof, links }: ProofValues) => {
    const done = await submit.run({
      id: offer.id,
      revision: mine?.revision ?? 0,
      proof: proof.trim(),
      links: links.map(toHttpUrl),
    });
    if (!done) return;
    workStore.remove(key);
    onChanged(done.result);
  };
  const initial: ProofValues = workStore.get(key, isProof) ?? { proof: mine?.proof ?? '', links: mine?.links ?? [] };
  return (
    <Form<ProofValues>
      form={form}
      layout="vertical"
      initialValues={initial}
      onValuesChange={(_, values) => void workStore.set(key, values)}
      onFinish={(values) => void handIn(values)}
    >
      <Form.Item
        name="proof"
        label={t('partnerTask.proof')}
        rules={[{ required: true, whitespace: true, message: t('partnerTask.proofNeeded') }]}
      >
        <Input.TextArea rows={4} maxLength={limits.proof} placeholder={t('partnerTask.proofHint')} />
      </Form.Item>
      <Form.Item
        name="links"
        label={t('partnerTask.links')}
        extra={t('partnerTask.linksHelp', { max: limits.links })}
        rules={[
          {
            validator: async (_, links: readonly string[] = []) => {
              const bad = links.find((link) => !isHttpUrl(toHttpUrl(link)));
              if (bad !== undefined) throw new Error(t('partnerTask.badLink', { link: bad.slice(0, 60) }));
            },
          },
        ]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={['\n', ' ']} maxCount={limits.links} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={submit.isPending}>
        {t(mine?.state === 'submitted' ? 'partnerTask.resubmit' : 'partnerTask.submit')}
      </Button>
    </Form>
  );
}
