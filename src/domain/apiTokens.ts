import { isActionAllowed, isPageAllowed } from './permissions';

/** How a token of another system begins: it is told from a session's by this, and found by scanners of secrets. */
export const API_TOKEN_PREFIX = 'fsk_';
export const apiTokenLimits = { maxName: 40, maxDays: 365, maxActive: 20 } as const;
/** Days that a token may hold. */
export const apiTokenDays = [7, 30, 90, 180, 365] as const;

interface Scope {
  /** Page that whoever made the token must be able to visit. */
  readonly page: string;
  /** Action keys that go along; reading needs none. */
  readonly actions: readonly string[];
  /** Operations of the contract, `<group>.<verb>`: these and no others. */
  readonly calls: readonly string[];
}

/** What a token can be made for: a closed list by area, reading and writing apart. */
export const apiScopes = {
  'goods.read': { page: 'creative.goods', actions: [], calls: ['goods.data', 'goods.info'] },
  'goods.write': {
    page: 'creative.goods',
    actions: ['goods.save', 'goods.status'],
    calls: ['goods.save', 'goods.status'],
  },
  'video.read': { page: 'publish.media', actions: [], calls: ['video.data', 'video.info'] },
  'publish.read': { page: 'publish.calendar', actions: [], calls: ['publish.data', 'publish.info'] },
  'publish.write': {
    page: 'publish.calendar',
    actions: ['publish.submit'],
    calls: ['publish.schedule', 'publish.draft'],
  },
  'statistics.read': {
    page: 'publish.statistics',
    actions: [],
    calls: ['statistics.sums', 'statistics.breakdown', 'statistics.ranking', 'statistics.hours'],
  },
  'lead.read': { page: 'service.lead', actions: [], calls: ['lead.data', 'lead.info'] },
  'lead.write': { page: 'service.lead', actions: ['lead.save'], calls: ['lead.save', 'lead.follow'] },
  'customer.read': {
    page: 'service.customer',
    actions: [],
    calls: ['customer.data', 'customer.info', 'customer.tags'],
  },
  'order.read': { page: 'service.order', actions: [], calls: ['order.data', 'order.info'] },
  'order.write': {
    page: 'service.order',
    actions: ['order.save'],
    calls: ['order.create', 'order.status', 'order.ship', 'order.note'],
  },
  'coupon.read': { page: 'service.coupon', actions: [], calls: ['coupon.data', 'coupon.info', 'coupon.check'] },
  'coupon.write': { page: 'service.coupon', actions: ['coupon.redeem'], calls: ['coupon.redeem'] },
} as const satisfies Readonly<Record<string, Scope>>;
export type ApiScope = keyof typeof apiScopes;
export const apiScopeKeys = Object.keys(apiScopes) as readonly ApiScope[];

interface Grants {
  readonly access: string;
  readonly routes: readonly string[];
  readonly actions: readonly string[];
}

const scopeOf = (key: ApiScope): Scope => apiScopes[key];

/** Whether somebody may do all that a scope stands for: only then it goes into a token of his. */
export function isScopeHeld(key: ApiScope, grants: Grants): boolean {
  const { page, actions } = scopeOf(key);
  return isPageAllowed(grants, page) && actions.every((action) => isActionAllowed(grants, action));
}

/**
 * Whether a token may make a call: one of its scopes names it, and its maker holds that scope now.
 * @param call `<group>.<verb>`
 * @param grants of whoever made the token, as they are at the call
 */
export const isCallInScopes = (scopes: readonly ApiScope[], call: string, grants: Grants): boolean =>
  scopes.some((key) => scopeOf(key).calls.includes(call) && isScopeHeld(key, grants));

/** What a token may: the rights of its scopes, as far as its maker holds them. */
export function apiTokenGrants(scopes: readonly ApiScope[], grants: Grants): Grants {
  const held = scopes.filter((key) => isScopeHeld(key, grants)).map(scopeOf);
  return {
    // The admin capability never goes along.
    access: 'user',
    routes: [...new Set(held.map(({ page }) => page))],
    actions: [...new Set(held.flatMap(({ actions }) => actions))],
  };
}

export const apiTokenStates = ['active', 'expired', 'revoked', 'lapsed'] as const;
export type ApiTokenState = (typeof apiTokenStates)[number];

interface Token {
  readonly revoked_at?: string | undefined;
  /** ISO 8601. */
  readonly expires_at: string;
}

/**
 * Where a token stands; `lapsed`: whoever made it is no longer at work in the merchant.
 * @param now milliseconds
 */
export function apiTokenState({ revoked_at, expires_at }: Token, now: number, isMakerActive: boolean): ApiTokenState {
  if (revoked_at !== undefined) return 'revoked';
  if (Date.parse(expires_at) <= now) return 'expired';
  return isMakerActive ? 'active' : 'lapsed';
}
