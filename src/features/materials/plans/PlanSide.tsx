import { Flex, Progress, Select } from 'antd';
import { DayField } from '@/blocks/DayField';
import { Comments } from '@/blocks/discussion/Comments';
import { Text } from '@/components/ui/Text';
import { planProgress } from '@/domain/shooting';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import { shootingPlanApi } from '@/services/shooting_plan/api';
import styles from './PlanSide.module.css';
import type { usePlan } from './usePlan';

/** How far the shoot is, who does it and when, what is said about it. */
export function PlanSide({ session }: { readonly session: ReturnType<typeof usePlan> }) {
  const t = useT();
  const actions = useRecordActions();
  const { draft, plan, change, setPlan } = session;
  const { total, done, clips, left } = planProgress(draft.shots);
  const members = useLoad(accountApi.data, { status: 1, page_size: 200 });
  const assign = async (account?: string) => {
    const changed = await actions.save(
      (options) => shootingPlanApi.assign({ id: plan.id, ...(account ? { account_id: account } : {}) }, options),
      { isNew: false },
    );
    if (changed) setPlan(changed);
  };
  return (
    <Flex component="aside" vertical gap={12} style={{ minInlineSize: 0 }}>
      <Flex component="section" vertical gap={8} className={styles.panel}>
        <Progress
          percent={total ? Math.round((done / total) * 100) : 0}
          aria-label={t('plans.progress', { done, total })}
        />
        <Text type="secondary" size={13}>
          {t('plans.progress', { done, total })} · {t('plans.clips', { count: clips })}
        </Text>
        {left > 0 && (
          <Text type="secondary" size={13}>
            {t('plans.left', { seconds: Math.round(left) })}
          </Text>
        )}
        <Flex component="label" vertical gap={4}>
          <Text type="secondary" size={13}>
            {t('plans.shootOn')}
          </Text>
          <DayField id="plan-day" value={draft.shoot_on} onChange={(day) => change({ shoot_on: day })} />
        </Flex>
        <Flex component="label" vertical gap={4}>
          <Text type="secondary" size={13}>
            {t('plans.assignee')}
          </Text>
          <Select
            id="plan-member"
            allowClear
            loading={members.loading}
            placeholder={t('plans.nobody')}
            value={plan.assignee?.id ?? null}
            onChange={(account: string | null) => void assign(account ?? undefined)}
            options={members.data?.list.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Flex>
      </Flex>
      <Flex component="section" vertical gap={8} className={styles.panel} aria-label={t('plans.comments')}>
        <Flex component="h2" gap={8} align="baseline" wrap className={styles.groupTitle}>
          {t('plans.comments')}
        </Flex>
        <Comments type="shooting_plan" id={plan.id} />
      </Flex>
    </Flex>
  );
}
