import { isActionAllowed } from './permissions';
import { isFinal, type PublishState } from './publishing';

/** A person as records name him. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

interface Owned {
  readonly author?: Person | undefined;
  readonly owner?: Person | undefined;
}

/** Who answers for a record now: its author, until it is handed over. Who wrote it stays its `author`. */
export const ownerOf = <R extends Owned>({ owner, author }: R): Person | R['author'] => owner ?? author;

/** What a member can leave behind, in the order in which it is shown. The keys are the tables of the server. */
export const belongingKinds = [
  'publish',
  'project',
  'script',
  'article',
  'topic',
  'shooting_plan',
  'video',
  'material',
  'knowledge',
  'framework',
  'prompt',
  'team_group',
  'lead',
  'wemedia',
] as const;
export type BelongingKind = (typeof belongingKinds)[number];

/**
 * What becomes of a field that names a member, when he hands over or leaves: `goesOver` names the new owner from then
 * on, `ends` is over when he leaves, `stays` is history, or his alone.
 */
export type Fate = 'goesOver' | 'ends' | 'stays';

/** Every field of every table that names a member. A test walks the server's rows and fails on one that is missing here. */
export const memberFields: Readonly<Record<string, Readonly<Record<string, Fate>>>> = {
  account_invite: { account_id: 'stays' },
  api_token: { 'creator.id': 'stays' },
  article: { 'author.id': 'stays', 'owner.id': 'goesOver', assignee: 'goesOver' },
  article_version: { 'by.id': 'stays', 'fields.author.id': 'stays', 'fields.assignee': 'stays' },
  breakdown: { 'author.id': 'stays' },
  card: { account_id: 'stays' },
  chat: { account_id: 'stays' },
  comment: { account_id: 'stays', 'mentions[]': 'stays' },
  customer: { 'history[].by.id': 'stays' },
  push: { 'author.id': 'stays' },
  feedback: { account_id: 'stays' },
  framework: { account_id: 'goesOver' },
  invoice: { account_id: 'stays' },
  knowledge: { 'author.id': 'stays', 'owner.id': 'goesOver' },
  lead: { 'assignee.id': 'goesOver', brought_by: 'stays', 'history[].by.id': 'stays' },
  material: { 'author.id': 'stays', 'owner.id': 'goesOver' },
  notice: { account_id: 'stays', 'read_by[]': 'stays', 'hidden_by[]': 'stays' },
  project: { 'author.id': 'stays', 'owner.id': 'goesOver' },
  project_version: { 'by.id': 'stays' },
  order: { 'refunds[].by.id': 'stays', 'history[].by.id': 'stays' },
  partner_place: { 'by.id': 'stays', 'judged_by.id': 'stays' },
  partner_reward: { 'paid_by.id': 'stays' },
  partner_task: { 'author.id': 'stays' },
  promotion_reward: { member_id: 'stays', 'by.id': 'stays' },
  promotion_task: { 'author.id': 'stays', 'member_ids[]': 'stays' },
  prompt: { account_id: 'goesOver' },
  prompt_use: { account_id: 'stays' },
  publish: {
    'author.id': 'stays',
    'owner.id': 'goesOver',
    'edited_by.id': 'stays',
    'history[].by.id': 'stays',
  },
  post_comment: { by_id: 'stays' },
  reminder: { id: 'stays' },
  script: { 'author.id': 'stays', 'owner.id': 'goesOver', assignee: 'goesOver' },
  script_version: { 'by.id': 'stays', 'fields.author.id': 'stays', 'fields.assignee': 'stays' },
  session: { account_id: 'ends' },
  shooting_plan: { 'author.id': 'stays', 'owner.id': 'goesOver', 'assignee.id': 'goesOver' },
  sign_in: { account_id: 'stays' },
  team_group: { lead: 'goesOver', 'members[]': 'ends' },
  team_invite: { inviter_id: 'ends', 'uses[].id': 'stays' },
  topic: { 'author.id': 'stays', 'owner.id': 'goesOver', 'assignee.id': 'goesOver' },
  upgrade: { account_id: 'stays' },
  video: { 'author.id': 'stays', 'owner.id': 'goesOver' },
  wechat_consent: { asked_by: 'stays' },
  wemedia: { 'publisher_ids[]': 'goesOver' },
};

/** A row as far as it names who holds it. */
export interface Belonging extends Owned {
  readonly id: string;
  readonly state?: string | undefined;
  readonly status?: number | undefined;
  readonly deleted?: boolean | undefined;
  readonly account_id?: string | undefined;
  readonly assignee?: string | Person | undefined;
  /** Of a group. */
  readonly lead?: string | undefined;
  readonly members?: readonly string[] | undefined;
  /** Of an account: who may publish by it. */
  readonly publisher_ids?: readonly string[] | undefined;
}

/** A published post is history; everything else can still be gone on with. */
const isOpen = (kind: BelongingKind, { state }: Belonging): boolean =>
  kind !== 'publish' || !isFinal(state as PublishState);

/** Kinds whose maker stands in `account_id`; elsewhere that names something else. */
const hasAccountId = (kind: BelongingKind): boolean => memberFields[kind]?.account_id === 'goesOver';

const assigneeId = ({ assignee }: Belonging): string | undefined =>
  typeof assignee === 'object' ? assignee.id : assignee;

/**
 * What changes in a row that is handed over; undefined = nothing of it is his.
 * @param from the member who gives it away
 */
export function handOverRow(kind: BelongingKind, row: Belonging, from: string, to: Person): object | undefined {
  if (!isOpen(kind, row)) return undefined;
  const person = { id: to.id, name: to.name };
  const changes = {
    ...(ownerOf(row)?.id === from && { owner: person }),
    ...(hasAccountId(kind) && row.account_id === from && { account_id: to.id, account_name: to.name }),
    ...(assigneeId(row) === from && { assignee: typeof row.assignee === 'object' ? person : to.id }),
    ...(row.publisher_ids?.includes(from) && {
      publisher_ids: [...new Set(row.publisher_ids.map((id) => (id === from ? to.id : id)))],
    }),
    ...(row.lead === from && { lead: to.id, members: [...new Set([...(row.members ?? []), to.id])] }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Rows of each kind, as far as they are at hand. */
export type RowsByKind = Readonly<Partial<Record<BelongingKind, readonly Belonging[]>>>;

interface BelongingCount {
  readonly kind: BelongingKind;
  /** Without those in the recycle bin, which go over as well. */
  readonly count: number;
}

const isLive = ({ status, deleted }: Belonging): boolean => status !== -1 && deleted !== true;

/** What a member holds, counted by kind; a kind of which he holds nothing is left out. */
export function belongingsOf(memberId: string, rows: RowsByKind): BelongingCount[] {
  const nobody = { id: '', name: '' };
  return belongingKinds.flatMap((kind) => {
    const his = (rows[kind] ?? []).filter((row) => handOverRow(kind, row, memberId, nobody) !== undefined);
    return his.length > 0 ? [{ kind, count: his.filter(isLive).length }] : [];
  });
}

/** Who holds a kind has to be able to work on it: any of these actions suffices, none = everybody can. */
const neededActions: Readonly<Record<BelongingKind, readonly string[]>> = {
  publish: ['publish.submit', 'publish.schedule'],
  project: ['project.save'],
  script: ['script.save'],
  article: ['article.save'],
  topic: ['topic.save'],
  shooting_plan: ['shooting_plan.save'],
  video: ['video.save'],
  material: ['material.save'],
  knowledge: ['knowledge.save'],
  framework: ['framework.save'],
  prompt: ['prompt.save'],
  team_group: [],
  lead: ['lead.save'],
  wemedia: ['publish.submit', 'publish.schedule'],
};

interface Grants {
  readonly access: string;
  readonly routes: readonly string[];
  readonly actions: readonly string[];
}

/** The kinds that somebody could not go on with; empty = he can take all of them over. */
export const missingRights = (grants: Grants, kinds: readonly BelongingKind[]): BelongingKind[] =>
  kinds.filter((kind) => {
    const needed = neededActions[kind];
    return needed.length > 0 && !needed.some((action) => isActionAllowed(grants, action));
  });

interface Member {
  readonly id: string;
  readonly status: number;
}

/** Why a member cannot take over what another one holds; undefined = he can. */
export function receiverLock(
  receiver: Member,
  giverId: string,
  grants: Grants,
  kinds: readonly BelongingKind[],
): 'self' | 'inactive' | 'rights' | undefined {
  if (receiver.id === giverId) return 'self';
  if (receiver.status !== 1) return 'inactive';
  return missingRights(grants, kinds).length > 0 ? 'rights' : undefined;
}

/**
 * Without somebody who takes it over nobody is removed; who is only disabled may come back to it.
 * @param status what he becomes: 0 = disabled, -1 = removed, undefined = he stays
 */
export const needsReceiver = (status: number | undefined, belongings: readonly unknown[]): boolean =>
  status !== 0 && belongings.length > 0;
