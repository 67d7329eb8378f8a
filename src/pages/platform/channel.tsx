import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Tabs } from 'antd';
import { ChannelTree } from '@/features/channels/ChannelTree';
import { RatesTab } from '@/features/channels/RatesTab';
import { StatementsTab } from '@/features/channels/StatementsTab';
import { useT } from '@/hooks/useT';

const tabs = ['channels', 'statements', 'rates'] as const;

/** Who brings merchants, what each of their payments gives to whom, and what has been paid out. */
export default function PlatformChannel() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((key) => key === params.get('tab')) ?? 'channels';
  const bodies = { channels: <ChannelTree />, statements: <StatementsTab />, rates: <RatesTab /> };
  return (
    <Tabs
      activeKey={tab}
      destroyOnHidden
      onChange={(key) => setParams(key === 'channels' ? {} : { tab: key })}
      items={tabs.map((key) => ({ key, label: t(`channel.tab.${key}`), children: key === tab && bodies[key] }))}
    />
  );
}
