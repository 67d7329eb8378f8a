import { callWords, titleFrames, topicEnds } from './language.data';
import { spokenNameOf } from './productName';
import { tradeTopics, useTopics } from './topics.data';

interface SpokenScript {
  /** What is said, in order. */
  readonly lines: readonly string[];
  /** Title of the goods as the shop has it; empty when none are sold. */
  readonly goodsTitle: string;
  /** What the merchant calls them; absent or empty = as the title tells. */
  readonly spokenName?: string | undefined;
}

interface ScriptPostTexts {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
}

/** A caption that a phone shows without opening it further. */
const MAX_CAPTION = 90;
const MAX_TOPICS = 5;
const MIN_TITLE = 5;

const lengthOf = (text: string): number => [...text].length;
const withoutEnd = (text: string): string => text.trim().replace(/[。；;，,\s]+$/u, '');

/** Parts of a line that can stand as a title, longest first. */
function titleParts(line: string): string[] {
  return withoutEnd(line)
    .split(/[：:]/)
    .flatMap((part) => {
      const clauses = part.split(/(?<=[，,？?])/);
      return clauses.flatMap((_, from) =>
        clauses.slice(from).map((__, count) =>
          clauses
            .slice(from, from + count + 1)
            .join('')
            .replace(/[，,？?]$/, ''),
        ),
      );
    })
    .filter((run) => lengthOf(run) >= MIN_TITLE)
    .sort((a, b) => lengthOf(b) - lengthOf(a));
}

/** The hook as a title: as much of the first lines as is allowed, cut only where a clause ends. */
function titleOf(lines: readonly string[], isAllowed: (title: string) => boolean): string {
  const parts = lines.slice(0, 3).flatMap(titleParts).filter(isAllowed);
  return parts.find((part) => !titleFrames.test(part)) ?? parts[0] ?? '';
}

/** What follows the hook, without questions and calls, whose buttons differ by platform. */
function captionOf(lines: readonly string[], title: string): string {
  let caption = '';
  for (const line of lines) {
    const isTold = title !== '' && withoutEnd(line) === title;
    if (isTold || /[？?]$/.test(line.trim()) || callWords.test(line)) continue;
    if (lengthOf(caption + line) > MAX_CAPTION) break;
    caption += line.trim();
  }
  return caption;
}

/** The brand that the title of goods begins with; empty = none. */
function brandIn(goodsTitle: string, name: string): string {
  const [first = ''] = goodsTitle
    .replace(/【[^】]*】/g, ' ')
    .trim()
    .split(/\s+/);
  const isBrand = first !== goodsTitle.trim() && !first.includes(name) && /^[\p{L}\p{N}]{2,8}$/u.test(first);
  return isBrand ? first : '';
}

/**
 * Topics, the nearest first: the goods' name, what they are for by the script's own words, their brand and trade, and
 * what people look for with such a name. Without goods there is only what the script speaks of.
 */
function topicsOf({ goodsTitle, spokenName, lines }: SpokenScript, most: number): string[] {
  const text = `${goodsTitle} ${lines.join(' ')}`;
  const uses = useTopics.filter(({ cue }) => cue.test(text)).map(({ topic }) => topic);
  if (goodsTitle === '') return uses.slice(0, most);
  const name = spokenNameOf({ title: goodsTitle, spoken_name: spokenName });
  const [use = ''] = uses;
  const trade = tradeTopics.find(({ cue }) => cue.test(name))?.topic ?? '';
  const ends = topicEnds.map((end) => `${name}${end}`);
  const topics = [name, use, brandIn(goodsTitle, name), trade, ...ends].filter(Boolean);
  return [...new Set(topics)].slice(0, most);
}

/**
 * What a post of this script says: the hook as its title, what is told as its caption, three to five topics.
 * @param isAllowed whether every platform in question takes this title
 * @param maxTopics how many topics each of them takes
 */
export function postTextsOf(
  script: SpokenScript,
  isAllowed: (title: string) => boolean,
  maxTopics: number = MAX_TOPICS,
): ScriptPostTexts {
  const title = titleOf(script.lines, isAllowed);
  return {
    title,
    description: captionOf(script.lines, title),
    topics: topicsOf(script, Math.min(MAX_TOPICS, maxTopics)),
  };
}
