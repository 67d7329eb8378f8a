export { type RepeatConflict, repeatConflicts } from './repeatConflicts';
export { mostRepeats, type RepeatEnd, type RepeatRule, type RepeatStart, repeatDates, weekdayOf } from './repeatDates';
