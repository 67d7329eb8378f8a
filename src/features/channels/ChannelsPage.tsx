import { useSearchParams } from '@umijs/max';
import { Tabs } from 'antd';
import { useT } from '@/hooks/useT';
import { ChannelTree } from './ChannelTree';
import { RatesTab } from './RatesTab';
import { StatementsTab } from './StatementsTab';

const tabs = ['channels', 'statements', 'rates'] as const;

/** Who brings merchants, what each of their payments gives to whom, and what has been paid out. */
export function ChannelsPage() {
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
