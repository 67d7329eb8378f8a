import { useSearchParams } from '@umijs/max';
import { Flex, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { type MessageId, useT } from '@/hooks/useT';
import { PageHead, PageOfTabs } from './PageHead';

interface PageTabsProps<Key extends string> {
  /** Of the whole page, as the menu names it. */
  readonly title: MessageId;
  /** In order; the first one needs no parameter in the address. */
  readonly tabs: readonly [Key, ...Key[]];
  readonly label: (key: Key) => MessageId;
  readonly bodies: Readonly<Record<Key, ReactNode>>;
}

/** A page of several lists: its title, the tabs below, and under each what a page of its own would have. */
export function PageTabs<Key extends string>({ title, tabs, label, bodies }: PageTabsProps<Key>) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find((key) => key === params.get('tab')) ?? first;
  return (
    <Flex vertical>
      <PageHead title={t(title)} />
      <PageOfTabs value={t(title)}>
        <Tabs
          activeKey={tab}
          destroyOnHidden
          // another tab is another list: its filters and its opened record do not come along
          onChange={(key) => setParams(key === first ? {} : { tab: key })}
          items={tabs.map((key) => ({ key, label: t(label(key)), children: key === tab && bodies[key] }))}
        />
      </PageOfTabs>
    </Flex>
  );
}
