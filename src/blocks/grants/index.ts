export { CompareGrants } from './CompareGrants';
export { type Grant, GrantTable, type HoldersProps } from './GrantTable';
export { GrantTree } from './GrantTree';
export { accessReasonText, actionName, grantReason, pageName } from './grantNames';
export { HoldersDrawer } from './HoldersDrawer';
export { type RoleBody, type RoleValues, roleColumns, roleForm } from './roleForm';
