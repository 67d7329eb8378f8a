import type { Occasion } from '@/domain/occasions';
import type { Placed, SlotPlace } from '@/domain/publishing/calendar';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { SurfaceActions } from './Surface';
import type { CalendarClock } from './useClock';

export type PlacedPost = Placed<PublishItem>;

/** What every view of the calendar is given. */
export interface ViewProps {
  /** A day of what is shown. */
  readonly date: string;
  readonly label: string;
  readonly days: ReadonlyMap<string, readonly PlacedPost[]>;
  readonly occasions: ReadonlyMap<string, readonly Occasion[]>;
  readonly slots: ReadonlyMap<string, readonly SlotPlace<WemediaAccount>[]>;
  readonly clock: CalendarClock;
  readonly actions: SurfaceActions;
  readonly canMove: (post: PublishItem) => boolean;
  /** The user may plan something. */
  readonly canPlan: boolean;
  /** Id of the post that is on its way by key. */
  readonly movingId: string | undefined;
}

export const nothing: readonly never[] = [];
