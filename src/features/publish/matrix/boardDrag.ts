import type { PointerEvent } from 'react';
import { type DragPlace, pressToDrag } from '@/components/drag';
import type { BoardPost, MatrixPost } from '@/domain/publishing/matrix';
import { instantOf, localOf } from '@/domain/publishing/zone';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { Trouble } from './troubles';

interface BoardNow {
  readonly posts: readonly BoardPost[];
  readonly accounts: readonly WemediaAccount[];
  readonly zone: string;
  readonly tryAt: (key: string, to: MatrixPost) => readonly Trouble[];
  readonly onMove: (post: BoardPost, to: MatrixPost) => void;
}

interface BoardDragDeps {
  /** As it stands now: it may be planned anew while a card is carried. */
  readonly board: () => BoardNow;
  /** What would be wrong at the place that is shown; no tone = no place. */
  readonly say: (tone: 'good' | 'warn' | undefined, text: string) => void;
  readonly free: string;
}

/** A post in the cell of another account and day, at its own time of day. */
function inCell(post: BoardPost, { element }: DragPlace, board: BoardNow): MatrixPost | undefined {
  const account = board.accounts.find(({ id }) => id === element.dataset.account);
  const { date } = element.dataset;
  if (!account || !date) return undefined;
  const { time } = localOf(post.at, board.zone);
  return {
    video_id: post.video_id,
    account_id: account.id,
    platform: account.platform,
    at: instantOf({ date, time }, board.zone),
  };
}

/** A card of the board was pressed: dragged, each cell says what would be wrong there, and takes it all the same. */
export function pressBoardCard(
  event: PointerEvent<HTMLElement>,
  key: string,
  { board, say, free }: BoardDragDeps,
): void {
  const post = () => board().posts.find((one) => one.key === key);
  const targetAt = (place: DragPlace): MatrixPost | undefined => {
    const moved = post();
    return moved && inCell(moved, place, board());
  };
  pressToDrag(event.nativeEvent, {
    card: event.currentTarget,
    find: () => document.querySelector<HTMLElement>(`[data-post="${CSS.escape(key)}"]`),
    nameAttribute: 'data-post',
    onLift: () => post() !== undefined,
    placeAt: (under) => {
      const element = under.closest<HTMLElement>('[data-account][data-date]');
      return element ? { element } : undefined;
    },
    takes: (place) => {
      const to = targetAt(place);
      const troubles = to ? board().tryAt(key, to) : [];
      say(troubles.length > 0 ? 'warn' : 'good', troubles.map(({ text }) => text).join(' · ') || free);
      return troubles.length === 0;
    },
    onAway: () => say(undefined, ''),
    drop: (place) => {
      const moved = post();
      const to = targetAt(place);
      if (!moved || !to || (to.at === moved.at && to.account_id === moved.account_id)) return false;
      board().onMove(moved, to);
      return true;
    },
    onEnd: () => undefined,
  });
}
