import '@/hooks/allMessages';
import { PageTabs } from '@/components/resource/PageTabs';
import { OfferedTasks } from '@/features/partner-tasks/OfferedTasks';
import { Rewards } from '@/features/partner-tasks/Rewards';
import { PromotionTasksPage } from '@/features/promotion-tasks/PromotionTasksPage';
import { partnerTaskApi } from '@/services/partner_task/api';

const tabs = ['members', 'partner', 'earned'] as const;

/** Tasks for the own members, tasks that other merchants give this one, and what came of these. */
export default function PromotionTaskPage() {
  const bodies = {
    members: <PromotionTasksPage />,
    partner: <OfferedTasks />,
    earned: <Rewards side="partner" load={partnerTaskApi.earned} />,
  };
  return <PageTabs title="menu.promotion.task" tabs={tabs} label={(key) => `partnerTask.tab.${key}`} bodies={bodies} />;
}
