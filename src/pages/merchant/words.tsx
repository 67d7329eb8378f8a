import { ResourcePage } from '@/components/resource/ResourcePage';
import { PolicyCard } from '@/features/words/PolicyCard';
import styles from '@/features/words/words.module.css';
import { wordsResource } from '@/features/words/wordsResource';

const resource = wordsResource('merchant.words', {
  title: 'words.merchantTitle',
  subtitle: 'words.merchantSubtitle',
  emptyText: 'words.merchantEmpty',
});

export default function MerchantWordsPage() {
  return (
    <div className={styles.page}>
      <PolicyCard />
      <ResourcePage resource={resource} />
    </div>
  );
}
