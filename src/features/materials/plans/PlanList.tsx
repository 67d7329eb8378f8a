import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Progress, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { useRecycledToast } from '@/components/resource/useRecycledToast';
import { GridLayout } from '@/components/ui/GridLayout';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { planProgress } from '@/domain/shooting';
import { useCan } from '@/hooks/useCan';
import { useCanManage } from '@/hooks/useCanManage';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import type { RequestOptions } from '@/lib/request/types';
import { shootingPlanApi } from '@/services/shooting_plan/api';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
import { NewPlanDialog } from './NewPlanDialog';
import styles from './PlanList.module.css';

const tones = { planned: 'default', shooting: 'processing', done: 'success' } as const;

export function PlanList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useT();
  const can = useCan();
  const canManage = useCanManage('shooting_plan.manage');
  const actions = useRecordActions();
  const [isMaking, setMaking] = useState(false);
  const offerRestore = useRecycledToast();
  const { data, error, loading, refresh } = useLoad(shootingPlanApi.data, { page_size: 200 });
  const remove = async (id: string) => {
    const call = (options: RequestOptions) => shootingPlanApi.delete({ ids: [id] }, options);
    if (!(await actions.remove(call, [id], { isTold: true }))) return;
    offerRestore(1, () =>
      actions.changeStatus((options) => shootingPlanApi.restore({ ids: [id] }, options), [id]).then(refresh),
    );
    refresh();
  };
  const create = can('shooting_plan.save') && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setMaking(true)}>
      {t('plans.new')}
    </Button>
  );
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Flex gap={8} align="center" wrap>
        {create}
      </Flex>
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {loading && !data && <Skeleton active />}
      {data?.list.length === 0 && (
        <EmptyState title={t('plans.empty')} description={t('plans.emptyText')} action={create} />
      )}
      <GridLayout component="ul" columns="repeat(auto-fill, minmax(min(100%, 320px), 1fr))" gap={12}>
        {data?.list.map((plan) => (
          <Card
            key={plan.id}
            plan={plan}
            onOpen={onOpen}
            onRemove={can('shooting_plan.delete') && canManage(plan) ? remove : undefined}
          />
        ))}
      </GridLayout>
      {isMaking && <NewPlanDialog onClose={() => setMaking(false)} onMade={onOpen} />}
    </Flex>
  );
}

interface CardProps {
  readonly plan: ShootingPlan;
  readonly onOpen: (id: string) => void;
  readonly onRemove: ((id: string) => Promise<void>) | undefined;
}

function Card({ plan, onOpen, onRemove }: CardProps) {
  const t = useT();
  const { total, done, clips } = planProgress(plan.shots);
  const places = [...new Set(plan.shots.map(({ place }) => place).filter(Boolean))];
  return (
    <Flex component="li" vertical gap={8} className={styles.card}>
      <Flex gap={8} align="center" wrap>
        <PlainButton className={styles.cardTitle} onClick={() => onOpen(plan.id)}>
          {plan.title}
        </PlainButton>
        <Tag color={tones[plan.state]}>{t(`plans.state.${plan.state}`)}</Tag>
        {onRemove && (
          <Button
            type="text"
            size="small"
            aria-label={`${t('common.delete')} ${plan.title}`}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => void onRemove(plan.id)}
          />
        )}
      </Flex>
      <Progress
        percent={total ? Math.round((done / total) * 100) : 0}
        showInfo={false}
        aria-label={t('plans.progress', { done, total })}
      />
      <Text type="secondary" size={13}>
        {[t('plans.progress', { done, total }), t('plans.clips', { count: clips }), plan.shoot_on, plan.assignee?.name]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {places.length > 0 && (
        <Text type="secondary" size={13}>
          {places.join(' / ')}
        </Text>
      )}
    </Flex>
  );
}
