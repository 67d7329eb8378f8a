export { CompareGrants } from './CompareGrants';
export { GrantTree } from './GrantTree';
export { actionName, pageName } from './grantNames';
export { grantReason } from './grantReason';
