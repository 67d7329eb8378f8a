import { segmentWords } from '../../../../../src/utils/segmentWords';

/** 重一点点, 一把手: words that mean something else together than apart. */
const fixedPhrases =
  /[轻重大小高低多少快慢早晚厚薄][一有]?点点?|一点一点|越来越|不得不|差不多|说不定|了不起|对不起|忍不住|有的是|时间长|一把手|面对面|手把手|一模一样|千方百计|好不容易|特别是|特别行政|简单粗暴|一边倒|地方菜|时间线|方便面|干净利落|马上就|结果子|最后一/g;

/**
 * Exchanges the first place where a word stands by itself: no part of another word or of a fixed phrase, not denied.
 * Undefined when there is no such place.
 */
export function exchangeWord(text: string, from: string, to: string): string | undefined {
  const guarded = [...text.matchAll(fixedPhrases)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  let at = 0;
  const starts = new Set<number>();
  const ends = new Set<number>();
  for (const { text: word } of segmentWords(text)) {
    starts.add(at);
    at += word.length;
    ends.add(at);
  }
  for (let start = text.indexOf(from); start >= 0; start = text.indexOf(from, start + 1)) {
    const end = start + from.length;
    const isInside = guarded.some(([first, last]) => start < last && end > first);
    const isDenied = /[不没无未非别]$/.test(text.slice(0, start));
    if (isInside || isDenied || !starts.has(start) || !ends.has(end)) continue;
    return `${text.slice(0, start)}${to}${text.slice(end)}`;
  }
  return undefined;
}
