import { randomBytes } from 'node:crypto';
import { API_TOKEN_PREFIX, apiTokenLimits, isScopeHeld } from '../src/domain/apiTokens';
import { api_tokenContract } from '../src/services/api_token/schema';
import { type ApiCallRow, type ApiTokenRow, hashApiToken, makerGrants, stateOfApiToken } from './_core/apiTokens';
import { atomically } from './_core/atomically';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import { newId } from './_core/store';

const DAY_SECONDS = 86_400;
const TOKEN_BYTES = 24;
const TAIL_LENGTH = 4;

const tokens = ({ db }: Context) => db.table<ApiTokenRow>('api_token');

function view(row: ApiTokenRow) {
  const { id, name, scopes, tail, creator, used_at, expires_at, created_at } = row;
  const state = stateOfApiToken(row);
  const grants = makerGrants(row);
  return {
    id,
    name,
    scopes: [...scopes],
    tail,
    state,
    creator: { ...creator },
    lost: state === 'active' ? scopes.filter((scope) => !isScopeHeld(scope, grants)) : [],
    ...(used_at && { used_at }),
    expires_at,
    created_at,
  };
}

export default serve(api_tokenContract, {
  data(ctx, query) {
    const rows = tokens(ctx)
      .all()
      .reverse()
      .map(view)
      .filter(({ state }) => !query.state || state === query.state);
    return paged(rows, query, { search: ['name'] });
  },

  save: (ctx, { name, scopes, days }) =>
    atomically(() => {
      const beyond = scopes.filter((scope) => !isScopeHeld(scope, ctx.grants));
      if (beyond.length > 0) fail('不能授予你自己没有的权限', { errorCode: 'SCOPE_BEYOND' });
      const active = tokens(ctx)
        .all()
        .filter((row) => stateOfApiToken(row) === 'active');
      if (active.some((row) => row.name === name))
        fail('已有同名的授权。如果刚才没有看到令牌，请先撤销它，再重新创建', { errorCode: 'NAME_TAKEN' });
      if (active.length >= apiTokenLimits.maxActive)
        fail(`最多同时有 ${apiTokenLimits.maxActive} 个可用的授权，请先撤销不用的`, { errorCode: 'TOO_MANY' });
      const token = `${API_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
      const row = tokens(ctx).insert({
        id: newId('tok'),
        mchno: ctx.merchant.mchno,
        name,
        scopes: [...new Set(scopes)],
        hash: hashApiToken(token),
        tail: token.slice(-TAIL_LENGTH),
        creator: { id: ctx.account.id, name: ctx.account.name },
        expires_at: ctx.clock.iso(days * DAY_SECONDS),
        created_at: ctx.clock.iso(),
      });
      return { ...view(row), token };
    }),

  revoke(ctx, { id }) {
    tokens(ctx).need(id, '没有这个授权');
    tokens(ctx).updateWhere(id, ({ revoked_at }) => revoked_at === undefined, { revoked_at: ctx.clock.iso() });
    return null;
  },

  calls(ctx, { id, ...query }) {
    tokens(ctx).need(id, '没有这个授权');
    const rows = ctx.db
      .table<ApiCallRow>('api_call')
      .all()
      .filter(({ token_id }) => token_id === id)
      .reverse();
    return paged(rows, query, { sort: 'at' });
  },
});
