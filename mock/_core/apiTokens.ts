import { createHash } from 'node:crypto';
import {
  API_TOKEN_PREFIX,
  type ApiScope,
  type ApiTokenState,
  apiTokenGrants,
  apiTokenState,
  isCallInScopes,
} from '../../src/domain/apiTokens';
import { clock } from './clock';
import { fail, isFailure } from './fail';
import { type Grants, grantsOf } from './grants';
import type { AccountRow, MerchantRow } from './rows';
import { globalDb, newId, type Row, uniqueKey } from './store';

/** A token of another system. The token itself is nowhere: it is known by its hash. */
export interface ApiTokenRow extends Row {
  readonly mchno: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly hash: string;
  readonly tail: string;
  readonly creator: { readonly id: string; readonly name: string };
  readonly expires_at: string;
  readonly revoked_at?: string;
  readonly used_at?: string;
  readonly created_at: string;
}

export interface ApiCallRow extends Row {
  readonly token_id: string;
  readonly call: string;
  readonly outcome: 'ok' | 'refused' | 'failed';
  readonly reason: string;
  readonly at: string;
}

/** Calls that are kept of each token. */
const MAX_CALLS = 200;

uniqueKey<ApiTokenRow>('api_token', ({ hash }) => hash);

const tokens = () => globalDb.table<ApiTokenRow>('api_token');

/** Random enough to need no salt: nobody guesses it from its hash. */
export const hashApiToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN_PREFIX);

const makerOf = ({ mchno, creator }: ApiTokenRow): AccountRow | undefined => {
  const maker = globalDb.table<AccountRow>('account').find(creator.id);
  return maker?.mchno === mchno && maker.status === 1 ? maker : undefined;
};

export const stateOfApiToken = (row: ApiTokenRow): ApiTokenState =>
  apiTokenState(row, clock.now(), makerOf(row) !== undefined);

/** What whoever made a token may now; nothing when he is gone. */
export function makerGrants(row: ApiTokenRow): Grants {
  const maker = makerOf(row);
  return maker ? grantsOf(maker) : { access: 'user', routes: [], actions: [] };
}

export const grantsOfApiToken = (row: ApiTokenRow): Grants => apiTokenGrants(row.scopes, makerGrants(row));

const refuse = (message: string, errorCode: string): never => fail(message, { errorCode, httpStatus: 403 });

const closed = {
  revoked: ['这个授权已被撤销', 'TOKEN_REVOKED'],
  expired: ['这个授权已过期', 'TOKEN_EXPIRED'],
  lapsed: ['创建这个授权的成员已不在岗，授权已失效', 'TOKEN_LAPSED'],
} as const;

/**
 * In whose name a token calls: its maker's, with its own rights.
 * @param claimed the merchant number that the call names; undefined = none
 */
export function apiCaller(token: string, claimed: string | undefined) {
  const hash = hashApiToken(token);
  const row = tokens()
    .all()
    .find((one) => one.hash === hash);
  if (!row) return refuse('授权无效，请检查令牌是否完整', 'TOKEN_UNKNOWN');
  const state = stateOfApiToken(row);
  if (state !== 'active') {
    const [message, errorCode] = closed[state];
    return refuse(message, errorCode);
  }
  if (claimed && claimed !== row.mchno) return refuse('商户号与授权不符', 'TOKEN_MERCHANT');
  const merchant = globalDb.table<MerchantRow>('merchant').need(row.mchno);
  if (merchant.status !== 1) return refuse('商户已停用，请联系服务商', 'MERCHANT_OFF');
  return { account: globalDb.table<AccountRow>('account').need(row.creator.id), merchant, token: row };
}

/** Does a call by a token where its scopes name it, and writes down what became of it. */
export async function byApiToken(row: ApiTokenRow, call: string, work: () => Promise<void>): Promise<void> {
  const isOpen = isCallInScopes(row.scopes, call, makerGrants(row));
  try {
    if (!isOpen) fail('这个授权不包含此操作', { errorCode: 'SCOPE_DENIED', httpStatus: 403 });
    await work();
    note(row, call, 'ok', '');
  } catch (error) {
    const isRefused = isFailure(error) && ['SCOPE_DENIED', 'ACTION_DENIED'].includes(error.errorCode);
    note(row, call, isRefused ? 'refused' : 'failed', isFailure(error) ? error.message : '服务器内部错误');
    throw error;
  }
}

function note({ id, mchno }: ApiTokenRow, call: string, outcome: ApiCallRow['outcome'], reason: string): void {
  const at = clock.iso();
  tokens().update(id, { used_at: at });
  const table = globalDb.table<ApiCallRow>('api_call');
  const known = table.all().filter(({ token_id }) => token_id === id);
  for (const { id: old } of known.slice(0, Math.max(0, known.length - MAX_CALLS + 1))) table.remove(old);
  table.insert({ id: newId('call'), mchno, token_id: id, call, outcome, reason, at });
}
