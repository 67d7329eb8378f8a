import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Tabs } from 'antd';
import { InvoicesPage } from '@/features/provider-merchants/InvoicesPage';
import { UpgradesPage } from '@/features/provider-merchants/UpgradesPage';
import { useT } from '@/hooks/useT';

const tabs = ['upgrades', 'invoices'] as const;

/** What merchants ask of their provider over what they pay: versions, and invoices. */
export default function UpgradePage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((key) => key === params.get('tab')) ?? 'upgrades';
  const bodies = { upgrades: <UpgradesPage />, invoices: <InvoicesPage /> };
  return (
    <Tabs
      activeKey={tab}
      destroyOnHidden
      // another tab is another list: its filters do not come along
      onChange={(key) => setParams(key === 'upgrades' ? {} : { tab: key })}
      items={tabs.map((key) => ({
        key,
        label: t(`providerMerchant.tab.${key}`),
        children: key === tab && bodies[key],
      }))}
    />
  );
}
