import { callWords } from './callKind';
import { productName } from './productName';

interface SpokenScript {
  /** What is said, in order. */
  readonly lines: readonly string[];
  /** Title of the goods as the shop has it; empty when none are sold. */
  readonly goodsTitle: string;
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

/** What only leads to the thing that is said: no title by itself. */
const frame =
  /先记一条|说的就是|照这个做|哪一点|哪一样|主角是|说起|这一条|一个画面|画面里|头一个细节|这一点$|这一样$|要讲|图的是|念头|^(?:先|再|来)?看|^(?:挑|选|说到|讲|想了解|镜头|今天|我们)/;

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
  return parts.find((part) => !frame.test(part)) ?? parts[0] ?? '';
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

/** Topics: the goods' name, the brand that their title begins with, and what people look for. */
function topicsOf({ goodsTitle }: SpokenScript): string[] {
  if (goodsTitle === '') return [];
  const name = productName(goodsTitle);
  const [first = ''] = goodsTitle
    .replace(/【[^】]*】/g, ' ')
    .trim()
    .split(/\s+/);
  const isBrand = first !== goodsTitle.trim() && !first.includes(name) && /^[\p{L}\p{N}]{2,8}$/u.test(first);
  return [...new Set([name, ...(isBrand ? [first] : []), `${name}推荐`, `${name}怎么选`])].slice(0, MAX_TOPICS);
}

/**
 * What a post of this script says: the hook as its title, what is told as its caption, three to five topics.
 * @param isAllowed whether every platform in question takes this title
 */
export function postTextsOf(script: SpokenScript, isAllowed: (title: string) => boolean): ScriptPostTexts {
  const title = titleOf(script.lines, isAllowed);
  return { title, description: captionOf(script.lines, title), topics: topicsOf(script) };
}
