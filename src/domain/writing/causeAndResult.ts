import {
  condition,
  fixedOrder,
  following,
  hanging,
  joiners,
  noCause,
  noReason,
  noResult,
  ownVerb,
  resultClause,
} from './language.data';

const charactersOf = (text: string): Set<string> => new Set(text.replace(/[^\u4e00-\u9fff]/g, ''));

/** 薄涂像天生唇色，厚涂也不显老: two equals, no cause. */
function isParallel(one: string, other: string): boolean {
  const head = charactersOf(other.slice(0, 2));
  return [...charactersOf(one.slice(0, 2))].some((character) => head.has(character));
}

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
  return { cause, result: outcome };
}

function isAdditive(claim: string): boolean {
  const [first = '', second = '', ...more] = claim.split(/[，,]/);
  if (more.length > 0 || [...first].length < 3 || [...second].length < 3) return false;
  return !hanging.test(second) && !following.test(second) && !condition.test(first) && !isParallel(first, second);
}

/** A statement whose second clause tells what the first one is good for: 薄9毫米，门能从上面推过去. */
function isConsequence(claim: string): boolean {
  const [first = '', second = '', ...more] = claim.split(/[，,]/);
  if (more.length > 0 || [...first].length < 3 || [...second].length < 3) return false;
  const isReason = !noCause.test(first) && !noReason.test(first) && !condition.test(first);
  return isReason && following.test(second) && !hanging.test(second) && !isParallel(first, second);
}

/** Other ways to say the same statement: with its connector, the result first, or its two halves exchanged. */
export type ClaimForm = 'joined' | 'resultFirst' | 'because' | 'soThat' | 'swapped';

/** The same statement in another form; undefined where its clauses do not allow it. */
export function claimInForm(claim: string, form: ClaimForm): string | undefined {
  const parts = causeAndResult(claim);
  if (form === 'joined') {
    if (parts || isConsequence(claim)) return claim.replace(/[，,]/, joiners.result);
    return isAdditive(claim) ? claim.replace(/[，,]/, joiners.addition) : undefined;
  }
  if (form === 'soThat') return parts || isConsequence(claim) ? claim.replace(/[，,]/, joiners.soThat) : undefined;
  if (form === 'swapped') {
    const [first = '', second = ''] = claim.split(/[，,]/);
    return isAdditive(claim) && !fixedOrder.test(claim) ? `${second}，${first}` : undefined;
  }
  if (!parts || (form === 'resultFirst' && ownVerb.test(parts.cause))) return undefined;
  return `${parts.result}${joiners[form]}${parts.cause}`;
}
