import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { isActionAllowed } from '../../src/domain/permissions';
import { isRefusedWhileSeeing, SEE_AS_REFUSED } from '../../src/domain/seeAs';
import { type Contract, deletionKeyOf, type Operation } from '../../src/services/contract';
import '../_data';
import { byApiToken, grantsOfApiToken } from './apiTokens';
import { openGrantsOf, pagesLockedByProvider } from './appLocks';
import { auditTable } from './auditRows';
import { authenticate, type Caller, providerOf } from './auth';
import { type Clock, clock } from './clock';
import { fail } from './fail';
import { applyFaults, faultsFor, losesAnswer } from './faults';
import { withoutShownMedia, withShownMedia } from './foreignMedia';
import { type Grants, grantsOf, grantsSeeingAs, isPermitted } from './grants';
import { answeredOnce } from './idempotency';
import { checkBodySize, parseInput } from './input';
import { withoutSignatures, withSignatures } from './objectStorage';
import { recordsOf, watchRecords } from './recordWatch';
import type { AccountRow, MerchantRow, ProviderRow } from './rows';
import { safely } from './safely';
import { noteSeeAs } from './seeAs';
import { type Db, dbOf } from './store';
import { defaultCut, type EventStream, eventStream } from './stream';

export { fail } from './fail';

/** What a handler has at hand. */
export interface Context {
  readonly req: Request;
  readonly res: Response;
  /** The caller. On a `public` operation reading it ends the call with 403. */
  readonly account: AccountRow;
  readonly merchant: MerchantRow;
  /** The provider's person who is here as support; then `account` is whom he sees as. */
  readonly operator: AccountRow | undefined;
  /** Provider of the host; undefined = none. */
  readonly provider: ProviderRow | undefined;
  /** Tables of the caller's merchant; what others own cannot be seen or changed through it. */
  readonly db: Db;
  /** Pages and actions of the caller. */
  readonly grants: Grants;
  readonly clock: Clock;
  /** Milliseconds, by the mock's clock. */
  now(): number;
  /** Whether the caller holds an action key. */
  can(action: string): boolean;
  /** Whether a fault of this name was asked for this call (`sts-expired`). */
  hasFault(name: string): boolean;
  /** Turns the answer into a stream; only for operations with `answer: 'stream'`. */
  stream(): EventStream;
}

type Answer<O extends Operation> = O['result'] extends z.ZodType ? z.input<O['result']> | undefined : never;

/** One handler per operation: takes the parsed input, gives what stands in `data` (streams give nothing). */
type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (
    ctx: Context,
    input: z.output<C[K]['input']>,
    // biome-ignore lint/suspicious/noConfusingVoidType: stream handlers end without a value
  ) => Answer<C[K]> | void | Promise<Answer<C[K]> | void>;
};

type Routes = Record<string, RequestHandler>;

/** Umi route table of a contract: each call checked, parsed, answered in the envelope, and never rejecting. */
export function serve<C extends Contract>(contract: C, handlers: Handlers<C>): Routes {
  const routes: Routes = {};
  for (const [verb, operation] of Object.entries(contract)) {
    const handler = handlers[verb] as (ctx: Context, input: unknown) => unknown;
    routes[`${operation.method} /api${operation.path}`] = safely((req, res) => begin(operation, handler, req, res));
  }
  return routes;
}

type Handle = (ctx: Context, input: unknown) => unknown;

async function begin(operation: Operation, handler: Handle, req: Request, res: Response): Promise<void> {
  const kinds = faultsFor(req);
  if (await applyFaults(kinds, res)) return;
  const caller = operation.auth === 'user' ? authenticate(req, operation.asSelf) : undefined;
  const work = () => run(operation, handler, req, res, caller, kinds);
  if (caller?.token) await byApiToken(caller.token, operation.path.slice(1).replace('/', '.'), work);
  else await work();
}

async function run(
  operation: Operation,
  handler: Handle,
  req: Request,
  res: Response,
  caller: Caller | undefined,
  kinds: readonly string[],
): Promise<void> {
  const ctx = contextOf(req, res, caller, kinds);
  refuseSupport(caller, operation, req);
  if (operation.auth === 'user' && !isPermitted(openGrantsOf(ctx.grants, ctx.merchant), operation.permission)) {
    noteSupport(caller, operation, req, 'denied');
    if (isPermitted(ctx.grants, operation.permission)) denyClosed(ctx, operation);
    deny();
  }
  checkBodySize(req);
  const sent = operation.method === 'GET' ? req.query : { ...req.query, ...(req.body as object | undefined) };
  const given = withoutShownMedia(withoutSignatures(sent));
  const input = parseInput(operation.input, given);
  checkDeletion(ctx, operation, input);
  const work = async () => {
    const noteChanges = noteSupport(caller, operation, req, 'act', input);
    const result = handler(ctx, input);
    const isAlone = !(result instanceof Promise);
    if (isAlone) noteChanges?.(isAlone);
    const answer: unknown = await result;
    if (!isAlone) noteChanges?.(isAlone);
    return answer;
  };
  if (operation.answer === 'stream') return void (await work());
  const data = await answeredOnce(req, caller?.operator ?? caller?.account, given, async () => {
    const result = await work();
    // cuts the row down to the contract: nothing that is not promised (a password hash) can leave
    return res.headersSent ? undefined : operation.result.parse(result ?? null);
  });
  if (res.headersSent || losesAnswer(kinds, res)) return;
  res.json({
    status: 1,
    success: true,
    message: 'ok',
    data: caller ? withShownMedia(withSignatures(data, caller.merchant.mchno), req.header('host') ?? '') : data,
  });
}

/**
 * Each changing call of support is written down before it does anything; without its row it does nothing.
 * @returns adds what the call has changed, once it has; see `watchRecords`
 */
function noteSupport(
  caller: Caller | undefined,
  { method, path }: Operation,
  req: Request,
  verb: 'act' | 'denied',
  input?: unknown,
): ((isAlone: boolean) => void) | undefined {
  if (!caller?.operator || method === 'GET') return undefined;
  const { operator, account, merchant } = caller;
  const [group = '', name = ''] = path.slice(1).split('/');
  const act = { verb, call: `${group}.${name}`, records: recordsOf(input) };
  const row = noteSeeAs({ operator, member: account, merchant }, req, act);
  if (verb === 'denied') return undefined;
  const changesSince = watchRecords(merchant.mchno, group, input);
  return (isAlone) => void auditTable().update(row.id, { changes: changesSince(isAlone) });
}

/** Before the rights: some of these are open to everybody who has signed in. */
function refuseSupport(caller: Caller | undefined, operation: Operation, req: Request): void {
  if (!caller?.operator || !isRefusedWhileSeeing(operation.path)) return;
  noteSupport(caller, operation, req, 'denied');
  fail('以客服身份进入时不能做这件事，请由商家自己操作', { errorCode: SEE_AS_REFUSED });
}

/** Status -1 is a deletion, whichever call brings it. */
function checkDeletion(ctx: Context, operation: Operation, input: unknown): void {
  const isDeletion =
    operation.method === 'POST' &&
    typeof input === 'object' &&
    input !== null &&
    'status' in input &&
    input.status === -1;
  if (isDeletion && !ctx.can(deletionKeyOf(operation))) deny();
}

/** Says who closed what a call would need. */
function denyClosed({ merchant, grants }: Context, { permission }: Operation): never {
  const isOwn = isPermitted(openGrantsOf(grants, merchant, pagesLockedByProvider(merchant)), permission);
  return fail(isOwn ? '店铺已停用这个应用，请联系店主' : '平台没有对你的店铺开放这个功能', { errorCode: 'APP_OFF' });
}

const deny = (): never => fail('无权执行此操作', { errorCode: 'ACTION_DENIED' });

/** Events after which the fault `cut` or `cut:<events>` breaks a stream off; undefined = it runs to its end. */
function cutOf(kinds: readonly string[]): number | undefined {
  const kind = kinds.find((name) => /^cut(:\d+)?$/.test(name));
  return kind === undefined ? undefined : Number(kind.split(':')[1] ?? defaultCut);
}

const grantsOfCaller = ({ account, operator, token }: Caller): Grants =>
  token ? grantsOfApiToken(token) : operator ? grantsSeeingAs(operator, account) : grantsOf(account);

function contextOf(req: Request, res: Response, caller: Caller | undefined, kinds: readonly string[]): Context {
  const signedIn = (): Caller => caller ?? fail('请先登录', { errorCode: 'FORBIDDEN', httpStatus: 403 });
  return {
    req,
    res,
    clock,
    provider: providerOf(req.header('host') ?? ''),
    get account() {
      return signedIn().account;
    },
    get merchant() {
      return signedIn().merchant;
    },
    get db() {
      return dbOf(signedIn().merchant.mchno);
    },
    operator: caller?.operator,
    get grants() {
      return grantsOfCaller(signedIn());
    },
    now: () => clock.now(),
    can: (action) => isActionAllowed(grantsOfCaller(signedIn()), action),
    hasFault: (name) => kinds.includes(name),
    stream: () => eventStream(res, cutOf(kinds)),
  };
}
