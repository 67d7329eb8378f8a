import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Tabs } from 'antd';
import { OfferedTasks } from '@/features/partner-tasks/OfferedTasks';
import { Rewards } from '@/features/partner-tasks/Rewards';
import { PromotionTasksPage } from '@/features/promotion-tasks/PromotionTasksPage';
import { useT } from '@/hooks/useT';
import { partnerTaskApi } from '@/services/partner_task/api';

const tabs = ['members', 'partner', 'earned'] as const;

/** Tasks for the own members, tasks that other merchants give this one, and what came of these. */
export default function PromotionTaskPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((key) => key === params.get('tab')) ?? 'members';
  const bodies = {
    members: <PromotionTasksPage />,
    partner: <OfferedTasks />,
    earned: <Rewards side="partner" load={partnerTaskApi.earned} />,
  };
  return (
    <Tabs
      activeKey={tab}
      destroyOnHidden
      // another tab is another list: its filters do not come along
      onChange={(key) => setParams(key === 'members' ? {} : { tab: key })}
      items={tabs.map((key) => ({ key, label: t(`partnerTask.tab.${key}`), children: key === tab && bodies[key] }))}
    />
  );
}
