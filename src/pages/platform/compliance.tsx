import '@/hooks/allMessages';
import { PageTabs } from '@/components/resource/PageTabs';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { PlatformPolicyForm } from '@/features/words/PlatformPolicyForm';
import { wordsResource } from '@/features/words/wordsResource';

const resource = wordsResource('platform.words', {
  title: 'words.providerTitle',
  subtitle: 'words.providerSubtitle',
  emptyText: 'words.providerEmpty',
});

const tabs = ['words', 'policy'] as const;

/** Words and publishing rules that hold for all merchants of the provider. */
export default function PlatformCompliance() {
  const bodies = { words: <ResourcePage resource={resource} />, policy: <PlatformPolicyForm /> };
  return <PageTabs title="menu.platform.compliance" tabs={tabs} label={(key) => `words.tab.${key}`} bodies={bodies} />;
}
