/** What a text may not lose when it is said in other words. */
type FactKind = 'number' | 'name' | 'negation' | 'hedge' | 'condition';

/** Data: words with 不, 没, 无, 未, 别 and 非 in them that deny nothing, and 一 that counts nothing. */
const noDenial =
  /不锈钢|不仅|不但|不光|不管|不论|无论|不过|不错|差不多|说不定|不一定|未必|不得不|忍不住|好不容易|了不起|对不起|除非|非常|非凡|未来|别忘|别致|别墅|特别|区别|级别|分别|差别|识别|个别|类别|性别|无线|无花果|不禁|不同|不断|不久/g;
const noCount =
  /一(?:点点?|下子?|样|直|起|定|些|般|旦|边|切|致|向|目了然|滩|个劲)|万一|千万|十分|半天|三三两两|七上八下/g;

const kinds: Readonly<Record<FactKind, (text: string) => string[]>> = {
  number: (text) => [
    ...(text.match(/\d+(?:\.\d+)?/g) ?? []),
    ...(text.replace(noCount, ' ').match(/[一二两三四五六七八九十百千万半几]+/g) ?? []),
  ],
  name: (text) => [
    ...(text.match(/[A-Za-z][A-Za-z0-9-]*/g) ?? []),
    ...(text.match(/《[^》]{1,40}》|「[^」]{1,40}」|“[^”]{1,40}”/g) ?? []),
  ],
  negation: (text) => (text.replace(noDenial, ' ').match(/[不没无未别非勿莫]/g) ?? []).map(() => '-'),
  hedge: (text) =>
    (
      text.match(
        /可能|也许|或许|大概|大约|约(?=[\d一二两三四五六七八九十半])|左右|上下(?=[，。]|$)|差不多|似乎|好像|几乎|基本|一般(?!的)|通常|往往|多半|有时|偶尔|最多|至多|至少|起码|不一定|未必|说不定|不至于|部分|有些|个别|尽量|我觉得|我认为|我们觉得|感觉上|估计/g,
      ) ?? []
    ).map(() => '?'),
  condition: (text) =>
    (text.match(/如果|要是|假如|的话|除非|只有|只要|仅限?|限(?=[\d新每前])|万一|前提/g) ?? []).map(() => 'if'),
};

const counted = (list: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/**
 * Which kind of fact another wording lost: a number, a name, a denial, a hedge (大概), a condition. Denials may not come
 * up either. Undefined = it says as much as before.
 */
export function lostFact(before: string, after: string): FactKind | undefined {
  return (Object.keys(kinds) as FactKind[]).find((kind) => {
    const [had, has] = [counted(kinds[kind](before)), counted(kinds[kind](after))];
    if (kind === 'negation') return had.get('-') !== has.get('-');
    return [...had].some(([fact, count]) => (has.get(fact) ?? 0) < count);
  });
}
