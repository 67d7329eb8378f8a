export { byDate, firstOf, type Placed } from './byDate';
export { clockOf, hhmm, momentOf, type Spot, snap, toDay } from './clock';
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
export { icsOf } from './ics';
export { blockMinutes, layInLanes } from './lanes';
export { freeSlots, nextFreeSlot, type SlotAccount, type SlotPlace } from './slots';
