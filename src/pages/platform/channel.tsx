import '@/hooks/allMessages';
import { PageTabs } from '@/components/resource/PageTabs';
import { ChannelTree } from '@/features/channels/ChannelTree';
import { RatesTab } from '@/features/channels/RatesTab';
import { StatementsTab } from '@/features/channels/StatementsTab';

const tabs = ['channels', 'statements', 'rates'] as const;

/** Who brings merchants, what each of their payments gives to whom, and what has been paid out. */
export default function PlatformChannel() {
  const bodies = { channels: <ChannelTree />, statements: <StatementsTab />, rates: <RatesTab /> };
  return <PageTabs title="menu.platform.channel" tabs={tabs} label={(key) => `channel.tab.${key}`} bodies={bodies} />;
}
