export { type AdapterKind, type CreditAct, creditCost, creditPrices } from './credits';
