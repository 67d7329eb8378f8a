export { repeatConflicts } from './repeatConflicts';
export { mostRepeats, type RepeatRule, repeatDates, weekdayOf } from './repeatDates';
