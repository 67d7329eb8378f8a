import { Button, Drawer, Flex, Popconfirm, Progress, Table } from 'antd';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { promotionTaskApi } from '@/services/promotion_task/api';
import type { PromotionTask } from '@/services/promotion_task/schema';
import { daysText, goalText } from './promotionTasksResource';

type Line = PromotionTask['members'][number];

interface TaskDrawerProps {
  readonly task: PromotionTask;
  readonly onChanged: (task: PromotionTask) => void;
  readonly onClose: () => void;
}

/** How each member stands, and what was given for it. */
export function TaskDrawer({ task, onChanged, onClose }: TaskDrawerProps) {
  const t = useT();
  const canPay = useCan()('promotion_task.pay') && task.reward !== '' && task.state !== 'canceled';
  const pay = useAction(promotionTaskApi.pay, { messages: { done: 'promotionTask.paid' } });
  const give = async (member_id: string) => {
    const paid = await pay.run({ id: task.id, member_id });
    if (paid) onChanged(paid.result);
  };
  const reward = ({ id, name, is_reached, paid_at, paid_by = '' }: Line) => {
    if (paid_at) return t('promotionTask.paidAt', { at: formatMinute(paid_at), by: paid_by });
    if (!is_reached || !canPay) return null;
    return (
      <Popconfirm
        title={t('promotionTask.payOf', { name })}
        description={
          <div style={{ maxInlineSize: 260 }}>{t('promotionTask.payConfirm', { name, reward: task.reward })}</div>
        }
        onConfirm={() => give(id)}
      >
        <Button size="small" loading={pay.isPending} aria-label={t('promotionTask.payOf', { name })}>
          {t('promotionTask.pay')}
        </Button>
      </Popconfirm>
    );
  };
  return (
    <Drawer open size={560} title={task.name} onClose={onClose}>
      <Flex vertical gap={16}>
        <Flex vertical gap={4}>
          <Text strong>{goalText(t, task)}</Text>
          <Text type="secondary">{daysText(t, task)}</Text>
          {task.note && <Text>{task.note}</Text>}
          <Text type="secondary">
            {t('promotionTask.reward')}：{task.reward || t('promotionTask.noReward')} ·{' '}
            {t('promotionTask.author', { name: task.author_name })}
          </Text>
        </Flex>
        <Table<Line>
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={[...task.members]}
          scroll={{ x: 440 }}
          columns={[
            { key: 'name', title: t('promotionTask.member'), render: (_, { name }) => name },
            {
              key: 'count',
              title: t('promotionTask.progress'),
              width: 128,
              render: (_, { count }) => (
                <Flex vertical>
                  <Text size="small" tabular>
                    {t('promotionTask.countOf', { count, goal: task.goal })}
                  </Text>
                  <Progress
                    aria-label={t('promotionTask.progress')}
                    size="small"
                    showInfo={false}
                    percent={Math.min(100, Math.round((count / task.goal) * 100))}
                  />
                </Flex>
              ),
            },
            {
              key: 'result',
              title: t('promotionTask.result'),
              width: 104,
              render: (_, { is_reached }) => (
                <ToneTag tone={is_reached ? 'good' : 'plain'}>
                  {t(is_reached ? 'promotionTask.reached' : 'promotionTask.notReached')}
                </ToneTag>
              ),
            },
            { key: 'reward', title: t('promotionTask.reward'), render: (_, line) => reward(line) },
          ]}
        />
        <Text type="tertiary" size="small">
          {t('promotionTask.counting')}
        </Text>
      </Flex>
    </Drawer>
  );
}
