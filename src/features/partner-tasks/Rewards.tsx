import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { PayoutDialog } from '@/blocks/PayoutDialog';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { SumCards } from '@/components/resource/SumCards';
import { TextCard } from '@/components/resource/TextCard';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { partnerTaskLimits } from '@/domain/partnerTasks';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import type { RequestOptions } from '@/lib/request';
import type { InputOf } from '@/services/contract';
import { partnerTaskApi } from '@/services/partner_task/api';
import type { PartnerReward, PartnerRewards, partner_taskContract } from '@/services/partner_task/schema';
import { Money } from './StateTags';

interface RewardsProps {
  /** Who looks: the merchant that gives the rewards, or the one that gets them. */
  readonly side: 'giver' | 'partner';
  /** The list of that side; the other's may not be asked for from its page. */
  readonly load: (
    query: InputOf<(typeof partner_taskContract)['rewards']>,
    options?: RequestOptions,
  ) => Promise<PartnerRewards>;
}

function PaidState({ reward }: { readonly reward: PartnerReward }) {
  const t = useT();
  return (
    <ToneTag tone={reward.paid_at ? 'good' : 'warn'}>
      {t(reward.paid_at ? 'partnerTask.reward.paid' : 'partnerTask.reward.owed')}
    </ToneTag>
  );
}

function Paid({ reward: { paid_at, voucher } }: { readonly reward: PartnerReward }) {
  const t = useT();
  return paid_at ? t('partnerTask.paidBy', { at: formatMinute(paid_at), voucher }) : null;
}

interface PayButtonProps {
  readonly reward: PartnerReward;
  readonly onPay: (reward: PartnerReward) => void;
}

function PayButton({ reward, onPay }: PayButtonProps) {
  const t = useT();
  const canPay = useCan()('partner_task.pay');
  if (reward.paid_at || !canPay) return null;
  return (
    <Button
      type="link"
      size="small"
      aria-label={t('partnerTask.payOf', { name: reward.other_name })}
      onClick={() => onPay(reward)}
    >
      {t('partnerTask.pay')}
    </Button>
  );
}

const rewardsResource = (
  { side, load }: RewardsProps,
  onPay: (reward: PartnerReward) => void,
  onSums: (sums: PartnerRewards['sums']) => void,
) =>
  defineResource<PartnerReward>({
    key: `partner_task.${side === 'giver' ? 'rewards' : 'earned'}`,
    title: side === 'giver' ? 'partnerTask.rewardsTitle' : 'partnerTask.earnedTitle',
    subtitle: side === 'giver' ? 'partnerTask.rewardsSubtitle' : 'partnerTask.earnedSubtitle',
    search: 'partnerTask.searchRewards',
    nameOf: ({ task_name, other_name }) => `${task_name} ${other_name}`,
    actions: {},
    calls: {
      data: async (query, options) => {
        const page = await load(query as Parameters<typeof load>[0], options);
        onSums(page.sums);
        return page;
      },
    },
    filters: [
      {
        key: 'state',
        label: 'partnerTask.stateLabel',
        options: [
          { value: 'owed', label: 'partnerTask.reward.owed' },
          { value: 'paid', label: 'partnerTask.reward.paid' },
        ],
      },
    ],
    columns: [
      { key: 'task_name', title: 'partnerTask.name', fixed: true, width: 200, render: ({ task_name }) => task_name },
      {
        key: 'other_name',
        title: side === 'giver' ? 'partnerTask.partner' : 'partnerTask.giver',
        width: 160,
        render: ({ other_name }) => other_name,
      },
      {
        key: 'amount',
        title: 'partnerTask.reward',
        align: 'end',
        sortable: true,
        width: 120,
        render: ({ amount }) => <Money fen={amount} />,
      },
      {
        key: 'created_at',
        title: 'partnerTask.acceptedAt',
        sortable: true,
        width: 160,
        render: ({ created_at }) => formatMinute(created_at),
      },
      { key: 'state', title: 'partnerTask.stateLabel', width: 104, render: (reward) => <PaidState reward={reward} /> },
      { key: 'voucher', title: 'partnerTask.payment', render: (reward) => <Paid reward={reward} /> },
    ],
    ...(side === 'giver' && {
      rowActions: (reward: PartnerReward) => <PayButton reward={reward} onPay={onPay} />,
    }),
    cardShape: 'text',
    defaultView: 'table',
    card: (reward) => (
      <TextCard title={reward.task_name} state={<PaidState reward={reward} />}>
        <Text type="secondary">{reward.other_name}</Text>
        <Money fen={reward.amount} />
        <Paid reward={reward} />
        {side === 'giver' && <PayButton reward={reward} onPay={onPay} />}
      </TextCard>
    ),
    empty: {
      title: 'partnerTask.rewardsEmpty',
      description: side === 'giver' ? 'partnerTask.rewardsEmptyText' : 'partnerTask.earnedEmptyText',
    },
  });

/** Rewards for accepted tasks, owed and paid: what the own merchant gives, or what it gets. */
export function Rewards({ side, load }: RewardsProps) {
  const money = useMoney();
  const [paying, setPaying] = useState<PartnerReward>();
  const [sums, setSums] = useState<PartnerRewards['sums']>();
  const [version, setVersion] = useState(0);
  const resource = useMemo(() => rewardsResource({ side, load }, setPaying, setSums), [side, load]);
  return (
    <>
      <ResourcePage
        resource={resource}
        version={version}
        intro={
          sums && (
            <SumCards
              sums={[
                ['partnerTask.sum.earned', money(sums.earned)],
                ['partnerTask.sum.paid', money(sums.paid)],
                ['partnerTask.sum.owed', money(sums.owed)],
              ]}
            />
          )
        }
      />
      {paying && (
        <PayReward
          reward={paying}
          onPaid={() => {
            setPaying(undefined);
            setVersion((before) => before + 1);
          }}
          onClose={() => setPaying(undefined)}
        />
      )}
    </>
  );
}

interface PayRewardProps {
  readonly reward: PartnerReward;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

function PayReward({ reward, onPaid, onClose }: PayRewardProps) {
  const t = useT();
  const money = useMoney();
  const pay = useAction(partnerTaskApi.pay, { messages: { done: 'partnerTask.paidDone' } });
  return (
    <PayoutDialog
      title={t('partnerTask.payOf', { name: reward.other_name })}
      hint={t('partnerTask.payHint', { amount: money(reward.amount) })}
      maxLength={partnerTaskLimits.voucher}
      isPending={pay.isPending}
      onPay={async (voucher) => {
        if (await pay.run({ id: reward.id, voucher })) onPaid();
      }}
      onClose={onClose}
    />
  );
}
