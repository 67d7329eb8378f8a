/** Data: turns of one meaning; each is tried in this order. Nothing here adds to or takes from what a fact says. */
const spoken: readonly (readonly [from: RegExp, to: string])[] = [
  [/不超过(\d[\d.]*[^，\d]{1,3})(?=，|$)/, '在$1以内'],
  [/(?<=[\p{Script=Han}])可以(?=[\p{Script=Han}]{2})|(?<=^|，)可以(?=[\p{Script=Han}]{2})/u, '能'],
  [/不要(?![钱求])(?=[\p{Script=Han}]{2})/u, '别'],
  [/大概(?=[\p{Script=Han}\d])/u, '差不多'],
  [/一共(?=\d|[一二两三四五六七八九十])/, '总共'],
  [/(?<=[\p{Script=Han}]{2})以后(?!的)(?=[\p{Script=Han}])/u, '后'],
  [/就行(?=，|$)/, '就可以'],
  [/((?:\d[\d.]*|[一二两三四五六七八九十百]+)(?:个小时|小时|分钟|个|天|斤|克))左右/, '约$1'],
];
const written: readonly (readonly [from: RegExp, to: string])[] = [
  // 锅底厚4毫米 → 锅底有4毫米厚
  [/(?<![身等])([长宽高厚重深])(\d[\d.]*(?:毫米|厘米|公斤|米|克|斤))(?=，|$)/, '有$2$1'],
  [/(?<=[\p{Script=Han}])免费([\p{Script=Han}]{2})(?=，|$)/u, '$1不要钱'],
  [/(?<=^|，|[也都还就])能(?![量源耗效级力够人手])(?=[\p{Script=Han}]{2})/u, '可以'],
  [/(?<=^|，)别(?=[\p{Script=Han}]{2})/u, '不要'],
  [/里面(?!的)/, '里头'],
  [/大概(?=[\p{Script=Han}\d])/u, '大约'],
  [/(?<=[\p{Script=Han}]{2})以后(?!的)(?=[\p{Script=Han}])/u, '之后'],
  [/就行(?=，|$)/, '就好'],
  [/(?<=(?:^|，)[\p{Script=Han}]{2,4})的时候/u, '时'],
  // 豌豆渣和玉米淀粉: of 坚果和黑糖味 the head belongs to both
  [/(?<=[是有用])([\p{Script=Han}]{2,6})和([\p{Script=Han}]{1,5}[^味色款时\P{Script=Han}])(?=，|$)/u, '$2和$1'],
  [/(?<=^|，)([\p{Script=Han}]{1,3})和([\p{Script=Han}]{1,3})(?=自己|可以|都)/u, '$2和$1'],
  [/(?<!，)约(\d[\d.]*(?:[a-z]+|分钟|小时|克|斤))(?=，|$)/i, '$1左右'],
];
const turnsOf = [[], spoken, written];

/** Characters from which on a statement that stands in every version is heard as the same one. */
const LONG = 14;
/** Data: a second half that bounds or corrects the first one: without it the first would promise more. */
const bounding = /算下来|不|别|没|无|要|先|才|只|除|但|限|仅|以[上下内外]|另|也|再|还|等|后|如果/;
/** Whether what a statement says first holds only with what it says behind it. */
export const isBounded = (claim: string): boolean => {
  const [, ...rest] = claim.split('，');
  return /不行|不能|不然|否则|别|除|但|不吸|不可/.test(rest.join('，'));
};

/** Data: a second half that is understood without the first one. */
const ownStart =
  /^(?:建议|老板|师傅|海鲜|箱子|桌面|一[天年包盒袋次把台]|[\d一二两三四五六七八九十百]+(?:个|种|款|台|位|层|度))/;

const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** 清蒸石斑鱼、椒盐皮皮虾、蒜蓉粉丝扇贝等 from another item on; an order of steps or of shares stays. */
function listFrom(claim: string, by: number): string {
  return claim.replace(/[^、，]+(?:、[^、，]+){2,}/, (list) => {
    const [, lead = '', rest = list, end = ''] =
      /^(.*?(?:只有|有|送|是|含|要|为)(?=[^、]+、))?(.*?)(等|都.*|可.*|能.*|通用)?$/.exec(list) ?? [];
    const items = rest.split('、');
    return lead + [...items.slice(by), ...items.slice(0, by)].join('、') + end;
  });
}

/**
 * A statement as a version says it: the first keeps the merchant's words, the others turn lists, measures and small
 * words, so that versions that stand side by side are not the same sentences in another order.
 */
export function tellInVersion(claim: string, version: number): string {
  if (version === 0) return claim;
  const turned = (turnsOf[version] ?? []).reduce((said, [from, to]) => said.replace(from, to), claim);
  const moved = partsMoved(listFrom(turned, version), version);
  return moved === claim ? halfOf(claim, version) : moved;
}

/** Data: parts that follow one another or hang together. */
const inOrder = /先|再|后|然后|接着|最后|装回|[也都就才还]|算下来|因为|所以|如果|不是|要/;
/** A denial that can stand first: 不酸，入口是坚果和黑糖味. */
const bareDenial = /^(?:不|非|无|没有)[\p{Script=Han}]{1,3}$/u;

/** Parts of equal rank begin with another one: 水温90度，粉水比1比15，两分钟内冲完. */
function partsMoved(claim: string, version: number): string {
  const parts = claim.split('，');
  const [first = '', second = ''] = parts;
  if (parts.length < 2 || inOrder.test(claim) || claim.includes('、')) return claim;
  if (parts.length === 2)
    return version === 2 && bareDenial.test(second) && /是|有|用/.test(first) ? `${second}，${first}` : claim;
  const isEqual = parts.slice(0, -1).every((part) => /\d|[一二两三四五六七八九十百]/.test(part));
  return isEqual ? [...parts.slice(1, -1), first, ...parts.slice(-1)].join('，') : claim;
}

/** Of a long statement that cannot be turned, one version says one half where that promises no more than the whole. */
function halfOf(claim: string, version: number): string {
  const [first = '', second = '', ...more] = claim.split('，');
  if (second === '' || more.length > 0 || lettersIn(claim) < LONG) return claim;
  if (version === 1 && ownStart.test(second)) return second;
  if (
    version === 2 &&
    !bounding.test(second) &&
    lettersIn(first) >= LONG / 2 &&
    !/[时后完]$|^(?:先|从|如果)/.test(first)
  )
    return first;
  return claim;
}
