import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { Grid } from 'antd';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { cancelDrag, keepsTouch } from '@/components/drag';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import type { BoardPost, MatrixPost, TakenPost } from '@/domain/publishing/matrix';
import { addDays, instantOf, localOf } from '@/domain/publishing/zone';
import { useT } from '@/hooks/useT';
import { isBrowserAway } from '@/lib/merchantZone';
import type { Video } from '@/services/video/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { zoneNameAt } from '@/utils/timeZone';
import styles from './Board.module.css';
import { BoardCard, type CardActions } from './BoardCard';
import { pressBoardCard } from './boardDrag';
import { boardLayout, sizes } from './boardLayout';
import type { Trouble, TroubleMap } from './troubles';

export interface BoardProps {
  readonly posts: readonly BoardPost[];
  /** Posts that are planned or out already. */
  readonly taken: readonly TakenPost[];
  readonly accounts: readonly WemediaAccount[];
  readonly videos: ReadonlyMap<string, Video>;
  readonly troubles: TroubleMap;
  readonly from: string;
  readonly days: number;
  readonly zone: string;
  /** What would be wrong there. */
  readonly tryAt: (key: string, to: MatrixPost) => readonly Trouble[];
  readonly onMove: (post: BoardPost, to: MatrixPost) => void;
  readonly onOpen: (post: BoardPost) => void;
}

type BoardLayout = ReturnType<typeof boardLayout>;

/** What a card can do: it reads the newest props, so that cards need not be drawn again for them. */
function useCardActions(props: BoardProps, focusNext: RefObject<string | undefined>) {
  const t = useT();
  const hint = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const actions = useMemo<CardActions>(
    () => ({
      onOpen: (post) => latest.current.onOpen(post),
      onPress: (event, { key }) =>
        pressBoardCard(event, key, {
          board: () => latest.current,
          say: (tone, text) => {
            if (!hint.current) return;
            hint.current.hidden = tone === undefined;
            hint.current.dataset.tone = tone;
            hint.current.textContent = text;
          },
          free: t('publishMatrix.dropOk'),
        }),
      onShift: (post, byDays, byRows) => {
        const { accounts: all, zone: own } = latest.current;
        const index = all.findIndex(({ id }) => id === post.account_id);
        const account = all[index + byRows];
        if (!account) return;
        focusNext.current = post.key;
        const { date, time } = localOf(post.at, own);
        latest.current.onMove(post, {
          video_id: post.video_id,
          account_id: account.id,
          platform: account.platform,
          at: instantOf({ date: addDays(date, byDays), time }, own),
        });
      },
    }),
    [t, focusNext],
  );
  return { actions, hint };
}

/** The plan: a row an account, a column a day. Only what is near the screen stands in the document. */
export function Board(props: BoardProps) {
  const { posts, taken, accounts, from, days, zone } = props;
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  // On a phone a whole day stands beside the names.
  const accountWidth = Grid.useBreakpoint().md === false ? sizes.accountNarrow : sizes.account;
  const layout = useMemo(
    () => boardLayout(posts, taken, { from, count: days, zone }),
    [posts, taken, from, days, zone],
  );
  const rows = useVirtualizer({
    count: accounts.length,
    getScrollElement: () => place.current,
    estimateSize: (index) => layout.heightOf(accounts[index]?.id ?? ''),
    overscan: 4,
    scrollMargin: sizes.head,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: layout.days.length,
    getScrollElement: () => place.current,
    estimateSize: () => sizes.day,
    overscan: 3,
    scrollMargin: accountWidth,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as their fullest day
  useEffect(() => rows.measure(), [layout, accounts, rows]);
  useEffect(() => {
    const takeBack = place.current ? keepsTouch(place.current) : undefined;
    return () => {
      takeBack?.();
      cancelDrag();
    };
  }, []);
  const { actions, hint } = useCardActions(props, focusNext);
  // What was moved by the keyboard keeps the focus in its new cell.
  useEffect(() => {
    const key = focusNext.current;
    const post = key === undefined ? undefined : posts.find((each) => each.key === key);
    if (!post) return;
    focusNext.current = undefined;
    rows.scrollToIndex(accounts.findIndex(({ id }) => id === post.account_id));
    columns.scrollToIndex(layout.days.indexOf(localOf(post.at, zone).date));
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const card = place.current?.querySelector<HTMLElement>(`[data-post="${CSS.escape(post.key)}"]`);
        card?.focus({ preventScroll: true });
      }),
    );
  }, [posts, accounts, layout, zone, rows, columns]);

  return (
    <div style={{ position: 'relative' }}>
      <div ref={place} className={styles.board}>
        <table
          className={styles.sheet}
          aria-label={t('publishMatrix.board')}
          aria-rowcount={accounts.length + 1}
          aria-colcount={layout.days.length + 1}
          style={{ width: columns.getTotalSize() + accountWidth }}
        >
          <BoardHead
            from={from}
            zone={zone}
            days={layout.days}
            columns={columns.getVirtualItems()}
            accountWidth={accountWidth}
          />
          <tbody className={styles.sheetBody} style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start, size }) => {
              const account = accounts[index];
              if (!account) return null;
              return (
                <BoardRow
                  key={account.id}
                  board={props}
                  account={account}
                  layout={layout}
                  actions={actions}
                  columns={columns.getVirtualItems()}
                  accountWidth={accountWidth}
                  rowIndex={index + 2}
                  style={{ insetBlockStart: start, height: size }}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <div ref={hint} className={styles.dropHint} hidden />
    </div>
  );
}

interface BoardHeadProps extends Pick<BoardProps, 'from' | 'zone'> {
  readonly days: readonly string[];
  /** The days near the screen. */
  readonly columns: readonly VirtualItem[];
  readonly accountWidth: number;
}

/** The days, and whose clocks they follow where the browser is elsewhere. */
function BoardHead({ from, zone, days, columns, accountWidth }: BoardHeadProps) {
  const t = useT();
  const dates = useDates();
  const noon = Date.parse(`${from}T12:00:00Z`);
  return (
    <thead className={styles.sheetHead}>
      <tr className={styles.headRow} aria-rowindex={1}>
        <th className={styles.corner} style={{ width: accountWidth }} scope="col" aria-colindex={1}>
          {t('publishMatrix.account')}
          {isBrowserAway(noon) && ` · ${zoneNameAt(zone, noon, 'shortOffset')}`}
        </th>
        {columns.map(({ index, start }) => {
          const date = days[index] ?? '';
          return (
            <th
              key={date}
              className={styles.dayHead}
              scope="col"
              aria-colindex={index + 2}
              style={{ insetInlineStart: start }}
            >
              {dates.day(date)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface BoardRowProps {
  readonly board: BoardProps;
  readonly account: WemediaAccount;
  readonly layout: BoardLayout;
  readonly actions: CardActions;
  /** The days near the screen. */
  readonly columns: readonly VirtualItem[];
  readonly accountWidth: number;
  readonly rowIndex: number;
  readonly style: CSSProperties;
}

/** An account, and what is planned for it on each day near the screen. */
function BoardRow({ board, account, layout, actions, columns, accountWidth, rowIndex, style }: BoardRowProps) {
  const { videos, troubles } = board;
  const t = useT();
  const dates = useDates();
  return (
    <tr className={styles.row} aria-rowindex={rowIndex} style={style}>
      <th className={styles.rowHead} style={{ width: accountWidth }} scope="row" aria-colindex={1}>
        <PlatformMark platform={account.platform} />
        <Text ellipsis={2} style={{ overflowWrap: 'anywhere', lineHeight: 1.4 }} title={account.name}>
          {account.name}
        </Text>
      </th>
      {columns.map((column) => {
        const date = layout.days[column.index] ?? '';
        return (
          <td
            key={date}
            className={styles.cell}
            aria-colindex={column.index + 2}
            data-account={account.id}
            data-date={date}
            style={{ insetInlineStart: column.start }}
          >
            <TakenLine posts={layout.takenAt(account.id, date)} videos={videos} />
            {layout.at(account.id, date).map((post) => {
              const video = videos.get(post.video_id);
              const time = dates.bareTime(new Date(post.at));
              const title = video?.title ?? '';
              return (
                <BoardCard
                  key={post.key}
                  post={post}
                  title={title}
                  cover={video?.cover ?? ''}
                  time={time}
                  place={t('publishMatrix.card', {
                    platform: platformName(account.platform),
                    account: account.name,
                    date: dates.day(new Date(post.at)),
                  })}
                  troubles={troubles.get(post.key)}
                  actions={actions}
                />
              );
            })}
          </td>
        );
      })}
    </tr>
  );
}

/** What stands in a cell already, in one line. */
function TakenLine({ posts, videos }: Pick<BoardProps, 'videos'> & { readonly posts: readonly TakenPost[] }) {
  const t = useT();
  const dates = useDates();
  if (posts.length === 0) return null;
  const times = posts.map(({ at }) => dates.bareTime(new Date(at)));
  const titles = posts.map(({ video_id }, index) => `${times[index]} ${videos.get(video_id)?.title ?? ''}`);
  return (
    <Text type="secondary" size="small" tabular ellipsis className={styles.taken} title={titles.join('\n')}>
      {t('publishMatrix.taken', { times: times.join(' ') })}
    </Text>
  );
}
