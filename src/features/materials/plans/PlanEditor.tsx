import { Alert, Button, ConfigProvider, Flex, Skeleton } from 'antd';
import { Chain } from '@/blocks/chain';
import { OpenFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { useCan } from '@/hooks/useCan';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { shootingPlanApi } from '@/services/shooting_plan/api';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
import { type KeptPlan, keptDraft } from './keptPlan';
import { PlanHead } from './PlanHead';
import { PlanPrint } from './PlanPrint';
import { PlanSide } from './PlanSide';
import styles from './plans.module.css';
import { ShotList } from './ShotList';
import { usePlan } from './usePlan';

interface Props {
  readonly id: string;
  readonly onBack: () => void;
  readonly onFloor: () => void;
  readonly onReload: () => void;
}

/** One plan at the desk. */
export function PlanEditor(props: Props) {
  const t = useT();
  const { data, error, refresh } = useLoad(async () => {
    const opened = await shootingPlanApi.info({ id: props.id }, shownByCaller);
    return { opened, kept: await keptDraft(opened) };
  });
  if (error) {
    return (
      <OpenFailure
        title={t('plans.openFailed')}
        error={error}
        onRetry={refresh}
        leave={<Button onClick={props.onBack}>{t('plans.back')}</Button>}
      />
    );
  }
  return data ? <PlanWorkspace {...props} {...data} /> : <Skeleton active paragraph={{ rows: 8 }} />;
}

interface PlanWorkspaceProps extends Props {
  readonly opened: ShootingPlan;
  /** What an earlier visit has left unsaved. */
  readonly kept: KeptPlan | undefined;
}

function PlanWorkspace({ opened, kept, onBack, onFloor, onReload }: PlanWorkspaceProps) {
  const t = useT();
  const can = useCan();
  const session = usePlan(opened, kept);
  useLeaveGuard(session.state.kind === 'failed' || session.state.kind === 'conflict');
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <PlanHead session={session} onBack={onBack} onFloor={onFloor} />
      {session.state.kind === 'conflict' && (
        <Alert
          type="warning"
          showIcon
          title={t('plans.conflict')}
          action={
            <Flex gap={8} align="center" wrap>
              <Button size="small" onClick={() => void session.keepMine()}>
                {t('plans.keepMine')}
              </Button>
              <Button size="small" onClick={() => void session.discard().then(onReload)}>
                {t('plans.loadLatest')}
              </Button>
            </Flex>
          }
        />
      )}
      <GridLayout gap={16} align="start" className={styles.columns}>
        <ConfigProvider componentDisabled={!can('shooting_plan.save')}>
          <ShotList draft={session.draft} onChange={session.change} />
        </ConfigProvider>
        <PlanSide session={session} />
      </GridLayout>
      <Chain type="shooting_plan" id={session.plan.id} />
      <PlanPrint plan={session.plan} draft={session.draft} />
    </Flex>
  );
}
