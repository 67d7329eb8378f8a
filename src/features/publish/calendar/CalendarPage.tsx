import { MoreOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Dropdown, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useDates } from '@/blocks/publishing';
import { PageHead } from '@/components/resource/PageHead';
import { occasionById } from '@/domain/occasions';
import { hhmm } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { Composer } from '../compose';
import { MovePostDialog } from '../post/MovePostDialog';
import { PostDrawer } from '../post/PostDrawer';
import { Anchored } from './Anchored';
import { CalendarBody, useIsNarrow } from './CalendarBody';
import { CalendarFilters } from './CalendarFilters';
import { CalendarHead } from './CalendarHead';
import { ConflictDialog } from './ConflictDialog';
import styles from './calendar.module.css';
import { LaneHost } from './LaneHost';
import { MoveBar } from './MoveBar';
import { NothingHere } from './NothingHere';
import { OccasionIdeas } from './OccasionIdeas';
import { PostCard } from './PostCard';
import { PrintMonth } from './PrintMonth';
import { Surface } from './Surface';
import { useCalendar } from './useCalendar';

const ImportPosts = lazy(async () => ({ default: (await import('../import')).ImportPosts }));
const RepeatPost = lazy(async () => ({ default: (await import('../import')).RepeatPost }));

/** What goes out when: months, weeks, days and a list of posts over all accounts, and what waits for a time. */
export function CalendarPage() {
  const t = useT();
  const dates = useDates();
  const isNarrow = useIsNarrow();
  const cal = useCalendar(isNarrow);
  const { state, change, view, actions, clock, dialog, setDialog } = cal;
  const close = () => setDialog(undefined);
  const isNothing = cal.isEmpty && !cal.isLoading;
  const openImport = () => setDialog({ kind: 'import' });
  const composeNext = () => void cal.composeNext();

  return (
    <div className={styles.page}>
      <PageHead
        title={t('publish.calendarTitle')}
        subtitle={cal.canPlan ? t(isNarrow ? 'pubCal.subtitlePhone' : 'pubCal.subtitle') : undefined}
      >
        {cal.canPlan && !isNarrow && (
          <>
            <Button onClick={openImport}>{t('pubCal.import')}</Button>
            <Button onClick={composeNext}>{t('publish.nextSlot')}</Button>
          </>
        )}
        {cal.canPlan && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => cal.compose()}>
            {t('pubCal.new')}
          </Button>
        )}
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              ...(cal.canPlan && isNarrow
                ? [
                    { key: 'next', label: t('publish.nextSlot'), onClick: composeNext },
                    { key: 'import', label: t('pubCal.import'), onClick: openImport },
                  ]
                : []),
              { key: 'print', label: t('pubCal.print'), onClick: cal.print },
              { key: 'ics', label: t('pubCal.ics'), onClick: cal.save },
            ],
          }}
        >
          <Button icon={<MoreOutlined />} aria-label={t('pubCal.more')} />
        </Dropdown>
      </PageHead>
      <div className={styles.room}>
        <section className={styles.panel}>
          <CalendarHead state={state} label={cal.title} clock={clock} isNarrow={isNarrow} onChange={change} />
          <CalendarFilters state={state} posts={cal.all} accounts={cal.accounts} onChange={change} />
          {cal.error && (
            <Alert
              className={styles.alert}
              type="error"
              showIcon
              title={messageOf(cal.error)}
              action={
                <Button size="small" onClick={cal.refresh}>
                  {t('common.retry')}
                </Button>
              }
            />
          )}
          {!cal.isThere && cal.isLoading && <Skeleton.Node active className={styles.skeleton} />}
          {cal.isThere && (
            <div aria-busy={cal.isLoading}>
              {isNothing && state.view === 'month' && !isNarrow && (
                <NothingHere state={state} onChange={change} isLine />
              )}
              <CalendarBody {...view} onDay={(date) => change({ date })} />
              {isNothing && (state.view !== 'month' || isNarrow) && <NothingHere state={state} onChange={change} />}
            </div>
          )}
          <MoveBar mode={cal.mode} />
          <div className={styles.live} aria-live="assertive">
            {cal.undo.said}
          </div>
        </section>
        {cal.canPlan && <LaneHost cal={cal} />}
      </div>
      <Anchored
        anchor={cal.pop?.anchor}
        title={cal.pop?.kind === 'day' ? dates.day(`${cal.pop.date}T12:00:00`) : occasionById(cal.pop?.id ?? '')?.name}
        onClose={cal.closePop}
      >
        {cal.pop?.kind === 'day' && (
          <Surface actions={actions} today="" columns={1} className={styles.morePosts}>
            <div data-day={cal.pop.date} className={styles.dayPosts}>
              {(view.days.get(cal.pop.date) ?? []).map(({ post, minutes }) => (
                <PostCard key={post.id} post={post} time={hhmm(minutes)} canMove={view.canMove(post)} />
              ))}
            </div>
          </Surface>
        )}
        {cal.pop?.kind === 'occasion' && <OccasionOf id={cal.pop.id} />}
      </Anchored>
      {cal.menu && (
        <Dropdown
          key={cal.menu.post.id}
          open
          trigger={['click']}
          menu={{ items: cal.itemsOf(cal.menu.post), onClick: cal.closeMenu, autoFocus: true }}
          autoFocus
          onOpenChange={(isOpen) => !isOpen && cal.closeMenu()}
        >
          <span style={{ position: 'fixed', left: cal.menu.x, top: cal.menu.y, width: 1, height: 1 }} aria-hidden />
        </Dropdown>
      )}
      <PostDrawer
        postId={state.item}
        known={cal.find(state.item ?? '')}
        accounts={cal.accounts}
        onClose={() => change({ item: undefined })}
        onChanged={(post) => cal.put([post])}
        onAdded={cal.composed}
        onMove={cal.moves.toTime}
      />
      <Composer
        open={dialog?.kind === 'compose'}
        videoIds={dialog?.kind === 'compose' ? dialog.videoIds : undefined}
        postId={dialog?.kind === 'compose' ? dialog.postId : undefined}
        day={dialog?.kind === 'compose' ? dialog.at : undefined}
        onClose={close}
        onDone={cal.composed}
        isTold
      />
      {dialog?.kind === 'move' && (
        <MovePostDialog
          key={dialog.post.id}
          post={{ ...dialog.post, publish_at: dialog.post.publish_at || cal.timeFor(dialog.post) }}
          title={t('publish.act.move')}
          isOpen
          onClose={close}
          onMove={(_, at) => cal.moves.toTime(dialog.post, at)}
        />
      )}
      <Suspense>
        {dialog?.kind === 'import' && <ImportPosts open onClose={close} onDone={({ items }) => cal.composed(items)} />}
        {dialog?.kind === 'repeat' && (
          <RepeatPost post={dialog.post} open onClose={close} onDone={({ items }) => cal.composed(items)} />
        )}
      </Suspense>
      <ConflictDialog conflict={cal.moves.conflict} onClose={cal.moves.closeConflict} onMove={cal.moves.toTime} />
      {cal.isPrinting && (
        <PrintMonth
          title={`${t('publish.calendarTitle')} · ${dates.month(`${state.date}T12:00:00`)}`}
          date={state.date}
          days={view.days}
          occasions={view.occasions}
          onDone={cal.printed}
        />
      )}
    </div>
  );
}

function OccasionOf({ id }: { readonly id: string }) {
  const occasion = occasionById(id);
  return occasion ? <OccasionIdeas occasion={occasion} /> : null;
}
