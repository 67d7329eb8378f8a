export { sumCredits } from './ledger';
export { billPeriods, periodRange } from './period';
