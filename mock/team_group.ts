import { groupMembers, isGroupNameTaken } from '../src/domain/team';
import { team_groupContract } from '../src/services/team_group/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import type { AccountRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { newId } from './_core/store';
import { needMember } from './_groups/handOver';
import { wemediaOf } from './_groups/publish/posts';
import { type TeamGroupRow, teamGroupsOf } from './_groups/teamGroups';

const gone = '这个分组不存在或已删除';

function view({ db }: Context, { id, revision, name, note, lead, members, created_at }: TeamGroupRow) {
  const accounts = db.table<AccountRow>('account');
  const person = (one: string) => ({ id: one, name: accounts.find(one)?.name ?? '' });
  return { id, revision, name, note, lead: person(lead), members: members.map(person), created_at };
}

export default serve(team_groupContract, {
  data(ctx, query) {
    const rows = teamGroupsOf(ctx.db)
      .all()
      .map((row) => view(ctx, row));
    return paged(rows, query, { search: ['name', 'note'] });
  },

  info: (ctx, { id }) => view(ctx, teamGroupsOf(ctx.db).need(id, gone)),

  save(ctx, { id, revision: seen, name, note, lead, members }) {
    const groups = teamGroupsOf(ctx.db);
    const known = id ? groups.need(id, gone) : undefined;
    const all = groupMembers(lead, members);
    for (const member of all) needMember(ctx, member);
    if (isGroupNameTaken(name, groups.all(), id))
      fail(`分组“${name}”已存在，请换一个名称`, { errorCode: 'NAME_TAKEN' });
    const fields = { name, note, lead, members: all, revision: nextRevision(known, seen) };
    if (known) return view(ctx, groups.update(known.id, fields) ?? known);
    const { mchno } = ctx.merchant;
    return view(ctx, groups.insert({ id: newId('tgroup'), mchno, ...fields, created_at: ctx.clock.iso() }));
  },

  delete({ db }, { ids }) {
    const groups = teamGroupsOf(db);
    for (const id of ids) {
      const group = groups.need(id, gone);
      const account = wemediaOf(db)
        .all()
        .find(({ publisher_group_ids = [] }) => publisher_group_ids.includes(id));
      if (account)
        fail(`账号“${account.name}”由分组“${group.name}”发布，请先在自媒体账号里改掉`, { errorCode: 'GROUP_IN_USE' });
    }
    for (const id of ids) groups.remove(id);
    return null;
  },
});
