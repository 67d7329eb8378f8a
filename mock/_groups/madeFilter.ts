import { groupMembers } from '../../src/domain/team';
import type { AccountRow } from '../_core/rows';
import type { Context } from '../_core/serve';
import { daysChoices, inDaysOf } from './daysFilter';
import { teamGroupsOf } from './teamGroups';

type Within = Pick<Context, 'db' | 'merchant' | 'now'>;

interface MadeQuery {
  readonly author_id?: string | undefined;
  readonly made?: string | undefined;
}

interface Made {
  readonly author?: { readonly id: string; readonly name: string } | undefined;
  readonly created_at: string;
}

/** Whether a member is meant by a filter that names a member or a group. Without a filter everybody is, nobody known too. */
export function isOneOf({ db }: Pick<Within, 'db'>, who: string | undefined): (id: string | undefined) => boolean {
  if (who === undefined) return () => true;
  const group = teamGroupsOf(db).find(who);
  const ids = new Set(group ? groupMembers(group.lead, group.members) : [who]);
  return (id) => id !== undefined && ids.has(id);
}

/** How whoever a filter names is called: a group, or a member; '' = he is not there any more. */
export const nameOfFilter = ({ db }: Pick<Within, 'db'>, who: string | undefined): string =>
  who === undefined ? '' : (teamGroupsOf(db).find(who)?.name ?? db.table<AccountRow>('account').find(who)?.name ?? '');

/** Whether a record was made by whom, and on the days, that a list is filtered by (`madeFilter` of the contract). */
export function isMadeBy(ctx: Within, { author_id, made }: MadeQuery): (row: Made) => boolean {
  const isAuthor = isOneOf(ctx, author_id);
  const isIn = inDaysOf(ctx, made);
  return ({ author, created_at }) => isAuthor(author?.id) && isIn(created_at);
}

/** A group that is filtered by, as a choice beside the authors. */
export function groupChoice({ db }: Pick<Within, 'db'>, who: string | undefined): { value: string; label: string }[] {
  const group = who === undefined ? undefined : teamGroupsOf(db).find(who);
  return group ? [{ value: group.id, label: group.name }] : [];
}

/** What those filters offer: whoever made any of the rows, and the usual spans of days. */
export function madeChoices(ctx: Within, { author_id, made }: MadeQuery, rows: readonly Made[]) {
  const names = new Map(rows.flatMap(({ author }) => (author?.id ? [[author.id, author.name] as const] : [])));
  // A link to somebody who made none of them yet still names him.
  if (author_id !== undefined && !names.has(author_id) && groupChoice(ctx, author_id).length === 0)
    names.set(author_id, nameOfFilter(ctx, author_id) || author_id);
  const authors = [...names].map(([value, label]) => ({ value, label }));
  return { author_id: [...authors, ...groupChoice(ctx, author_id)], made: daysChoices(ctx, made) };
}
