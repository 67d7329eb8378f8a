import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Tabs } from 'antd';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { PlatformPolicyForm } from '@/features/words/PlatformPolicyForm';
import { wordsResource } from '@/features/words/wordsResource';
import { useT } from '@/hooks/useT';

const resource = wordsResource('platform.words', {
  title: 'words.providerTitle',
  subtitle: 'words.providerSubtitle',
  emptyText: 'words.providerEmpty',
});

const tabs = ['words', 'policy'] as const;

/** Words and publishing rules that hold for all merchants of the provider. */
export default function PlatformCompliance() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((key) => key === params.get('tab')) ?? 'words';
  const bodies = { words: <ResourcePage resource={resource} />, policy: <PlatformPolicyForm /> };
  return (
    <Tabs
      activeKey={tab}
      destroyOnHidden
      onChange={(key) => setParams(key === 'words' ? {} : { tab: key })}
      items={tabs.map((key) => ({ key, label: t(`words.tab.${key}`), children: key === tab && bodies[key] }))}
    />
  );
}
