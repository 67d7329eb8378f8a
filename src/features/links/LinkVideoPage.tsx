import { LinkOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input, Skeleton } from 'antd';
import { GrantedButton } from '@/components/GrantedButton';
import { PageLink } from '@/components/PageLink';
import { PageTitle } from '@/components/PageTitle';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useDates } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { ArticlePanel } from './ArticlePanel';
import type { LinkReading } from './linkReading';
import styles from './links.module.css';
import { useLinkVideo } from './useLinkVideo';

/** Any link, or words without one, becomes a script with images, and from there a video. */
export function LinkVideoPage({ link }: { readonly link?: string | undefined }) {
  const t = useT();
  const video = useLinkVideo(link);
  const mayRead = useCan()('breakdown.save');
  const { input, reading, problem, isReading } = video;
  return (
    <Flex vertical gap={16} className={styles.page}>
      <Flex vertical gap={4}>
        <PageTitle title={t('links.title')} />
        <Text type="secondary">{t('links.lead')}</Text>
      </Flex>
      <Panel component="section" vertical gap={12} aria-label={t('links.source')}>
        <Input.TextArea
          aria-label={t('links.input')}
          placeholder={t('links.placeholder')}
          value={input}
          maxLength={100_000}
          autoSize={{ minRows: 2, maxRows: 10 }}
          disabled={!mayRead}
          onChange={({ target }) => video.setInput(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || input.includes('\n'))
              return;
            event.preventDefault();
            video.read();
          }}
        />
        <Flex gap={8} wrap>
          {isReading ? (
            <Button onClick={video.stop}>{t('common.stop')}</Button>
          ) : (
            <GrantedButton
              action="breakdown.save"
              type="primary"
              icon={<LinkOutlined aria-hidden />}
              disabled={input.trim() === ''}
              onClick={video.read}
            >
              {t('links.read')}
            </GrantedButton>
          )}
        </Flex>
        <div aria-live="polite">
          {problem && <Alert type="error" showIcon title={problem} description={t('links.problemWay')} />}
          {isReading && <Skeleton active paragraph={{ rows: 3 }} />}
        </div>
      </Panel>
      {reading && !isReading && (
        <>
          <Origin reading={reading} />
          {reading.goods && <GoodsPanel reading={reading} goods={reading.goods} />}
          {reading.lines.length > 0 && <ArticlePanel video={video} reading={reading} />}
        </>
      )}
    </Flex>
  );
}

function Origin({ reading: { url, author, readAt } }: { readonly reading: LinkReading }) {
  const t = useT();
  const dates = useDates();
  const time = dates.moment(readAt);
  if (url === '') return <Text type="secondary">{t('links.fromText', { time })}</Text>;
  return (
    <Text type="secondary">
      {t('links.from', { author: author || new URL(url).host, time })}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('links.original')}
      </a>
    </Text>
  );
}

interface GoodsPanelProps {
  readonly reading: LinkReading;
  readonly goods: NonNullable<LinkReading['goods']>;
}

/** The page sells something: the usual way of goods reads it whole, with a framework and the writer. */
function GoodsPanel({ reading: { url }, goods }: GoodsPanelProps) {
  const t = useT();
  return (
    <Panel component="section" vertical gap={12} aria-label={t('links.goods')}>
      <Text strong size="large">
        {t('links.goodsFound', { title: goods.title })}
      </Text>
      <Text type="secondary">
        {t('links.goodsFacts', { price: goods.price, points: goods.points, images: goods.images })}
      </Text>
      <Flex>
        <PageLink to={`/compose/post?link=${encodeURIComponent(url)}`}>
          <Button type="primary" tabIndex={-1}>
            {t('links.asGoods')}
          </Button>
        </PageLink>
      </Flex>
    </Panel>
  );
}
