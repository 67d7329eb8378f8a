import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Tabs } from 'antd';
import { PartnersPage } from '@/features/channels/PartnersPage';
import { GivenTasks } from '@/features/partner-tasks/GivenTasks';
import { Rewards } from '@/features/partner-tasks/Rewards';
import { useT } from '@/hooks/useT';
import { partnerTaskApi } from '@/services/partner_task/api';

const tabs = ['partners', 'tasks', 'rewards'] as const;

/** The merchants that the own channel brought, what they are asked to do, and what they get for it. */
export default function PartnerPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((key) => key === params.get('tab')) ?? 'partners';
  const bodies = {
    partners: <PartnersPage />,
    tasks: <GivenTasks />,
    rewards: <Rewards side="giver" load={partnerTaskApi.rewards} />,
  };
  return (
    <Tabs
      activeKey={tab}
      destroyOnHidden
      // another tab is another list: its filters do not come along
      onChange={(key) => setParams(key === 'partners' ? {} : { tab: key })}
      items={tabs.map((key) => ({ key, label: t(`partnerTask.tab.${key}`), children: key === tab && bodies[key] }))}
    />
  );
}
