import { MoreOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Dropdown, Flex, Skeleton } from 'antd';
import { useEffect } from 'react';
import { SimulatedTag, useDates } from '@/blocks/publishing';
import { PageHead } from '@/components/resource/PageHead';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { matches, weekOf } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { PostDrawer } from '../post/PostDrawer';
import { BacklogPanel } from './BacklogPanel';
import { CalendarDialogs, CalendarPopover } from './CalendarDialogs';
import styles from './CalendarPage.module.css';
import { CalendarFilters, CalendarToolbar } from './CalendarToolbar';
import { CalendarView, EmptyCalendar, useCalendarTitle, useIsNarrow, type ViewProps } from './CalendarView';
import { CardMenu } from './CardMenu';
import { PrintView } from './PrintView';
import { useCalendarActions, useCalendarRights, useCarry, useCompose, useMovePost } from './useCalendarActions';
import { useCalendarCommands, useCalendarExport } from './useCalendarCommands';
import { useCalendarDays } from './useCalendarDays';
import { type CalendarQuery, useCalendarQuery } from './useCalendarQuery';
import { type CalendarState, type ChangeCalendar, useCalendarState, useClock } from './useCalendarState';
import { useCalendarFeedback, useCalendarStore } from './useCalendarStore';
import { KeyboardMoveBar } from './useKeyboardMove';

/** What goes out when: months, weeks, days and a list of posts over all accounts, and what waits for a time. */
export function CalendarPage() {
  const isNarrow = useIsNarrow();
  const clock = useClock();
  const { zone } = clock;
  const [state, change] = useCalendarState(clock.date);
  const view = isNarrow ? 'list' : state.view;
  const query = useCalendarQuery(view, state.date, zone);
  const rights = useCalendarRights();
  const { canMove, canSchedule } = rights;
  const feedback = useCalendarFeedback();
  const { notify } = feedback;
  const move = useMovePost(query, canMove, feedback);
  const keyboard = useCarry({ view, state, change, zone, canMove, move });
  const { moving } = keyboard;
  const page = useCalendarDays({ state, view, posts: query.posts, accounts: query.accounts, clock, moving });
  const { compose, composeNext, onComposed } = useCompose(clock, page.accounts, query, feedback);
  const { actions, drag, find, timeOn, timeFor, carry } = useCalendarActions({
    ...{ view, state, change, zone, canMove, move },
    ...{ clock, query, page, keyboard, compose, notify },
  });
  const exporter = useCalendarExport({ view, date: state.date, zone, page, change, notify });
  useCalendarCommands({
    feedback,
    today: clock.date,
    canSchedule,
    turnPage: actions.page,
    change,
    compose: (date) => (date ? compose(timeOn(date)) : void composeNext()),
    carry: (id) => {
      const post = find(id);
      if (post) carry(post);
    },
    exporter,
  });
  useEffect(() => useCalendarStore.getState().reset, []);

  const label = useCalendarTitle(isNarrow ? 'month' : state.view, weekOf(state.date), state.date);
  const viewProps: ViewProps = {
    ...{ label, clock, actions, drag, canMove, canSchedule },
    date: state.date,
    days: page.days,
    occasions: page.occasions,
    slots: page.slots,
    movingId: moving?.post.id,
  };
  return (
    <Flex vertical gap={16}>
      <CalendarHeader
        canSchedule={canSchedule}
        isNarrow={isNarrow}
        onCompose={() => compose()}
        onComposeNext={() => void composeNext()}
        exporter={exporter}
      />
      <Flex gap={16} align="flex-start" className={styles.columns}>
        <section className={styles.panel}>
          <CalendarToolbar state={state} label={label} clock={clock} isNarrow={isNarrow} onChange={change} />
          <CalendarFilters state={state} posts={query.posts} accounts={query.accounts} onChange={change} />
          <CalendarContent
            {...{ view, isNarrow, state, viewProps, change, query }}
            isEmpty={page.shown.length === 0 && !page.hasHours && !query.isLoading}
          />
          <KeyboardMoveBar move={keyboard} />
          <LiveRegion />
        </section>
        {canSchedule && (
          <BacklogPanel
            backlog={query.backlog}
            drafts={query.backlog.drafts.filter((post) => matches(state, post) && post.id !== moving?.post.id)}
            actions={actions}
            drag={drag}
            canMove={canMove}
            movingId={moving?.post.id}
            onVideo={(video) => void composeNext([video.id])}
          />
        )}
      </Flex>
      <CalendarPopover {...viewProps} />
      <CardMenu
        query={query}
        rights={rights}
        feedback={feedback}
        onOpen={(post) => change({ item: post.id })}
        onCarry={carry}
        onMove={move}
      />
      <PostDrawer
        postId={state.item}
        known={find(state.item ?? '')}
        accounts={query.accounts}
        onClose={() => change({ item: undefined })}
        onChanged={(post) => query.put([post])}
        onAdded={onComposed}
        onMove={move}
      />
      <CalendarDialogs onComposed={onComposed} onMove={move} timeFor={timeFor} />
      <PrintedMonth {...viewProps} isReady={query.hasPosts && !page.hasHours} />
    </Flex>
  );
}

interface CalendarHeaderProps {
  readonly canSchedule: boolean;
  readonly isNarrow: boolean;
  readonly onCompose: () => void;
  readonly onComposeNext: () => void;
  readonly exporter: ReturnType<typeof useCalendarExport>;
}

function CalendarHeader({ canSchedule, isNarrow, onCompose, onComposeNext, exporter }: CalendarHeaderProps) {
  const t = useT();
  const openImport = () => useCalendarStore.getState().openDialog({ kind: 'import' });
  return (
    <PageHead
      title={t('publish.calendarTitle')}
      tag={<SimulatedTag about="posts" />}
      subtitle={canSchedule ? t(isNarrow ? 'pubCal.subtitlePhone' : 'pubCal.subtitle') : undefined}
    >
      {canSchedule && !isNarrow && (
        <>
          <Button onClick={openImport}>{t('pubCal.import')}</Button>
          <Button onClick={onComposeNext}>{t('publish.nextSlot')}</Button>
        </>
      )}
      {canSchedule && (
        <Button type="primary" icon={<PlusOutlined />} onClick={onCompose}>
          {t('pubCal.new')}
        </Button>
      )}
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...(canSchedule && isNarrow
              ? [
                  { key: 'next', label: t('publish.nextSlot'), onClick: onComposeNext },
                  { key: 'import', label: t('pubCal.import'), onClick: openImport },
                ]
              : []),
            { key: 'print', label: t('pubCal.print'), onClick: exporter.print },
            { key: 'ics', label: t('pubCal.ics'), onClick: exporter.saveFile },
          ],
        }}
      >
        <Button icon={<MoreOutlined />} aria-label={t('pubCal.more')} />
      </Dropdown>
    </PageHead>
  );
}

/** About as high as a month. */
const SKELETON_ROWS = 14;

interface CalendarContentProps {
  readonly view: CalendarState['view'];
  readonly isNarrow: boolean;
  readonly isEmpty: boolean;
  readonly state: CalendarState;
  readonly change: ChangeCalendar;
  readonly viewProps: ViewProps;
  readonly query: CalendarQuery;
}

/** The days, and what is said where there are none. */
function CalendarContent({ view, isNarrow, isEmpty, state, change, viewProps, query }: CalendarContentProps) {
  const isGrid = state.view === 'month' && !isNarrow;
  return (
    <>
      {query.error && <LoadError error={query.error} onRetry={query.refresh} />}
      {!query.hasPosts && query.isLoading && (
        <Skeleton active title={false} paragraph={{ rows: SKELETON_ROWS, width: '100%' }} />
      )}
      {query.hasPosts && (
        <div aria-busy={query.isLoading}>
          {isEmpty && isGrid && <EmptyCalendar state={state} onChange={change} isLine />}
          <CalendarView {...viewProps} view={view} onDay={(date) => change({ date })} />
          {isEmpty && !isGrid && <EmptyCalendar state={state} onChange={change} />}
        </div>
      )}
    </>
  );
}

function LoadError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useT();
  return (
    <Alert
      style={{ marginBlockEnd: 12 }}
      type="error"
      showIcon
      title={messageOf(error)}
      action={
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}

/** What was done, for who does not see it. */
function LiveRegion() {
  const announcement = useCalendarStore((store) => store.announcement);
  return (
    <VisuallyHidden component="div" aria-live="assertive">
      {announcement}
    </VisuallyHidden>
  );
}

function PrintedMonth({ isReady, ...props }: Pick<ViewProps, 'date' | 'days' | 'occasions'> & { isReady: boolean }) {
  const t = useT();
  const dates = useDates();
  const isPrinting = useCalendarStore((store) => store.isPrinting);
  if (!isPrinting || !isReady) return null;
  return (
    <PrintView
      title={`${t('publish.calendarTitle')} · ${dates.month(props.date)}`}
      date={props.date}
      days={props.days}
      occasions={props.occasions}
      onDone={endPrinting}
    />
  );
}

const endPrinting = (): void => useCalendarStore.getState().setPrinting(false);
