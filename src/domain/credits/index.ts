export { type CreditAct, creditCost } from './credits';
