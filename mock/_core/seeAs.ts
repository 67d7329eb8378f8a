import type { Request } from 'express';
import { isActionAllowed } from '../../src/domain/permissions';
import { SEE_AS_ENDED, type SeeAsEnd, seeAsLeft } from '../../src/domain/seeAs';
import { atomically } from './atomically';
import { type AuditRow, auditTable } from './auditRows';
import { clock } from './clock';
import { fail } from './fail';
import { grantsOf } from './grants';
import type { AccountRow, MerchantRow, SeeAsState, SessionRow } from './rows';
import { globalDb, newId } from './store';

/** Who is in a merchant as support, and as whom. */
export interface Seeing {
  readonly operator: AccountRow;
  readonly member: AccountRow;
  readonly merchant: MerchantRow;
}

const merchants = () => globalDb.table<MerchantRow>('merchant');
const accounts = () => globalDb.table<AccountRow>('account');

type SeeAsAct = Pick<AuditRow, 'verb'> & Partial<Pick<AuditRow, 'reason' | 'call' | 'records'>>;

/** Writes down what an operator does in a member's name. */
export function noteSeeAs({ operator, member, merchant }: Seeing, req: Request, act: SeeAsAct): AuditRow {
  return auditTable().insert({
    id: newId('audit'),
    provider_id: merchants().need(operator.mchno).provider_id,
    actor: operator.name,
    actor_id: operator.id,
    acted_as: { id: member.id, name: member.name, merchant: merchant.name },
    host: req.header('host') ?? '',
    subject: 'merchant',
    subject_id: merchant.id,
    subject_name: merchant.name,
    changes: [],
    reason: '',
    created_at: clock.iso(),
    ...act,
  });
}

const endWords: Readonly<Record<SeeAsEnd, string>> = {
  stopped: '客服进入已结束',
  time: '客服进入已满 30 分钟，自动结束',
  merchant: '商家已停用或不再由你服务，客服进入已结束',
  member: '该成员已停用，客服进入已结束',
  right: '你已没有客服进入的权限，客服进入已结束',
};

/** Why an entry is over; undefined = it goes on. */
export function seeAsEndOf(operator: AccountRow, state: SeeAsState): SeeAsEnd | undefined {
  if (seeAsLeft(state.ends_at, clock.now()) === 0) return 'time';
  const merchant = merchants().find(state.mchno);
  const provider = merchants().find(operator.mchno);
  if (merchant?.status !== 1 || merchant.provider_id !== provider?.provider_id) return 'merchant';
  const member = accounts().find(state.account_id);
  if (member?.status !== 1 || member.mchno !== merchant.mchno) return 'member';
  return isActionAllowed(grantsOf(operator), 'merchant.see_as') ? undefined : 'right';
}

/** Ends the entry of a session; the row comes first, and without it nothing changes. */
export function endSeeAs(session: SessionRow, operator: AccountRow, req: Request, why: SeeAsEnd): void {
  const { see_as } = session;
  if (!see_as) return;
  const member = accounts().find(see_as.account_id);
  const merchant = merchants().find(see_as.mchno);
  atomically(() => {
    if (member && merchant)
      noteSeeAs({ operator, member, merchant }, req, { verb: 'see_as_end', reason: endWords[why] });
    globalDb
      .table<SessionRow>('session')
      .update(session.id, { see_as: undefined, saw_as: { mchno: see_as.mchno, why } });
  });
}

/** Of its own code: the client goes back to the operator's own session and says why. */
export const refuseEnded = (why: SeeAsEnd): never =>
  fail(`${endWords[why]}，这次操作没有生效`, { errorCode: SEE_AS_ENDED, showType: 0 });
