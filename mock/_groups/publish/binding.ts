import { randomBytes } from 'node:crypto';
import type { PlatformId } from '../../../src/domain/platforms';
import { clock } from '../../_core/clock';
import { dbOf, globalDb, newId, type Row } from '../../_core/store';
import type { WemediaRow } from '../../_engines/publisher';
import { wemediaOf } from './posts';

/** A QR code stands for two minutes. */
const lifeMs = 120_000;
/** A fresh login lasts as long as platforms usually let it. */
const loginDays = 60;

/** A QR code that connects an account; the id is the ticket. */
export interface BindRow extends Row {
  readonly mchno: string;
  readonly platform: PlatformId;
  /** Set when an account that is known has to log in anew. */
  readonly wanted?: string | undefined;
  readonly state: 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired' | 'mismatch';
  /** What was connected. */
  readonly account_id?: string;
  readonly expires: number;
}

const tickets = () => globalDb.table<BindRow>('wemedia_ticket');

export function startBinding(row: Pick<BindRow, 'mchno' | 'platform' | 'wanted'>): BindRow {
  for (const { id, expires } of tickets().all()) if (expires < clock.now() - lifeMs) tickets().remove(id);
  const id = randomBytes(16).toString('hex');
  return tickets().insert({ ...row, id, state: 'waiting', expires: clock.now() + lifeMs });
}

/** The ticket as it stands now: one that nobody answered in time has expired. */
export function findBinding(id: string): BindRow | undefined {
  const ticket = tickets().find(id);
  const isOpen = ticket?.state === 'waiting' || ticket?.state === 'scanned';
  return ticket && isOpen && ticket.expires <= clock.now() ? tickets().update(id, { state: 'expired' }) : ticket;
}

/** One that the phone can still answer. */
export function openBinding(id: string): BindRow | undefined {
  const ticket = findBinding(id);
  return ticket?.state === 'waiting' || ticket?.state === 'scanned' ? ticket : undefined;
}

export function scanBinding(id: string): void {
  if (findBinding(id)?.state === 'waiting') tickets().update(id, { state: 'scanned' });
}

/** Whoever is logged in to the platform on the phone. */
interface Persona {
  /** Id of an account that is connected already, else a name for a new one. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

const freshNames = ['山野周末', '山野小铺', '山野好物研究所'] as const;

/** The accounts that the demo phone has: those of the merchant on this platform, and some that are new. */
export function personasOf({ mchno, platform, wanted }: BindRow): Persona[] {
  const known = wemediaOf(dbOf(mchno))
    .all()
    .filter((row) => row.platform === platform);
  const names = new Set(known.map(({ name }) => name));
  const connected = known.map(({ id, name }) => ({ id, name, note: '已连接，登录会更新' }));
  const fresh = freshNames
    .filter((name) => !names.has(name))
    .map((name) => ({ id: `new:${name}`, name, note: '新账号' }));
  const all = [...fresh, ...connected];
  return wanted ? all.sort((a, b) => Number(b.id === wanted) - Number(a.id === wanted)) : all;
}

const freshLogin = () => ({
  state: 'ok' as const,
  expires_at: new Date(clock.now() + loginDays * 86_400_000).toISOString(),
});

function connect({ mchno, platform }: BindRow, { id, name }: Persona): WemediaRow {
  const accounts = wemediaOf(dbOf(mchno));
  const known = accounts.update(id, freshLogin());
  if (known) return known;
  const own = newId('wm');
  return accounts.insert({
    id: own,
    mchno,
    platform,
    name,
    avatar: `/api/demo/avatar/${own}.svg`,
    followers: 120 + (Number.parseInt(own.slice(-4), 36) % 900 || 0),
    behavior: 'smooth',
    group: '',
    slots: [],
    per_day: 3,
    ai_declared: true,
    connected_at: clock.iso(),
    ...freshLogin(),
  });
}

/** What the phone answered: the new state of the ticket, undefined when it can no longer be answered. */
export function answerBinding(id: string, personaId: string | undefined): BindRow['state'] | undefined {
  const ticket = openBinding(id);
  if (!ticket) return undefined;
  const persona = personasOf(ticket).find((one) => one.id === personaId);
  if (!persona) return tickets().update(id, { state: 'refused' })?.state;
  if (ticket.wanted && persona.id !== ticket.wanted) return tickets().update(id, { state: 'mismatch' })?.state;
  return tickets().update(id, { state: 'confirmed', account_id: connect(ticket, persona).id })?.state;
}
