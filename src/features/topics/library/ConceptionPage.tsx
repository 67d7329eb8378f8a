import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { PageHead } from '@/components/resource/PageHead';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useT } from '@/hooks/useT';
import { TopicStudio, type TopicStudioProps } from '../generate/TopicStudio';

/** Inspiration topics: the workshop, with the way to the library. */
export function ConceptionPage(props: TopicStudioProps) {
  const t = useT();
  const canVisit = useCanVisit();
  return (
    <Flex vertical gap={16} style={{ minInlineSize: 0 }}>
      <PageHead title={t('topic.pageTitle')} subtitle={t('topic.pageSubtitle')}>
        {canVisit('/creative/conception') && (
          <Link to="/creative/conception">
            <Button tabIndex={-1}>{t('topic.toLibrary')}</Button>
          </Link>
        )}
      </PageHead>
      <TopicStudio {...props} />
    </Flex>
  );
}
