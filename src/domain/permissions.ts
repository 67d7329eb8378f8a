/** What the current user may see and do (brief, points 3 and 6). */
export interface Rights {
  readonly access: string;
  readonly routes: readonly string[];
  readonly actions: readonly string[];
}

/** What a role holds, also where the provider keeps an application from its merchant: what one can give to others. */
export function heldRights<R extends Pick<Rights, 'routes'> & { readonly locked?: readonly string[] | undefined }>(
  user: R | undefined,
): R | undefined {
  return user && { ...user, routes: [...user.routes, ...(user.locked ?? [])] };
}

/** A page is allowed when its route key is listed; a group key does not grant its children (ruling 13). */
export function isPageAllowed(rights: Rights | undefined, key: string): boolean {
  return rights?.routes.includes(key) ?? false;
}

/** Group check: any listed key suffices. */
export function isAnyPageAllowed(rights: Rights | undefined, keys: readonly string[]): boolean {
  return keys.some((key) => isPageAllowed(rights, key));
}

/** Action keys are `<group>.<verb>` (ruling 14); the admin capability does not stand in for them. */
export function isActionAllowed(rights: Rights | undefined, action: string): boolean {
  return rights?.actions.includes(action) ?? false;
}

/** `admin` grants the admin capability, not every page. */
export function isAdmin(rights: Rights | undefined): boolean {
  return rights?.access === 'admin';
}
