import { useSearchParams } from '@umijs/max';
import { Button, Flex, Pagination } from 'antd';
import { useEffect, useState } from 'react';
import { RichTextView } from '@/blocks/rich-text';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadState } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { announcementLink } from '@/domain/announcements';
import { useCanVisit } from '@/hooks/useCanVisit';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import { accountMessageApi } from '@/services/account_message/api';
import { announceApi } from '@/services/announce/api';

/** One announcement; without an id all of them. */
export function AnnouncePage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return id === '' ? <AnnouncementList /> : <AnnouncementView id={id} />;
}

function BackLink() {
  const t = useT();
  if (!useCanVisit()('/merchant/message')) return null;
  return (
    <PageLink to="/merchant/message">
      <Button tabIndex={-1}>{t('merchantCenter.announce.toMessages')}</Button>
    </PageLink>
  );
}

const PAGE_SIZE = 20;

function AnnouncementList() {
  const t = useT();
  const [page, setPage] = useState(1);
  const query = { page, page_size: PAGE_SIZE };
  const { data, error, refresh } = useLoad(announceApi.data, query, { keepPrevious: true });
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('merchantCenter.announce.title')} subtitle={t('merchantCenter.announce.subtitle')}>
        <BackLink />
      </PageHead>
      <LoadState data={data} error={error} onRetry={refresh} rows={3} />
      {data?.list.length === 0 && <EmptyState title={t('merchantCenter.announce.empty')} />}
      {data?.list.map(({ id, title, summary, created_at }) => (
        <Panel key={id} vertical gap={4}>
          <PageLink keepsText to={announcementLink(id)}>
            <Text strong>{title}</Text>
          </PageLink>
          <Text>{summary}</Text>
          <Text type="secondary" size="small">
            {formatMinute(created_at)}
          </Text>
        </Panel>
      ))}
      <Pagination
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={data?.paginator.total ?? 0}
        showSizeChanger={false}
        onChange={setPage}
      />
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
      <LoadState data={data} error={error} onRetry={refresh} />
      {data && <RichTextView html={data.html} />}
    </Flex>
  );
}
