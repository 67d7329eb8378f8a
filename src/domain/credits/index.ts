export { type CreditAction, creditCost } from './credits';
