/** What a second clause says when it is the result of the first one: 洗了不松垮, 小雨走一小时脚不湿, 三十秒抹得开. */
const result = /(?:不|没)[^，]{1,5}$|得[开下到住着出]$|[也都]能[^，]{1,4}$/;
/** Actions, conditions and judgements that look alike but follow from nothing: 不放味精, 不达标再来, 不是擦表面. */
const noResult =
  /不(?:放|加|用|收|给|推|打|含|要|换|卖|是|多|少|上|够|同|只|另|限|做)|再|^(?:每|另|可以|还|而|但)|[二三四五六七八九十\d]+(?:元|道|颗)/;
const noCause = /不|没|越|先|[？?]|^(?:有|还|也|送|下单)/;

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
  if (!result.test(outcome) || noResult.test(outcome) || noCause.test(cause) || isParallel(cause, outcome))
    return undefined;
  return { cause, result: outcome };
}

/** A second clause that hangs on the first one: 照样出粮, 就倒, 后面可以上妆. */
const hanging = /^(?:照样|也|就|才|都|又|还|再|先|后面|另|不是|可以|但|而|送|所以|只|中间)/;
const condition = /^(?:先|从|如果|要是|只要)|[时后]$|的时候$/;

function isAdditive(claim: string): boolean {
  const [first = '', second = '', ...more] = claim.split(/[，,]/);
  if (more.length > 0 || [...first].length < 3 || [...second].length < 3) return false;
  return !hanging.test(second) && !condition.test(first) && !isParallel(first, second);
}

/** Other ways to say the same statement: with its connector, the result first, or its two halves exchanged. */
export type ClaimForm = 'joined' | 'resultFirst' | 'because' | 'swapped';

/** The same statement in another form; undefined where its clauses do not allow it. */
export function claimInForm(claim: string, form: ClaimForm): string | undefined {
  const parts = causeAndResult(claim);
  if (form === 'joined') {
    if (parts) return `${parts.cause}，所以${parts.result}`;
    return isAdditive(claim) ? claim.replace(/[，,]/, '，而且') : undefined;
  }
  if (form === 'swapped') {
    const [first = '', second = ''] = claim.split(/[，,]/);
    return isAdditive(claim) && !/[先后再]|[是有]$/.test(claim) ? `${second}，${first}` : undefined;
  }
  if (!parts) return undefined;
  return form === 'resultFirst' ? `${parts.result}，靠的是${parts.cause}` : `${parts.result}，因为${parts.cause}`;
}
