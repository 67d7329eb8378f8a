import { Alert, Button, Result, Skeleton } from 'antd';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { shootingPlanApi } from '@/services/shooting_plan/api';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
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
  const { data, error, refresh } = useLoad(() => shootingPlanApi.info({ id: props.id }, { skipErrorHandler: true }));
  if (error) {
    return (
      <Result
        status="404"
        title={t('plans.openFailed')}
        subTitle={messageOf(error)}
        extra={[
          <Button key="again" type="primary" onClick={refresh}>
            {t('common.retry')}
          </Button>,
          <Button key="back" onClick={props.onBack}>
            {t('plans.back')}
          </Button>,
        ]}
      />
    );
  }
  return data ? <Desk {...props} opened={data} /> : <Skeleton active paragraph={{ rows: 8 }} />;
}

function Desk({ opened, onBack, onFloor, onReload }: Props & { readonly opened: ShootingPlan }) {
  const t = useT();
  const session = usePlan(opened);
  return (
    <div className={styles.stack}>
      <PlanHead session={session} onBack={onBack} onFloor={onFloor} />
      {session.state.kind === 'conflict' && (
        <Alert
          type="warning"
          showIcon
          title={t('plans.conflict')}
          action={
            <Button size="small" onClick={onReload}>
              {t('plans.loadLatest')}
            </Button>
          }
        />
      )}
      <div className={styles.desk}>
        <ShotList draft={session.draft} onChange={session.change} />
        <PlanSide session={session} />
      </div>
      <PlanPrint plan={session.plan} draft={session.draft} />
    </div>
  );
}
