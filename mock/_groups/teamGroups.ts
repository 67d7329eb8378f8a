import type { Db, Row } from '../_core/store';

export interface TeamGroupRow extends Row {
  readonly mchno: string;
  readonly revision: number;
  readonly name: string;
  readonly note: string;
  /** Account ids. */
  readonly lead: string;
  readonly members: readonly string[];
  readonly created_at: string;
}

export const teamGroupsOf = (db: Db) => db.table<TeamGroupRow>('team_group');
