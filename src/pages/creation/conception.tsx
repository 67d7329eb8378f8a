import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { Button, Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { TopicStudio } from '@/features/topics/generate/TopicStudio';
import { studioEntry } from '@/features/topics/model/studioEntry';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useT } from '@/hooks/useT';

/** Inspiration topics, with the way to the library: `?idea=` begins at once, `?goods=` and `?occasion=` fill in. */
export default function CreationConceptionPage() {
  const t = useT();
  const canVisit = useCanVisit();
  const [params] = useSearchParams();
  return (
    <Flex key={params.toString()} vertical gap={16} style={{ minInlineSize: 0 }}>
      <PageHead title={t('topic.pageTitle')} subtitle={t('topic.pageSubtitle')}>
        {canVisit('/creative/conception') && (
          <PageLink to="/creative/conception">
            <Button tabIndex={-1}>{t('topic.toLibrary')}</Button>
          </PageLink>
        )}
      </PageHead>
      <TopicStudio {...studioEntry(params)} />
    </Flex>
  );
}
