import { useSearchParams } from '@umijs/max';
import { Flex, Tabs } from 'antd';
import { PageHead } from '@/components/resource/PageHead';
import { useT } from '@/hooks/useT';
import { ArticlesTab } from './ArticlesTab';
import { ContactTab } from './ContactTab';
import { FeedbackTab } from './FeedbackTab';

const tabs = ['articles', 'feedback', 'contact'] as const;
const content = { articles: <ArticlesTab />, feedback: <FeedbackTab />, contact: <ContactTab /> };

/** Help to read, and who can be asked. The tab stands in the address: a message leads to the answer. */
export function HelpPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'articles';
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('help.title')} subtitle={t('help.subtitle')} />
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(key) => setParams(key === 'articles' ? {} : { tab: key })}
        items={tabs.map((key) => ({ key, label: t(`help.tab.${key}`), children: content[key] }))}
      />
    </Flex>
  );
}
