import { Flex, Select } from 'antd';
import { textPlatforms } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import { useDraft } from '../articleDocument';
import styles from '../articles.module.css';

const bare = (topic: string): string => topic.replace(/[#＃\s]/g, '').slice(0, 30);

/** Topics, typed or pasted with or without their marks. */
export function TopicsField() {
  const t = useT();
  const [draft, set] = useDraft();
  const { max } = textPlatforms[draft.platform].topics;
  return (
    <Flex vertical gap={8} className={styles.field}>
      <span>
        {t('article.topics')} <span className={styles.soft}>{`${draft.topics.length}/${max}`}</span>
      </span>
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        aria-label={t('article.topics')}
        value={[...draft.topics]}
        placeholder={t('article.topicsHint')}
        tokenSeparators={[' ', ',', '，', '、', '#', '＃']}
        onChange={(topics: string[]) => set({ topics: [...new Set(topics.map(bare).filter(Boolean))] })}
      />
    </Flex>
  );
}
