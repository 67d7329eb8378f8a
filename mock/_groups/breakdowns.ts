import type { BreakdownRecord } from '../../src/services/breakdown/schema';
import type { Db } from '../_core/store';
import '../_data/breakdown';

/** Rows of an earlier version name no author. */
export interface BreakdownRow extends Omit<BreakdownRecord, 'author'> {
  readonly mchno: string;
  readonly author?: BreakdownRecord['author'];
}

export const breakdownsOf = (db: Db) => db.table<BreakdownRow>('breakdown');

export const toBreakdown = (row: BreakdownRow) => ({ ...row, author: row.author ?? { id: '', name: '' } });
