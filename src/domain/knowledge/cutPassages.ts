import { headingsOf, type Line, linesOf } from './headings';
import { sentencePattern } from './headings.data';
import { type CutSizes, type Heading, type Passage, type Place, usualSizes } from './types';

/**
 * Cuts a document into passages: never across a heading, at the ends of paragraphs and sentences where there are any.
 * Every word of the text lies in a passage or in the heading path of one.
 * @param text lines end with `\n`, pages with `\f`
 */
export function cutPassages(text: string, sizes: CutSizes = usualSizes): Passage[] {
  const nameOf = namer();
  const pageAt = pager(text);
  return sectionsOf(text).flatMap(({ path, lines }) =>
    joined(unitsOf(text, lines, sizes.size), sizes, text).map(({ from, to }) => {
      const words = text.slice(from, to);
      const page = pageAt(from);
      return { id: nameOf(words), path, from, to, text: words, ...(page === undefined ? {} : { page }) };
    }),
  );
}

interface Section {
  readonly path: readonly string[];
  readonly lines: readonly Line[];
}

/** The lines under each heading. A heading with nothing below it stands as text of its own, so that it is found too. */
function sectionsOf(text: string): Section[] {
  const headings = new Map(headingsOf(text).map((heading) => [heading.from, heading]));
  const sections: { path: string[]; lines: Line[]; heading?: { line: Line; level: number } }[] = [
    { path: [], lines: [] },
  ];
  let open: Heading[] = [];
  for (const line of linesOf(text)) {
    const heading = headings.get(line.from);
    if (!heading) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    const above = open.filter(({ level }) => level < heading.level);
    open = [...above, heading];
    const last = sections.at(-1);
    const isBare = last?.heading && last.lines.length === 0 && last.heading.level >= heading.level;
    if (isBare && last?.heading) last.lines.push(last.heading.line);
    sections.push({ path: open.map((one) => one.text), lines: [], heading: { line, level: heading.level } });
  }
  const last = sections.at(-1);
  if (last?.heading && last.lines.length === 0) last.lines.push(last.heading.line);
  return sections.filter(({ lines }) => lines.length > 0);
}

/** Sentences and short lines; what is longer than a passage is cut where it must. */
function unitsOf(text: string, lines: readonly Line[], size: number): Place[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(sentencePattern)].flatMap((match) => {
      const from = line.from + match.index;
      return pieces({ from, to: from + match[0].length }, text, size);
    }),
  );
}

function pieces(place: Place, text: string, size: number): Place[] {
  if (place.to - place.from <= size) return [place];
  const cuts: Place[] = [];
  let { from } = place;
  while (from < place.to) {
    let to = Math.min(place.to, from + size);
    // a character of two halves stays whole
    if (to < place.to && /[\udc00-\udfff]/.test(text.charAt(to))) to -= 1;
    cuts.push({ from, to });
    from = to;
  }
  return cuts;
}

/** Units put together, without the blanks around them, up to the wished size; the next passage begins with the last whole units that fit the overlap. */
function joined(units: readonly Place[], { size, overlap }: CutSizes, text: string): Place[] {
  const passages: Place[] = [];
  let held: Place[] = [];
  const close = () => {
    const [first] = held;
    const last = held.at(-1);
    if (!first || !last) return;
    const whole = text.slice(first.from, last.to);
    const words = whole.trim();
    const from = first.from + whole.length - whole.trimStart().length;
    if (words) passages.push({ from, to: from + words.length });
  };
  for (const unit of units) {
    const [first] = held;
    if (first && unit.to - first.from > size) {
      close();
      const kept: Place[] = [];
      for (const back of [...held].reverse()) {
        const begins = kept[0] ?? back;
        const reach = (kept.at(-1) ?? back).to - Math.min(back.from, begins.from);
        // What is repeated must leave room for what is new.
        if (reach > overlap || unit.to - back.from > size) break;
        kept.unshift(back);
      }
      held = kept;
    }
    held.push(unit);
  }
  close();
  return passages;
}

function pager(text: string): (at: number) => number | undefined {
  if (!text.includes('\f')) return () => undefined;
  const breaks = [...text.matchAll(/\f/g)].map(({ index }) => index);
  return (at) => breaks.filter((place) => place < at).length + 1;
}

/** Names by the words (FNV-1a, 32 bits); the same words a second time get a number. */
function namer(): (words: string) => string {
  const seen = new Map<string, number>();
  return (words) => {
    let hash = 0x811c9dc5;
    for (let i = 0; i < words.length; i += 1) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
    const name = (hash >>> 0).toString(36);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}
