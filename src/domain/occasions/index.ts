export { industries } from './industries.data';
export { lunarOf } from './lunar';
export {
  chinaToday,
  daysBetween,
  daysLater,
  ideasFor,
  occasionById,
  occasionsBetween,
  type Season,
  solarTermsOf,
} from './occasions';
export { type IdeaPattern, type Occasion, occasionKinds } from './types';
