import type { Entry } from './types';

/** What a claim is said to hold for; belongs to the claim and goes with it: 「全网最好的」 becomes 「很好的」. */
const scope =
  /(?:全网|全国|全球|全世界|全宇宙|全行业|全平台|全市|全城|全省|全县|全场|世界上?|行业[里内中]?|业内|业界|同行[里中]?|同类[中里]?|同价位[里中]?|史上|有史以来|市面上|市场上|国内|国际上?|当地|我国|中国|亚洲|天下)(?:公认)?$/;
const scopeEnds = new Set('网国球界宙业台市城省县场上里内中行类位来地洲下认');
const longestScope = 8;
const scoped = new Set(['superlative', 'first', 'grade', 'exclusive', 'brand']);

const han = /\p{Script=Han}/u;
/** After these a quality is the statement itself (品质最好了), not the attribute of a thing. */
const notThings = new Set(
  '的了吗呢吧啊呀哦哈嘛是在就都也还和与跟而但不没有会要能可让给把被又很更真才从对为以及或过着到得地之其这那你我他她它们一',
);
/** Qualities of a whole phrase need 的 before a thing: 很好的杯子; 高品质面料 does not. */
const needsDe = /^(?:很|够|比较|卖得|口碑|值得|有|少见|出色|不错|用心|寓意)/;
const degree = /(?:很|非常|特别|十分|相当|挺|超|超级|太|真|好|最|更)$/;

/** 「十分钟到地铁」: the number belongs to the claim. */
const minutes = /[0-9０-９一二两三四五六七八九十几数半约]{1,4}$/;

/** Where a mark begins when what it is claimed for is taken with it, and repeated 最 (最最最好). */
export function claimStart(text: string, from: number, entry: Entry): number {
  if (entry.word.startsWith('分钟'))
    return from - (minutes.exec(text.slice(Math.max(0, from - 4), from))?.[0].length ?? 0);
  if (!scoped.has(entry.category)) return from;
  let start = from;
  if (entry.category === 'superlative') while (text.charAt(start - 1) === '最') start -= 1;
  if (!scopeEnds.has(text.charAt(start - 1))) return start;
  const found = scope.exec(text.slice(Math.max(0, start - longestScope), start));
  return found ? start - found[0].length : start;
}

/** 「顶【级】」: a bracket that opens within the mark closes within it, or would be left alone by a replacement. */
export function claimEnd(text: string, from: number, to: number): number {
  const opens = brackets.indexOf(text.charAt(to)) - 1;
  if (opens < 0 || opens % 2 !== 0) return to;
  const opener = text.lastIndexOf(brackets.charAt(opens), to - 1);
  return opener >= from ? to + 1 : to;
}

/** Opening and closing, in pairs. */
const brackets = '()（）[]【】{}「」『』《》〈〉〔〕“”‘’';

function fitted(suggestion: string, before: string, after: string): string {
  const bare = suggestion.startsWith('很') && degree.test(before) ? suggestion.slice(1) : suggestion;
  if (bare.endsWith('的')) return after === '的' ? bare.slice(0, -1) : bare;
  if (!needsDe.test(suggestion)) return bare;
  const isThing = han.test(after) && !notThings.has(after);
  const isPredicate = !han.test(after) && !/[a-z0-9]/i.test(after) && /(?:是|为|就是|算是)$/.test(before);
  return isThing || isPredicate ? `${bare}的` : bare;
}

/** The entry's suggestions as they read well between what stands before and behind the mark; none where each would be torn. */
export function fittedSuggestions(text: string, from: number, to: number, entry: Entry): readonly string[] {
  const around = text.slice(Math.max(0, from - longestEcho), from);
  const follows = text.slice(to, to + longestEcho);
  const suggestions = undoubled(entry, text, from, to).filter(
    (suggestion) => suggestion === '' || entry.owner || !isTorn(entry, suggestion, around, follows),
  );
  const isEcho = (suggestion: string): boolean => echoes(suggestion, around, follows);
  return suggestions.some(isEcho) ? suggestions.filter((suggestion) => !isEcho(suggestion)) : suggestions;
}

/** 看主页：maomao77, 去看主页, 看主页在: an invitation cannot stand where a name stood. */
const nameBefore = /[的去在用搜]$/;
const nameBehind = /^(?:[：:]|在|里|是|[^\p{Script=Han}]{0,2}[a-z0-9]{3})/iu;
/** 活动时间有限一年: a period hangs on the words that went. */
const periodBehind = /^(?:[一两三半十]?(?:年|天|辈子|生))/;

/** 可以…, 帮助…, 用来…: what such a word leads to may be a phrase. */
const leadsOn = /[以能可助来会于的了是让为]$/;

/** What is a clause of its own: 三年不少人回购饭盒 and 检测结果见报告的面包 say nothing. */
const clauses = /^(?:不少人回购|检测结果见报告)$/;

/** Whether a suggestion leaves a torn sentence: it says again what follows, or what it stood for hangs in the air. */
function isTorn(entry: Entry, suggestion: string, before: string, after: string): boolean {
  if (han.test(after.charAt(0)) && after.length >= 2 && suggestion.includes(after.slice(0, 2))) return true;
  // 日常呵护片, 日常呵护抗癌: a whole phrase before the thing or the effect that the word was a part of.
  if (entry.category === 'medical' || entry.category === 'cosmetic')
    return (
      (han.test(after.charAt(0)) && !notThings.has(after.charAt(0))) ||
      (han.test(before.charAt(before.length - 1)) && !leadsOn.test(before))
    );
  if (entry.category === 'diversion') return nameBefore.test(before) || nameBehind.test(after);
  if (clauses.test(suggestion)) return han.test(after.charAt(0)) || han.test(before.charAt(before.length - 1));
  return entry.category === 'pressure' && periodBehind.test(after);
}

/** 「口碑不错」 beside 口碑 or 不错 would say the same thing twice. */
const longestEcho = 4;
function echoes(suggestion: string, before: string, after: string): boolean {
  const touches = (character: string): boolean => character !== '' && suggestion.includes(character);
  if (!touches(after.charAt(0)) && !touches(before.charAt(before.length - 1))) return false;
  for (let length = Math.min(longestEcho, suggestion.length); length >= 2; length -= 1) {
    if (before.endsWith(suggestion.slice(0, length)) || after.startsWith(suggestion.slice(-length))) return true;
  }
  return false;
}

function undoubled(entry: Entry, text: string, from: number, to: number): readonly string[] {
  const isPhrase = entry.isAdjective || entry.category === 'superstition';
  if (!isPhrase && (text.charAt(to) !== '的' || entry.suggestions.length === 0)) return entry.suggestions;
  const before = text.slice(Math.max(0, from - 3), from);
  const after = text.charAt(to);
  const fitting = isPhrase ? fitted : withoutSecondDe;
  return [...new Set(entry.suggestions.map((suggestion) => fitting(suggestion, before, after)))];
}

const withoutSecondDe = (suggestion: string, _before: string, after: string): string =>
  after === '的' && suggestion.endsWith('的') ? suggestion.slice(0, -1) : suggestion;
