export { type IdeaFill, ideasFor } from './ideasFor';
export { industries } from './industries.data';
export { type LunarDate, lunarOf } from './lunar';
export {
  chinaToday,
  daysBetween,
  daysLater,
  occasionById,
  occasionsBetween,
  type Season,
  solarTermsOf,
} from './occasions';
export { type IdeaPattern, type Occasion, type OccasionKind, occasionKinds, type Theme } from './types';
