export { byDate, firstOf, type Placed } from './byDate';
export { clockOf, hhmm, minutesOf, momentOf, type Spot, snap, toDay } from './clock';
export {
  addMonths,
  type CalendarView,
  calendarViews,
  isDate,
  monthOf,
  monthWeeks,
  spanOf,
  turn,
  weekOf,
} from './days';
export { type CalendarFilter, isFiltered, matches } from './filters';
export { type IcsEntry, icsOf } from './ics';
export { blockMinutes, type Crowd, type Laned, layInLanes } from './lanes';
export { freeSlots, nextFreeSlot, type SlotAccount, type SlotPlace, type SlotPost } from './slots';
