import {
  cleanTitle,
  cleanTopics,
  type PlatformId,
  platforms,
  shorten,
  titleWeight,
  topicBreak,
  topicsTotal,
} from '../platforms';
import {
  callWords,
  goodsLabel,
  listMark,
  offerWords,
  orderWord,
  ownerMark,
  spokenLeads,
  titleFrames,
  topicEnds,
} from './language.data';
import { spokenNameOf, titleWithoutLabels } from './productName';
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

/** How a text for several platforms at once is worded: as the most reserved of them take it. */
const commonCaption = { length: 90, layout: 'run', topics: 5, leavesOutMentions: true } as const;
type Caption = (typeof platforms)[PlatformId]['caption'];
const MIN_TITLE = 5;
const MIN_OFFER = 3;

const lengthOf = (text: string): number => [...text].length;
const withoutEnd = (text: string): string => text.trim().replace(/[。；;，,\s]+$/u, '');
const withEnd = (text: string): string => (/[。！!…]$/u.test(text) ? text : `${withoutEnd(text)}。`);

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
            .replace(/[，,]$/, ''),
        ),
      );
    })
    .filter((run) => lengthOf(run) >= MIN_TITLE)
    .sort((a, b) => lengthOf(b) - lengthOf(a));
}

/** A title as every one of the platforms takes it: with their marks alone, within their lengths; empty = one does not. */
function fittedTitle(title: string, on: readonly PlatformId[]): string {
  const [only] = on;
  const cleaned = only && on.length === 1 ? cleanTitle(platforms[only], title) : title;
  const fits = on.every((id) => {
    const { min, max } = platforms[id].title;
    const weight = titleWeight(id, cleaned);
    return weight >= min && weight <= max;
  });
  return fits ? cleaned : '';
}

/**
 * The hook as a title: as much of the first lines as every platform takes, cut only where a clause ends. Where no clause
 * is short enough, what the goods are called: the name in the shop, cut short, says nothing.
 */
function titleOf({ lines, goodsTitle, spokenName }: SpokenScript, on: readonly PlatformId[]): string {
  const parts = lines.slice(0, 3).flatMap(titleParts);
  const name = goodsTitle === '' ? '' : spokenNameOf({ title: goodsTitle, spoken_name: spokenName });
  const brand = brandIn(goodsTitle, name);
  const names = [...(brand ? [`${brand}${name}`, `${brand}${ownerMark}${name}`] : []), name];
  const wanted = [...parts.filter((part) => !titleFrames.test(part)), ...names, ...parts];
  return wanted.map((title) => title && fittedTitle(title, on)).find(Boolean) ?? '';
}

/** A sentence as it is read, without what leads up to it: 把这一条摆在前面：踩上去不滑 → 踩上去不滑. */
function asRead(line: string): string {
  const said = line.replace(spokenLeads, '');
  const at = said.search(/[：:]/);
  return at > 0 && titleFrames.test(said.slice(0, at)) ? said.slice(at + 1).trim() : said;
}

/** What is offered, of a line that asks for something: the rest names a button that only one platform has. */
const offersIn = (line: string): string[] =>
  line
    .split(/[，,；;。！!]/)
    .map((clause) => clause.trim().replace(spokenLeads, ''))
    .filter((clause) => lengthOf(clause) >= MIN_OFFER && offerWords.test(clause))
    .filter((clause) => !callWords.test(clause.replaceAll(orderWord, '')));

interface Told {
  /** A question that the script begins with. */
  readonly opening: string;
  readonly points: readonly string[];
  readonly offers: readonly string[];
}

/** What a script tells, without its further questions and its calls. */
function toldIn(lines: readonly string[], { leavesOutMentions }: Caption): Told {
  const said = lines
    .map((line) => (leavesOutMentions ? line.replace(/[@＠][\p{L}\p{N}_-]{1,30}\s?/gu, '') : line).trim())
    .filter(Boolean);
  const isQuestion = (line: string) => /[？?]$/.test(line);
  const [first = ''] = said;
  return {
    opening: isQuestion(first) && !callWords.test(first) ? first : '',
    points: said.filter((line) => !isQuestion(line) && !callWords.test(line)).map(asRead),
    offers: said.filter((line) => callWords.test(line)).flatMap(offersIn),
  };
}

/** Sentences from the front as long as there is room; the first one is shortened rather than left out. */
function withinLength(sentences: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let room = most;
  for (const sentence of sentences) {
    const fitted = kept.length === 0 ? shorten(sentence, (text) => lengthOf(text) <= room) : sentence;
    if (lengthOf(fitted) > room) break;
    room -= lengthOf(fitted);
    kept.push(fitted);
  }
  return kept.filter(Boolean);
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What follows the hook, laid out as people read it there. Nothing stands in it that script and goods do not say. */
function captionOf({ lines, goodsTitle }: SpokenScript, title: string, caption: Caption): string {
  const { opening, points, offers } = toldIn(lines, caption);
  const isNew = (line: string) => lettersOf(line) !== lettersOf(title);
  const told = points.filter(isNew);
  const offer = offers.length > 0 ? withEnd(offers.join('，')) : '';
  const room = caption.length - lengthOf(offer);
  if (caption.layout === 'run') return [...withinLength(told.map(withEnd), room), offer].join('');
  const lead = [opening].filter((line) => line !== '' && isNew(line));
  if (caption.layout === 'lines')
    return [...withinLength([...lead, ...told.map(withEnd)], room), offer].filter(Boolean).join('\n\n');
  const named = titleWithoutLabels(goodsTitle);
  const goods = named === '' ? '' : `${goodsLabel}${named}`;
  const marked = [...lead, ...told.map((line) => `${listMark}${withoutEnd(line)}`)];
  const listed = offer === '' ? '' : `${listMark}${withoutEnd(offer)}`;
  return [...withinLength(marked, room - lengthOf(goods)), listed, goods].filter(Boolean).join('\n');
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
function topicsOf({ goodsTitle, spokenName, lines }: SpokenScript): string[] {
  const text = `${goodsTitle} ${lines.join(' ')}`;
  const uses = useTopics.filter(({ cue }) => cue.test(text)).map(({ topic }) => topic);
  if (goodsTitle === '') return uses;
  const name = spokenNameOf({ title: goodsTitle, spoken_name: spokenName });
  const [use = ''] = uses;
  const trade = tradeTopics.find(({ cue }) => cue.test(name))?.topic ?? '';
  const ends = topicEnds.map((end) => `${name}${end}`);
  return [...new Set([name, use, brandIn(goodsTitle, name), trade, ...ends].filter(Boolean))];
}

/** How a text for these is worded: as one platform's readers have it, else as all take it. */
function captionOn(on: readonly PlatformId[]): Caption {
  const [only] = on;
  return only && on.length === 1 ? platforms[only].caption : commonCaption;
}

/** Topics as the platforms take them: without what breaks one there, in number and in length. */
function topicsFor(script: SpokenScript, on: readonly PlatformId[]): string[] {
  const all = on.map((id) => platforms[id]);
  const most = Math.min(captionOn(on).topics, ...all.map(({ topics }) => topics.max));
  const maxEach = Math.min(...all.map(({ topics }) => topics.maxEach ?? Number.POSITIVE_INFINITY));
  const maxTotal = Math.min(...all.map(({ topics }) => topics.maxTotal ?? Number.POSITIVE_INFINITY));
  const whole = topicsOf(script).map((topic) =>
    all.reduce((rest, platform) => rest.replace(topicBreak(platform, 'gu'), ''), topic),
  );
  let kept = cleanTopics(whole.filter((topic) => lengthOf(topic) <= maxEach)).slice(0, most);
  while (topicsTotal(kept) > maxTotal) kept = kept.slice(0, -1);
  return kept;
}

/**
 * What a post of this script says: the hook as its title, what is told as its caption, three to five topics.
 * @param on the platforms that have to take it; for one alone it is worded and laid out as is usual there
 */
export function postTextsOf(script: SpokenScript, on: readonly PlatformId[]): ScriptPostTexts {
  const title = titleOf(script, on);
  return { title, description: captionOf(script, title, captionOn(on)), topics: topicsFor(script, on) };
}
