import '@/hooks/allMessages';
import { PageTabs } from '@/components/resource/PageTabs';
import { PartnersPage } from '@/features/channels/PartnersPage';
import { GivenTasks } from '@/features/partner-tasks/GivenTasks';
import { Rewards } from '@/features/partner-tasks/Rewards';
import { partnerTaskApi } from '@/services/partner_task/api';

const tabs = ['partners', 'tasks', 'rewards'] as const;

/** The merchants that the own channel brought, what they are asked to do, and what they get for it. */
export default function PartnerPage() {
  const bodies = {
    partners: <PartnersPage />,
    tasks: <GivenTasks />,
    rewards: <Rewards side="giver" load={partnerTaskApi.rewards} />,
  };
  return (
    <PageTabs title="menu.promotion.partner" tabs={tabs} label={(key) => `partnerTask.tab.${key}`} bodies={bodies} />
  );
}
