import { platforms } from '../src/domain/platforms';
import { type AccountAccess, canFixTopics, type FixedTopics, plainFixedTopics } from '../src/domain/publishing';
import { wemediaContract } from '../src/services/wemedia/schema';
import './_data/wemedia';
import './_data/publish';
import { originOf } from './_core/auth';
import { isFailure } from './_core/fail';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import type { PublishRow, WemediaRow } from './_engines/publisher';
import { needMember } from './_groups/handOver';
import { accountView, accountViews, unbindAccount } from './_groups/publish/accounts';
import { type BindRow, findBinding, startBinding } from './_groups/publish/binding';
import { retryItem } from './_groups/publish/itemChanges';
import { viewOf } from './_groups/publish/items';
import { advancePosts, postsOf, wemediaOf } from './_groups/publish/posts';
import { publishersOf } from './_groups/publish/publishers';
import { teamGroupsOf } from './_groups/teamGroups';

const needAccount = ({ db }: Context, id: string) => wemediaOf(db).need(id, '账号不存在或已解绑');

function ticketView(ctx: Context, ticket: BindRow) {
  const row = ticket.account_id ? wemediaOf(ctx.db).find(ticket.account_id) : undefined;
  return {
    ticket: ticket.id,
    state: ticket.state,
    url: `${originOf(ctx.req)}/api/demo/bind?ticket=${ticket.id}`,
    expires_at: new Date(ticket.expires).toISOString(),
    account: row && accountView(ctx, row),
  };
}

interface Publishers {
  readonly publishers?: readonly string[] | undefined;
  readonly publisher_groups?: readonly string[] | undefined;
}

/** Who may publish by it from now on; a list that is left out stays. Somebody new has to be there. */
function accessOf(ctx: Context, known: AccountAccess, { publishers, publisher_groups }: Publishers): AccountAccess {
  for (const member of publishers ?? []) if (!known.publisher_ids?.includes(member)) needMember(ctx, member);
  for (const group of publisher_groups ?? [])
    if (!known.publisher_group_ids?.includes(group)) teamGroupsOf(ctx.db).need(group, '这个分组不存在或已删除');
  return {
    publisher_ids: publishers ?? known.publisher_ids,
    publisher_group_ids: publisher_groups ?? known.publisher_group_ids,
  };
}

/** Fixed topics as they are kept; more than the platform takes would leave no post of the account to go out. */
function fixedTopicsOn({ platform }: WemediaRow, wanted: FixedTopics): FixedTopics {
  const topics = plainFixedTopics(wanted);
  if (!canFixTopics(platform, topics))
    fail(`${platforms[platform].name}最多放 ${platforms[platform].topics.max} 个话题，固定话题超过了`, {
      errorCode: 'INVALID_INPUT',
    });
  return topics;
}

export default serve(wemediaContract, {
  data(ctx) {
    advancePosts(ctx.merchant.mchno);
    return { list: accountViews(ctx, wemediaOf(ctx.db).all()) };
  },

  publishers: (ctx, { id }) => ({ list: publishersOf(ctx.db, needAccount(ctx, id)) }),

  bind_start(ctx, { platform, account_id }) {
    const wanted = account_id === undefined ? undefined : needAccount(ctx, account_id);
    if (wanted && wanted.platform !== platform) fail('账号不属于这个平台', { errorCode: 'INVALID_INPUT' });
    return ticketView(ctx, startBinding({ mchno: ctx.merchant.mchno, platform, wanted: wanted?.id }));
  },

  bind_check(ctx, { ticket }) {
    const found = findBinding(ticket);
    if (found?.mchno !== ctx.merchant.mchno) return fail('二维码不存在，请刷新', { errorCode: 'TICKET_UNKNOWN' });
    return ticketView(ctx, found);
  },

  save(ctx, { id, revision: seen, slots, publishers, publisher_groups, fixed_topics, ...fields }) {
    const known = needAccount(ctx, id);
    const topics = fixed_topics ? fixedTopicsOn(known, fixed_topics) : known.fixed_topics;
    const access = accessOf(ctx, known, { publishers, publisher_groups });
    const inOrder = [...new Set(slots)].sort();
    const revision = nextRevision(known, seen);
    wemediaOf(ctx.db).update(id, { ...fields, ...access, fixed_topics: topics, slots: inOrder, revision });
    return accountView(ctx, needAccount(ctx, id));
  },

  group(ctx, { ids, group }) {
    const rows = ids.map((id) => needAccount(ctx, id));
    for (const row of rows) wemediaOf(ctx.db).update(row.id, { group, revision: nextRevision(row, undefined) });
    return null;
  },

  unbind: (ctx, { id, posts }) => {
    advancePosts(ctx.merchant.mchno);
    return unbindAccount(ctx, id, posts);
  },

  resume(ctx, { id }) {
    advancePosts(ctx.merchant.mchno);
    needAccount(ctx, id);
    const list: PublishRow[] = [];
    const refused: { id: string; reason: string }[] = [];
    const stuck = postsOf(ctx.db)
      .all()
      .filter((item) => item.account_id === id && item.state === 'failed' && item.reason_kind === 'login');
    for (const item of stuck) {
      try {
        list.push(viewOf(ctx, retryItem(ctx, item, `重新登录后由${ctx.account.name}继续发出`)));
      } catch (error) {
        if (!isFailure(error)) throw error;
        refused.push({ id: item.id, reason: error.message });
      }
    }
    return { list, refused };
  },
});
