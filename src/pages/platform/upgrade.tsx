import '@/hooks/allMessages';
import { PageTabs } from '@/components/resource/PageTabs';
import { InvoicesPage } from '@/features/provider-merchants/InvoicesPage';
import { UpgradesPage } from '@/features/provider-merchants/UpgradesPage';

const tabs = ['upgrades', 'invoices'] as const;

/** What merchants ask of their provider over what they pay: versions, and invoices. */
export default function UpgradePage() {
  const bodies = { upgrades: <UpgradesPage />, invoices: <InvoicesPage /> };
  return (
    <PageTabs
      title="menu.platform.upgrade"
      tabs={tabs}
      label={(key) => `providerMerchant.tab.${key}`}
      bodies={bodies}
    />
  );
}
