import { z } from 'zod';
import { providerRecordStates } from '../domain/providerRecords';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  revision,
  shownRevision,
  timestamp,
} from './contract';

/** What every record has that a provider publishes to its merchants. */
export const providerRecordFields = {
  id,
  revision: shownRevision,
  title: z.string(),
  state: z.enum(providerRecordStates),
  published_at: timestamp.optional(),
  updated_at: timestamp,
  created_at: timestamp,
};

/** Query of a list of them, in all states. */
export const providerRecordQuery = pageQuery.extend({ state: z.enum(providerRecordStates).optional() });

interface ProviderRecordCalls<
  Group extends string,
  Query extends z.ZodType,
  Row extends z.ZodType,
  Whole extends z.ZodType,
  Saved extends z.ZodRawShape,
> {
  readonly group: Group;
  /** Route key of the page that shows them. */
  readonly page: string;
  readonly query: Query;
  /** A row of the list, which changes answer with. */
  readonly row: Row;
  /** What `info` answers. */
  readonly whole: Whole;
  /** What is saved, besides id and revision. */
  readonly fields: Saved;
  readonly summaries: Readonly<Record<'data' | 'info' | 'save' | 'publish' | 'withdraw' | 'delete', string>>;
}

/** The calls that all records have in common which a provider drafts, publishes to its merchants and withdraws. */
export function providerRecordCalls<
  Group extends string,
  Query extends z.ZodType,
  Row extends z.ZodType,
  Whole extends z.ZodType,
  Saved extends z.ZodRawShape,
>({ group, page, query, row, whole, fields, summaries }: ProviderRecordCalls<Group, Query, Row, Whole, Saved>) {
  const chosen = { origin: 'chosen', auth: 'user' } as const;
  const shown = { ...chosen, permission: { page: [page] } } as const;
  const saving = { ...chosen, permission: { action: `${group}.save` } } as const;
  const publishing = { ...chosen, permission: { action: `${group}.publish` } } as const;
  const deleting = { ...chosen, permission: { action: `${group}.delete` } } as const;
  return {
    data: get(`/${group}/data` as const, { summary: summaries.data, input: query, result: pageOf(row), ...shown }),
    info: get(`/${group}/info` as const, { summary: summaries.info, input: idQuery, result: whole, ...shown }),
    save: post(`/${group}/save` as const, {
      summary: summaries.save,
      input: z.object({ id: id.optional(), revision, ...fields }),
      result: row,
      ...saving,
    }),
    publish: post(`/${group}/publish` as const, {
      summary: summaries.publish,
      input: z.object({ id, revision }),
      result: row,
      ...publishing,
    }),
    withdraw: post(`/${group}/withdraw` as const, {
      summary: summaries.withdraw,
      input: idQuery,
      result: row,
      ...publishing,
    }),
    delete: post(`/${group}/delete` as const, {
      summary: summaries.delete,
      input: idsBody,
      result: done,
      ...deleting,
    }),
    restore: post(`/${group}/restore` as const, {
      summary: 'Take a removal back',
      input: idsBody,
      result: done,
      ...deleting,
    }),
  };
}
