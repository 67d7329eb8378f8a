import { ResourcePage } from '@/components/resource/ResourcePage';
import { wordsResource } from '@/features/words/wordsResource';

const resource = wordsResource('platform.words', {
  title: 'words.providerTitle',
  subtitle: 'words.providerSubtitle',
  emptyText: 'words.providerEmpty',
});

export default function ProviderWordsPage() {
  return <ResourcePage resource={resource} />;
}
