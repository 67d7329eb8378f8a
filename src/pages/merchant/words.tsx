import '@/hooks/allMessages';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { PolicyCard } from '@/features/words/PolicyCard';
import { wordsResource } from '@/features/words/wordsResource';

const resource = wordsResource('merchant.words', {
  title: 'words.merchantTitle',
  subtitle: 'words.merchantSubtitle',
  emptyText: 'words.merchantEmpty',
});

export default function MerchantWordsPage() {
  return <ResourcePage resource={resource} intro={<PolicyCard />} />;
}
