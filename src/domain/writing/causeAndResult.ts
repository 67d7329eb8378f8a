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

/** The same statement in one of three forms: as it stands, with its 所以, or the result first. */
export function claimInForm(claim: string, form: number): string {
  const parts = form === 0 ? undefined : causeAndResult(claim);
  if (!parts) return claim;
  return form === 1 ? `${parts.cause}，所以${parts.result}` : `${parts.result}，靠的是${parts.cause}`;
}
