import type { LeadState } from '../../src/domain/leads';
import type { LeadEntry } from '../../src/services/lead/schema';
import { nextRevision } from '../_core/revision';
import type { Context } from '../_core/serve';
import { type Db, newId } from '../_core/store';
import type { LeadRow } from '../_data/leads';
import '../_data/leads';

/** Who writes to a merchant's leads, and when: a member, or the customer himself by a card. */
export interface LeadWriter {
  readonly db: Db;
  readonly at: string;
  readonly by: LeadEntry['by'];
}

export const leadWriterOf = ({ db, clock, account }: Context): LeadWriter => ({
  db,
  at: clock.iso(),
  by: { id: account.id, name: account.name },
});

/** A merchant's leads that are not removed. */
export const openLeads = (db: Db): LeadRow[] =>
  db
    .table<LeadRow>('lead')
    .all()
    .filter(({ status }) => status === 1);

export const leadByPhone = (db: Db, phone: string): LeadRow | undefined =>
  openLeads(db).find((row) => row.phone === phone);

/** A line of a lead's history. `request_id` names the press that brought it. */
export const leadEntry = (
  { at, by }: LeadWriter,
  kind: LeadEntry['kind'],
  text = '',
  more: { readonly state?: LeadState; readonly request_id?: string } = {},
): LeadRow['history'][number] => ({ at, kind, by, text, ...more });

/** Takes changes in: the next revision, and what happened at the end of the history. */
export function changeLead(
  { db }: LeadWriter,
  row: LeadRow,
  fields: Partial<LeadRow>,
  ...happened: LeadRow['history']
): LeadRow {
  const next = { ...fields, revision: nextRevision(row, undefined), history: [...row.history, ...happened] };
  return db.table<LeadRow>('lead').update(row.id, next) ?? row;
}

/** A phone that is known is no new lead: what is said now is added to the one that is there. */
export function askAgain(
  writer: LeadWriter,
  known: LeadRow,
  note: string,
  { request_id, ...fields }: Pick<LeadRow, 'consent_at'> & { readonly request_id?: string } = {},
): LeadRow {
  const state = known.state === 'lost' ? ('contacted' as const) : known.state;
  const more = request_id === undefined ? {} : { request_id };
  return changeLead(
    writer,
    known,
    { ...fields, state, ...(state === known.state ? {} : { lost_reason: undefined }) },
    leadEntry(writer, 'again', note, more),
  );
}

type NewLead = Pick<
  LeadRow,
  'name' | 'phone' | 'source' | 'note' | 'next_on' | 'assignee' | 'consent_at' | 'brought_by'
>;

export function addLead(
  writer: LeadWriter,
  { request_id, ...fields }: NewLead & { readonly request_id?: string },
): LeadRow {
  const more = request_id === undefined ? {} : { request_id };
  return writer.db.table<LeadRow>('lead').insert({
    id: newId('lead'),
    revision: 0,
    ...fields,
    state: 'new',
    history: [leadEntry(writer, 'created', fields.note, more)],
    status: 1,
    created_at: writer.at,
  });
}
