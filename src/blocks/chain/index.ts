export { Chain } from './Chain';
