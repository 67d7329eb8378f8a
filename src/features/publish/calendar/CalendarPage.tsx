import { Link } from '@umijs/max';
import { Alert, Button, Grid, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useDates } from '@/blocks/publishing';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import { PageHead } from '@/components/resource/PageHead';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { wemediaApi } from '@/services/wemedia/api';
import { PostDrawer } from '../post/PostDrawer';
import { CalendarHead } from './CalendarHead';
import styles from './calendar.module.css';
import { MonthGrid } from './MonthGrid';
import { MonthList } from './MonthList';
import { useCalendarState } from './useCalendarState';
import { useMonthPosts } from './useMonthPosts';
import { useMovePost } from './useMovePost';

/** What goes out when: a month of posts over all accounts. */
export function CalendarPage() {
  const t = useT();
  const dates = useDates();
  const canPublish = useCan()('publish.schedule');
  const [state, change] = useCalendarState();
  const { posts, isStale, isLoading, error, refresh, replace } = useMonthPosts(state);
  const { data: accounts } = useLoad(() => wemediaApi.data({ skipErrorHandler: true }));
  const move = useMovePost(replace);
  const screens = Grid.useBreakpoint();
  const isNarrow = screens.md === false;

  const shown = isStale ? [] : (posts ?? []).filter((post) => !state.state || post.state === state.state);
  const inMonth = shown.filter((post) => dayjs(post.publish_at).format('YYYY-MM') === state.month);
  const isFiltered = Boolean(state.platform || state.accountId || state.state);
  const open = (post: { readonly id: string }) => change({ item: post.id });

  const body = () => {
    if (!posts && isLoading) return <Skeleton.Node active className={styles.skeleton} />;
    if (!posts) return null;
    return (
      <div aria-busy={isLoading}>
        {isNarrow ? (
          <MonthList month={state.month} posts={shown} onOpen={open} />
        ) : (
          <MonthGrid
            month={state.month}
            label={dates.month(`${state.month}-01T00:00:00`)}
            posts={shown}
            canMove={canPublish}
            onOpen={open}
            onMove={move.toDay}
          />
        )}
        {inMonth.length === 0 && !isLoading && (
          <EmptyState
            compact={!isNarrow}
            illustration={<CalendarIllustration />}
            title={t(isFiltered ? 'publish.monthFiltered' : 'publish.monthEmpty')}
            description={isFiltered ? undefined : t('publish.monthEmptyText')}
            action={
              isFiltered ? (
                <Button onClick={() => change({ platform: undefined, accountId: undefined, state: undefined })}>
                  {t('resource.clearFilter')}
                </Button>
              ) : (
                canPublish && (
                  <Link to="/publish/media">
                    <Button type="primary" tabIndex={-1}>
                      {t('publish.chooseVideo')}
                    </Button>
                  </Link>
                )
              )
            }
          />
        )}
      </div>
    );
  };

  return (
    <div className={styles.page}>
      <PageHead
        title={t('publish.calendarTitle')}
        subtitle={canPublish && !isNarrow ? t('publish.calendarSubtitle') : undefined}
      >
        {canPublish && (
          <Link to="/publish/media">
            <Button type="primary" tabIndex={-1}>
              {t('publish.chooseVideo')}
            </Button>
          </Link>
        )}
      </PageHead>
      <section className={styles.panel}>
        <CalendarHead state={state} accounts={accounts?.list ?? []} onChange={change} />
        {error && (
          <Alert
            className={styles.alert}
            type="error"
            showIcon
            title={messageOf(error)}
            action={
              <Button size="small" onClick={refresh}>
                {t('common.retry')}
              </Button>
            }
          />
        )}
        {body()}
        <div className={styles.live} aria-live="polite">
          {move.said}
        </div>
      </section>
      <PostDrawer
        postId={state.item}
        known={posts?.find((post) => post.id === state.item)}
        accounts={accounts?.list ?? []}
        onClose={() => change({ item: undefined })}
        onChanged={replace}
        onMove={move.toTime}
      />
    </div>
  );
}
