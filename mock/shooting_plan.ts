import { applyFloorActions, keepFloor, type PlanShot, planStateOf } from '../src/domain/shooting';
import { type ShootingPlan, shooting_planContract } from '../src/services/shooting_plan/schema';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import type { AccountRow } from './_core/rows';
import { fail, serve } from './_core/serve';
import { type Db, newId } from './_core/store';
import { addNotice } from './_groups/notices';
import { needOwnOrManage } from './_groups/ownRecords';
import './_data/shootingPlan';

type PlanRow = ShootingPlan & { readonly mchno: string };

const plans = (db: Db) => db.table<PlanRow>('shooting_plan');
const gone = '拍摄计划不存在或已删除';

function need(db: Db, id: string): PlanRow {
  const row = plans(db).need(id, gone);
  return row.status === -1 ? fail(gone, { errorCode: 'NOT_FOUND' }) : row;
}

const untaken = { takes: [], best: '', is_done: false, floor_note: '' };
const changed = (at: string, shots: readonly PlanShot[]) => ({
  shots: shots.map((shot) => ({ ...shot, props: [...shot.props], takes: [...shot.takes] })),
  state: planStateOf(shots),
  updated_at: at,
});

export default serve(shooting_planContract, {
  data({ db, account }, { state, assignee, status, ...query }) {
    const who = assignee === 'me' ? account.id : assignee;
    const rows = plans(db)
      .all()
      .filter((row) => (status === undefined ? row.status !== -1 : row.status === status))
      .filter((row) => !state || row.state === state)
      .filter((row) => !who || row.assignee?.id === who);
    return paged(rows, query, { search: ['title'], sort: 'updated_at' });
  },

  info: ({ db }, { id }) => need(db, id),

  save({ db, account, merchant, clock }, { id, revision, shots, ...fields }) {
    const at = clock.iso();
    const wanted = shots.map((shot) => ({ ...shot, ...untaken }));
    if (new Set(shots.map((shot) => shot.id)).size !== shots.length)
      fail('镜头编号重复，请刷新后再试', { errorCode: 'INVALID_INPUT' });
    if (!id) {
      return plans(db).insert({
        ...fields,
        id: newId('plan'),
        mchno: merchant.mchno,
        shots: wanted,
        state: 'planned',
        author: { id: account.id, name: account.name },
        revision: 1,
        status: 1,
        created_at: at,
        updated_at: at,
      });
    }
    const row = need(db, id);
    if (revision !== undefined && revision !== row.revision)
      return fail('这份拍摄计划已在别处改动，请先载入最新版本', { errorCode: 'CONFLICT' });
    return plans(db).update(id, {
      ...fields,
      ...changed(at, keepFloor(wanted, row.shots)),
      revision: row.revision + 1,
    });
  },

  floor({ db, account, clock }, { id, actions }) {
    const row = need(db, id);
    const signed = actions.map((act) =>
      act.kind === 'take' || act.kind === 'clip' ? { ...act, by: account.name } : act,
    );
    return plans(db).update(id, changed(clock.iso(), applyFloorActions(row.shots, signed)));
  },

  assign({ db, account, merchant, clock }, { id, account_id }) {
    const row = need(db, id);
    const member = account_id ? db.table<AccountRow>('account').need(account_id, '该成员不存在或已离开') : undefined;
    if (member && member.id !== account.id) {
      addNotice(merchant.mchno, {
        account_id: member.id,
        kind: 'team',
        title: `${account.name} 把拍摄计划“${row.title}”交给了你`,
        content: `共 ${row.shots.length} 个镜头`,
        link: `/creative/creation_material?tab=plans&open=${encodeURIComponent(id)}`,
      });
    }
    const assignee = member && { id: member.id, name: member.name };
    return plans(db).update(id, { assignee, updated_at: clock.iso() });
  },

  delete(ctx, { ids }) {
    const { db, clock } = ctx;
    for (const id of ids) plans(db).need(id, gone);
    needOwnOrManage(ctx, plans(db), ids, 'shooting_plan.manage');
    for (const id of ids) plans(db).update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },

  restore({ db, clock }, input) {
    const ids = idsOf(input);
    for (const id of ids) plans(db).need(id, gone);
    for (const id of ids) plans(db).update(id, { status: 1, updated_at: clock.iso() });
    return null;
  },
});
