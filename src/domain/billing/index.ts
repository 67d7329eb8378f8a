export { type CreditLine, type CreditSums, sumCredits } from './ledger';
export { type BillPeriod, billPeriods, periodRange } from './period';
