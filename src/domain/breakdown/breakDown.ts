import { adviceOf } from './advice';
import { createCueScanner, wordsOf } from './cueScanner';
import { listMark, youWords } from './data/words.data';
import { confidenceOf, cutsOf, guessesOf, lineReadingOf, turnsFor } from './findCuts';
import { MAX_OPENING } from './hookFeatures';
import { hookTypesOf, isSureHook } from './hookModel';
import { hookScoreOf } from './hookScore';
import { MAX_TEXT } from './limits';
import { rhythmPointOf } from './rhythmCurve';
import { each, type Reading, readText } from './roleScores';
import { intentOf, rhythmTagsOf } from './segmentTraits';
import { contentWords, countCharacters, sampleOf, speakingSeconds, statisticsOf } from './statistics';
import type {
  Breakdown,
  BreakdownFault,
  BreakdownSegment,
  Cut,
  Evidence,
  EvidenceKind,
  SegmentHook,
  SourceText,
  Span,
  TimeMark,
  WhyPart,
} from './types';

const order: readonly EvidenceKind[] = ['order', 'cue', 'number', 'contrast', 'question', 'person', 'exclamation'];
const most: Readonly<Record<EvidenceKind, number>> = {
  order: 1,
  cue: 3,
  number: 2,
  contrast: 1,
  question: 1,
  person: 1,
  exclamation: 1,
};

/** What a segment's effect rests on, as the parts of a sentence: at most four, the strongest kinds first. */
function whyPartsOf(
  evidence: readonly Evidence[],
  place: { readonly isFirst: boolean; readonly isLast: boolean; readonly length: number },
): readonly WhyPart[] {
  const parts: WhyPart[] = [];
  if (place.isFirst) parts.push({ kind: 'first', words: [] });
  for (const kind of order) {
    const words = [...new Set(evidence.filter((item) => item.kind === kind).map(({ word }) => word))];
    if (words.length > 0) parts.push({ kind, words: words.slice(0, most[kind]) });
  }
  if (place.length > 0 && place.length <= 14 && parts.length < 3) parts.push({ kind: 'brief', words: [] });
  if (place.isLast && !place.isFirst) parts.push({ kind: 'last', words: [] });
  return parts.slice(0, 4);
}

const words = /[\p{L}\p{N}]/u;
const scanYou = createCueScanner<'you'>(wordsOf(youWords, 'you', 1));

/** Why a text cannot be taken apart; undefined when it can. */
export function faultOf(text: string): BreakdownFault | undefined {
  if (text.trim() === '') return 'empty';
  if (text.length > MAX_TEXT) return 'too-long';
  return words.test(text) ? undefined : 'no-words';
}

/** Where the segments of a text lie and what each does. The user's own cuts stay as they are. */
export const findCuts = ({ text }: SourceText): readonly Cut[] => {
  if (faultOf(text)) return [];
  const reading = lineReadingOf(text);
  return reading.isCopy ? cutsOf(reading) : fourParts(reading.units);
};

/** From this share on a role is right in nine of ten lines of strangers' texts, where half of them taught and the other half was told. */
const SURE = 0.9;
/** Roles that readers agree on. Of the others even the likeliest lines are something else to every third reader. */
const agreedRoles: ReadonlySet<Cut['role']> = new Set([
  'hook',
  'how',
  'feature',
  'summary',
  'save',
  'trust',
  'evidence',
]);
const isAgreed = (role: Cut['role'], body: string): boolean =>
  agreedRoles.has(role) || (role === 'point' && listMark.test(body));

/** A second role less likely than this helps nobody. */
const WORTH_SHOWING = 0.08;

const quarters: readonly Cut['role'][] = ['opening', 'develop', 'turn', 'close'];

/** A text that wants nothing has no roles to tell: 起承转合 by place. */
function fourParts(units: readonly Span[]): readonly Cut[] {
  const parts = Math.min(quarters.length, units.length);
  return quarters.slice(0, parts).map((role, index) => ({
    from: index === 0 ? 0 : (units[Math.round((index * units.length) / parts)]?.from ?? 0),
    role: index > 0 && index === parts - 1 ? 'close' : role,
  }));
}

/**
 * Everything there is to say about a text that is cut into segments: pure and quick, so that it can run at every edit.
 *
 * @param cuts in order, the first at 0; `findCuts` makes them, the screen edits them
 */
export function breakDown(source: SourceText, cuts: readonly Cut[]): Breakdown {
  const { text, marks } = source;
  const spans = spansOf(text, cuts);
  const reading = readText(text);
  const evidence = evidenceOf(text, spans, reading);
  const isTimed = marks !== undefined && marks.length > 0;
  const times = timesOf(text, spans, marks);
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0) || 1;
  const novelty = noveltyOf(text, spans);
  const drafts = spans.map((span, index) => {
    const body = text.slice(span.from, span.to);
    const length = countCharacters(body);
    const { start, seconds } = times[index] ?? { start: 0, seconds: 0 };
    const found = evidence[index] ?? [];
    const point = rhythmPointOf({
      text: body,
      length,
      seconds,
      isTimed,
      evidence: found,
      novelty: novelty[index] ?? 0,
    });
    return { ...span, index, text: body, length, start, seconds, share: seconds / total, evidence: found, point };
  });
  const tags = rhythmTagsOf(drafts);
  const lines = lineReadingOf(text);
  const segments = drafts.map(({ length, judged: told, ownHook, ...draft }, index): BreakdownSegment => {
    const judged = draft.isOwn ? undefined : told;
    const guesses = lines.isCopy ? guessesOf(lines, draft.from, draft.to) : [];
    const share = lines.isCopy ? confidenceOf(lines, draft.role, draft.from, draft.to) : 0;
    const second = judged ? judged.second : guesses.find(({ role }) => role !== draft.role);
    const hook = draft.role === 'hook' ? segmentHookOf(text, draft, ownHook) : undefined;
    return {
      ...draft,
      intent: intentOf[draft.role],
      rhythm: tags[index] ?? 'build',
      confidence: draft.isOwn ? 1 : (judged?.confidence ?? share),
      ...(judged ? { judgedBy: judged.by } : {}),
      // How often a writing service is right when it is sure, nobody has counted.
      isSure: draft.isOwn || (!judged && share >= SURE && isAgreed(draft.role, draft.text)),
      ...(second && !draft.isOwn && second.share >= WORTH_SHOWING ? { second } : {}),
      why: whyPartsOf(draft.evidence, { isFirst: index === 0, isLast: index === drafts.length - 1, length }),
      ...(hook ? { hook } : {}),
    };
  });
  const isCopy = lines.isCopy || cuts.some(({ judged }) => judged !== undefined);
  const statistics = statisticsOf(source);
  const own = spans[0]?.role === 'hook' ? spans[0].ownHook : undefined;
  const hook = hookScoreOf(text, openingOf(text, segments), { isKept: isKept(segments), isCopy, own });
  return {
    segments,
    statistics,
    hook,
    advice: isCopy ? adviceOf(segments, statistics, hook) : [],
    isTimed,
    isCopy,
  };
}

/** How a segment hooks: as the user says, else as its words tell; with the second-best where that is not sure. */
function segmentHookOf(text: string, { from, to }: Span, own: string | undefined): SegmentHook | undefined {
  const guesses = hookTypesOf(text.slice(from, to), from, text.slice(to, from + MAX_OPENING));
  if (own) {
    const words = guesses.find(({ id }) => id === own)?.words ?? [];
    return { id: own, weight: 1, words, isSure: true };
  }
  const [first, second] = guesses;
  if (!first) return undefined;
  const isSure = isSureHook(first);
  const isWorthShowing = !isSure && second && second.weight >= WORTH_SHOWING;
  return { ...first, isSure, ...(isWorthShowing ? { second: { id: second.id, share: second.weight } } : {}) };
}

interface RoleSpan extends Span {
  readonly role: Cut['role'];
  readonly isOwn: boolean;
  readonly judged: Cut['judged'];
  readonly ownHook: Cut['hook'];
}

/** Segments lie gapless in the model; shown are their words without the white space around them. */
function spansOf(text: string, cuts: readonly Cut[]): readonly RoleSpan[] {
  return cuts.map(({ from, role, isOwn = false, judged, hook: ownHook }, index) => {
    let [begin, end] = [from, cuts[index + 1]?.from ?? text.length];
    while (begin < end && /\s/.test(text[begin] ?? '')) begin += 1;
    while (end > begin && /\s/.test(text[end - 1] ?? '')) end -= 1;
    return { from: begin, to: end, role, isOwn, judged, ownHook };
  });
}

/** What each segment's judgement rests on: cues for its own role, and the marks in it. */
function evidenceOf(text: string, spans: readonly RoleSpan[], reading: Reading): readonly (readonly Evidence[])[] {
  const found = spans.map((): Evidence[] => []);
  each(spans, reading.cues, (index, { role, weight, kind, word, from, to }) => {
    if (role === spans[index]?.role && weight >= 0.5) found[index]?.push({ kind, word, from, to });
  });
  each(spans, reading.marks, (index, mark) => found[index]?.push(mark));
  spans.forEach(({ from, to, role }, index) => {
    for (const { word, at } of turnsFor(role, text.slice(from, to)))
      found[index]?.push({ kind: 'cue', word, from: from + at, to: from + at + word.length });
  });
  spans.forEach((span, index) => {
    const body = text.slice(span.from, span.to);
    scanYou(body, ({ word }, at) => {
      const from = span.from + at;
      found[index]?.push({ kind: 'person', word: text.slice(from, from + word.length), from, to: from + word.length });
    });
    if (span.role === 'point') {
      const order = /^\S{1,4}?[、.．:：，,]/.exec(body)?.[0];
      if (order)
        found[index]?.push({
          kind: 'order',
          word: order.replace(/[、.．:：，,]$/, ''),
          from: span.from,
          to: span.from + order.length,
        });
    }
    const seen = new Set<string>();
    const list = (found[index] ?? []).filter(({ kind, from, to }) => {
      const key = `${kind} ${from} ${to}`;
      return !seen.has(key) && seen.add(key);
    });
    found[index] = list.sort((a, b) => a.from - b.from);
  });
  return found;
}

function timesOf(
  text: string,
  spans: readonly Span[],
  marks: readonly TimeMark[] | undefined,
): readonly { readonly start: number; readonly seconds: number }[] {
  if (!marks || marks.length === 0) {
    let start = 0;
    return spans.map(({ from, to }) => {
      const seconds = speakingSeconds(text.slice(from, to));
      const time = { start, seconds };
      start += seconds;
      return time;
    });
  }
  const begins = spans.map(({ from }) => timeAt(marks, from));
  const end = marks.at(-1)?.end ?? 0;
  return begins.map((start, index) => ({ start, seconds: Math.max(0, (begins[index + 1] ?? end) - start) }));
}

/** Seconds at which a place of the transcript is spoken; inside a cue by its letters. */
function timeAt(marks: readonly TimeMark[], at: number): number {
  const mark = marks.find(({ to }) => to > at) ?? marks.at(-1);
  if (!mark) return 0;
  const part = (at - mark.from) / Math.max(1, mark.to - mark.from);
  return mark.start + Math.min(1, Math.max(0, part)) * (mark.end - mark.start);
}

/** Share of each segment's words of content that come there for the first time. */
function noveltyOf(text: string, spans: readonly Span[]): readonly number[] {
  // Beyond the sample's length every word costs more than it tells.
  if (sampleOf(text).length !== text.length) return spans.map(() => 0.5);
  const seen = new Set<string>();
  return spans.map(({ from, to }) => {
    const list = contentWords(text.slice(from, to));
    const fresh = list.filter(({ word }) => !seen.has(word));
    for (const { word } of list) seen.add(word);
    return list.length === 0 ? 0 : fresh.length / list.length;
  });
}

/** The first segment, at least a sentence and at most what fits into some six seconds. */
function openingOf(text: string, segments: readonly Span[]): Span {
  const from = segments[0]?.from ?? 0;
  const to = segments[0]?.to ?? text.length;
  if (to - from <= 64) return { from, to };
  const sentence = /^[^。！？!?\n]{1,80}[。！？!?]*/.exec(text.slice(from, from + 100))?.[0].length ?? 64;
  return { from, to: Math.min(to, from + Math.max(24, sentence)) };
}

/** Whether words of the opening come again later: the promise is kept. */
function isKept(segments: readonly BreakdownSegment[]): boolean {
  const [first, ...rest] = segments;
  if (!first || rest.length === 0) return false;
  const later = rest
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 20_000);
  return contentWords(first.text.slice(0, 200)).some(({ word }) => later.includes(word));
}
