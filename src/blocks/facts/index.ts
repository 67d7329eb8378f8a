export { FactList } from './FactList';
export { FactSources } from './FactSources';
