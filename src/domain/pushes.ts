import { type CustomerKind, isInSpan, kindOfCustomer, type VisitSpan } from './customers';
import { hasBrokenPlace, missingValues, renderText, smsLength, smsText, variablesIn } from './messageTemplate';
import { localOf } from './publishing/zone';
import { OPT_OUT, pushVariables } from './pushes.data';

export const pushStates = ['draft', 'scheduled', 'sending', 'sent', 'partial', 'failed', 'canceled'] as const;
export type PushState = (typeof pushStates)[number];

/** What a push is in by itself; how an ended one ended is counted from its messages. */
export type PushStage = 'draft' | 'scheduled' | 'sending' | 'ended' | 'canceled';

export const pushLimits = {
  name: 40,
  /** Of the text with its variables, before signature and the way to refuse. */
  text: 300,
  tags: 10,
  /** Days ahead. */
  days: 90,
} as const;

/** Credits of one part of an SMS [own value]. */
export const SMS_PART_CREDITS = 1;

/** What a customer was first known by: a row of this kind names him. */
export const audienceSources = ['order', 'reservation', 'coupon', 'lead'] as const;
type AudienceSource = (typeof audienceSources)[number];

/** Whom a push is for; what is left out is not asked for, so an empty one is everybody. */
export interface PushAudience {
  /** Key of a level, or `none`. */
  readonly level?: string | undefined;
  /** One of them suffices. */
  readonly tags?: readonly string[] | undefined;
  readonly visited?: VisitSpan | undefined;
  readonly kind?: CustomerKind | undefined;
  readonly source?: AudienceSource | undefined;
}

/** What an audience looks at in a customer. */
export interface AudienceMember {
  readonly level: { readonly key: string } | undefined;
  readonly tags: readonly string[];
  readonly figures: { readonly last_visit_at: string; readonly orders: number };
  /** Rows that name him, by kind. */
  readonly sources: Readonly<Record<AudienceSource, number>>;
}

/** @param now milliseconds */
export function isInAudience(
  { level, tags = [], visited, kind, source }: PushAudience,
  { level: own, tags: worn, figures, sources }: AudienceMember,
  now: number,
): boolean {
  return (
    (!level || (own?.key ?? 'none') === level) &&
    (tags.length === 0 || tags.some((tag) => worn.includes(tag))) &&
    (!visited || isInSpan(figures.last_visit_at, visited, now)) &&
    (!kind || kindOfCustomer(figures) === kind) &&
    (!source || sources[source] > 0)
  );
}

/** Why a customer of the audience is not written to, the gravest first. */
export const leftOutReasons = ['refused', 'noPhone', 'today', 'missing'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A number that takes SMS: a Chinese mobile. @returns '' where there is none among them */
export const mobileIn = (phones: readonly string[]): string =>
  phones.find((phone) => /^1[3-9]\d{9}$/.test(phone)) ?? '';

interface Reachable {
  readonly hasRefused: boolean;
  readonly phones: readonly string[];
  /** Whether another push has reached him on the merchant's day. */
  readonly isReachedToday: boolean;
  readonly values: Readonly<Record<string, string>>;
}

/** Why somebody is not written to; undefined = he is. */
export function leftOutReason(
  text: string,
  { hasRefused, phones, isReachedToday, values }: Reachable,
): LeftOutReason | undefined {
  if (hasRefused) return 'refused';
  if (mobileIn(phones) === '') return 'noPhone';
  if (isReachedToday) return 'today';
  return missingValues([text], values).length > 0 ? 'missing' : undefined;
}

export type PushTextProblem =
  | { readonly kind: 'empty' | 'broken' }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'long'; readonly count: number };

const knownNames: ReadonlySet<string> = new Set(Object.values(pushVariables));

/** What keeps a text from being sent to anybody; undefined = nothing. */
export function pushTextProblem(text: string): PushTextProblem | undefined {
  if (text.trim() === '') return { kind: 'empty' };
  if (hasBrokenPlace(text)) return { kind: 'broken' };
  const unknown = variablesIn(text).find((name) => !knownNames.has(name));
  if (unknown !== undefined) return { kind: 'unknown', name: unknown };
  return text.length > pushLimits.text ? { kind: 'long', count: text.length } : undefined;
}

/** The SMS of one customer: the shop's name before it, the way to refuse after it, and the parts that it is paid as. */
export function pushMessage(
  shop: string,
  text: string,
  values: Readonly<Record<string, string>>,
): { readonly text: string; readonly parts: number } {
  const whole = smsText(shop, `${renderText(text.trim(), values)} ${OPT_OUT}`);
  return { text: whole, parts: smsLength(whole).parts };
}

const NIGHT_FROM = '21:00';
const NIGHT_TO = '08:00';

/** Whether people are not to be disturbed at that moment without a further thought. @param at milliseconds */
export function isAtNight(at: number, zone: string): boolean {
  const { time } = localOf(at, zone);
  return time >= NIGHT_FROM || time < NIGHT_TO;
}

/** How the messages of a push stand. */
export interface PushCounts {
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
  /** Not written to after all: refused in the meantime, or the push was stopped. */
  readonly skipped: number;
}

export const messageStates = ['queued', 'sent', 'failed', 'skipped'] as const;
export type MessageState = (typeof messageStates)[number];

/** Counted from the messages at each look, never kept. */
export function countMessages(messages: readonly { readonly state: MessageState }[]): PushCounts {
  const counts = { queued: 0, sent: 0, failed: 0, skipped: 0 };
  for (const { state } of messages) counts[state] += 1;
  return counts;
}

/** What a push is called, from its stage and its messages. */
export function pushState(stage: PushStage, { sent, failed }: PushCounts): PushState {
  if (stage !== 'ended') return stage;
  if (sent === 0) return 'failed';
  return failed > 0 ? 'partial' : 'sent';
}

/** What may be done with a push. A text that is out cannot be changed; one that waits is called back first. */
export const pushActions: Readonly<Record<PushState, readonly ('edit' | 'send' | 'cancel' | 'retry' | 'delete')[]>> = {
  draft: ['edit', 'send', 'delete'],
  scheduled: ['cancel'],
  sending: ['cancel'],
  sent: [],
  partial: ['retry'],
  failed: ['retry'],
  canceled: ['delete'],
};

/** Why a message was not delivered. Only what may pass by itself is tried again. */
export const deliveryFaults = ['busy', 'empty_number'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];
export const isRetryable = (fault: string): boolean => fault === 'busy';

/** Why a push ended without a message. */
export const pushProblems = ['nobody', 'credits', 'words'] as const;
export type PushProblem = (typeof pushProblems)[number];
