import {
  addend,
  condition,
  effect,
  equal,
  fixedOrder,
  following,
  hanging,
  joiners,
  noCause,
  noReason,
  noResult,
  ownVerb,
  partState,
  resultClause,
} from './language.data';

const charactersOf = (text: string): Set<string> => new Set(text.replace(/[^\u4e00-\u9fff]/g, ''));

/** 薄涂像天生唇色，厚涂也不显老: two equals, no cause. */
function isParallel(one: string, other: string): boolean {
  const head = charactersOf(other.slice(0, 2));
  return [...charactersOf(one.slice(0, 2))].some((character) => head.has(character));
}

/** 躺着就能看星星，顶是透明的: the second clause is the reason of the first one. */
const isEffectFirst = (first: string, second: string): boolean => effect.test(first) && partState.test(second);

interface CauseAndResult {
  readonly cause: string;
  readonly result: string;
}

/** A statement of two clauses of which the second follows from the first; undefined for any other. */
export function causeAndResult(claim: string): CauseAndResult | undefined {
  const [cause = '', outcome = '', ...more] = claim.split(/[，,]/);
  if (more.length > 0 || [...cause].length < 2 || [...outcome].length < 3) return undefined;
  if (!resultClause.test(outcome) || noResult.test(outcome) || noCause.test(cause) || isParallel(cause, outcome))
    return undefined;
  if (isEffectFirst(cause, outcome)) return undefined;
  return { cause, result: outcome };
}

function isAdditive(claim: string): boolean {
  const [first = '', second = '', ...more] = claim.split(/[，,]/);
  if (more.length > 0 || [...first].length < 3 || [...second].length < 3) return false;
  return !hanging.test(second) && !following.test(second) && !condition.test(first) && !isParallel(first, second);
}

/** Two clauses of which the first is the effect: its reason may come first or be led in by 因为. */
function isReversed(claim: string): boolean {
  const [first = '', second = '', ...more] = claim.split(/[，,]/);
  return more.length === 0 && !fixedOrder.test(claim) && !hanging.test(second) && isEffectFirst(first, second);
}

/** A statement whose second clause tells what the first one is good for: 薄9毫米，门能从上面推过去. */
function isConsequence(claim: string): boolean {
  const [first = '', second = '', ...more] = claim.split(/[，,]/);
  if (more.length > 0 || [...first].length < 3 || [...second].length < 3) return false;
  const isReason =
    !noCause.test(first) && !noReason.test(first) && !condition.test(first) && !isEffectFirst(first, second);
  return isReason && following.test(second) && !hanging.test(second) && !isParallel(first, second);
}

/** Other ways to say the same statement: with its connector, the result first, or its two halves exchanged. */
export type ClaimForm = 'joined' | 'resultFirst' | 'because' | 'soThat' | 'swapped';

/** A cause behind 因为 or 靠的是 is a clause: of 圆角，不划手 it would be a bare noun. */
const LEAST_CAUSE = 4;

/** Two equals may change places where the second is long enough to begin with, and names what it speaks of. */
const LEAST_EQUAL = 6;

/** The same statement in another form; undefined where its clauses do not allow it. */
export function claimInForm(claim: string, form: ClaimForm): string | undefined {
  const [first = '', second = ''] = claim.split(/[，,]/);
  const parts = causeAndResult(claim);
  if (form === 'joined') {
    if (parts || isConsequence(claim)) return claim.replace(/[，,]/, joiners.result);
    return isAdditive(claim) && addend.test(first) && addend.test(second)
      ? claim.replace(/[，,]/, joiners.addition)
      : undefined;
  }
  if (form === 'soThat') return parts || isConsequence(claim) ? claim.replace(/[，,]/, joiners.soThat) : undefined;
  // An effect that stands first moves behind its reason; two equals change places where each says something alone.
  if (form === 'swapped')
    return isReversed(claim) || (isAdditive(claim) && !parts && [...second].length >= LEAST_EQUAL && equal.test(second))
      ? `${second}，${first}`
      : undefined;
  if (form === 'because' && isReversed(claim)) return `${first}${joiners.because}${second}`;
  if (form === 'because' && isConsequence(claim) && [...first].length >= LEAST_CAUSE)
    return `${second}${joiners.because}${first}`;
  if (!parts || [...parts.cause].length < LEAST_CAUSE || (form === 'resultFirst' && ownVerb.test(parts.cause)))
    return undefined;
  return `${parts.result}${joiners[form]}${parts.cause}`;
}
