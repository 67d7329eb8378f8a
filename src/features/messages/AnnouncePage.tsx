import { history, Link, useSearchParams } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { cleanHtml } from '@/domain/articles/html';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import { accountMessageApi } from '@/services/account_message/api';
import { announceApi } from '@/services/announce/api';
import styles from './AnnouncePage.module.css';

/** One announcement; without an id all of them. */
export function AnnouncePage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return id === '' ? <AnnouncementList /> : <AnnouncementView id={id} />;
}

function BackLink() {
  const t = useT();
  return (
    <Link to="/merchant/message">
      <Button tabIndex={-1}>{t('merchantCenter.announce.toMessages')}</Button>
    </Link>
  );
}

function AnnouncementList() {
  const t = useT();
  const { data, error, refresh } = useLoad(announceApi.data, { page_size: 100 });
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('merchantCenter.announce.title')} subtitle={t('merchantCenter.announce.subtitle')}>
        <BackLink />
      </PageHead>
      {!data && error && <LoadFailure error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton active />}
      {data?.list.length === 0 && <EmptyState title={t('merchantCenter.announce.empty')} />}
      {data?.list.map(({ id, title, summary, created_at }) => (
        <Panel key={id} vertical gap={4}>
          <Link to={`/merchant/announce/info?id=${id}`}>
            <Text strong>{title}</Text>
          </Link>
          <Text>{summary}</Text>
          <Text type="secondary" size="small">
            {formatMinute(created_at)}
          </Text>
        </Panel>
      ))}
    </Flex>
  );
}

/** Whoever has opened it has read the message that leads to it. */
function useMarkRead(noticeId: string | undefined): void {
  useEffect(() => {
    if (!noticeId) return;
    accountMessageApi.status({ ids: [noticeId], status: 1 }, shownByCaller).then(
      () => invalidate('account_message', 'notice'),
      // It stays unread: nothing is lost.
      () => undefined,
    );
  }, [noticeId]);
}

function AnnouncementView({ id }: { readonly id: string }) {
  const t = useT();
  const { data, error, refresh } = useLoad(announceApi.info, { id });
  useMarkRead(data?.notice_id);
  return (
    <Flex vertical gap={16}>
      <PageHead
        title={data?.title ?? t('merchantCenter.announce.title')}
        subtitle={data && t('merchantCenter.announce.by', { author: data.author, at: formatMinute(data.created_at) })}
      >
        <BackLink />
      </PageHead>
      {!data && error && <LoadFailure error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <RichText html={data.html} />}
    </Flex>
  );
}

/** Text of others: cleaned here as well, whatever the server has done. */
function RichText({ html }: { readonly html: string }) {
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = body.current;
    // Links within the product go there without loading it anew.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href') ?? '';
      if (!/^\/(?!\/)/.test(address) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.push(address);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, []);
  return (
    <article
      ref={body}
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHtml leaves the article editor's elements alone
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}
