import { segmentWords } from '../../../../src/utils/segmentWords';
import { tidy } from './clauses';
import { kinds } from './lexicon/kinds';
import { stopWords } from './lexicon/stopWords';

/** A sentence with the mark that ends it; `clauses` are what stands between its commas. */
export interface Sentence {
  readonly text: string;
  readonly mark: string;
  readonly clauses: readonly string[];
  /** Index of its paragraph. */
  readonly paragraph: number;
  /** Line breaks before its paragraph: one, or two when a blank line stood there. */
  readonly breaks: '\n' | '\n\n';
}

interface Term {
  readonly text: string;
  readonly weight: number;
}

const lengthOf = (text: string): number => [...text].length;

/** Sentences of a text as they stand, marks kept, so that joining them gives the text again but for its blanks. */
export function sentencesIn(text: string): Sentence[] {
  return paragraphsOf(text).flatMap(({ line, breaks }, paragraph) =>
    (line.match(/[^。！？!?；;…]+[。！？!?；;…]*["”』」）)]*|[。！？!?；;…]+/g) ?? []).flatMap((part) => {
      const [, body = '', mark = ''] = /^(.*?)([。！？!?；;…]*["”』」）)]*)$/s.exec(part.trim()) ?? [];
      if (body.trim() === '') return [];
      return [{ text: body.trim(), mark, paragraph, breaks, clauses: splitClauses(body.trim()) }];
    }),
  );
}

/** Lines with text, and how far they stand apart. */
function paragraphsOf(text: string): { readonly line: string; readonly breaks: Sentence['breaks'] }[] {
  let isBlank = false;
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((raw) => {
      const line = raw.trim();
      const breaks = isBlank ? '\n\n' : '\n';
      isBlank = line === '';
      return isBlank ? [] : [{ line, breaks } as const];
    });
}

const splitClauses = (text: string): string[] =>
  text
    .split(/[，,、](?![^（(]*[）)])/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Sentences put together again, paragraphs on lines of their own. */
export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, mark, paragraph }, index) => {
      const next = sentences[index + 1];
      const end = mark === '' && next?.paragraph === paragraph ? '。' : mark;
      return `${text}${end}${next && next.paragraph !== paragraph ? next.breaks : ''}`;
    })
    .join('');
}

const knownNouns = kinds.flatMap(({ nouns }) => nouns).filter((noun) => noun.length > 1);

/** A word that may be part of a term: no function word, no number, no verb that is said twice (坐坐). */
const isContent = (word: string): boolean =>
  lengthOf(word) > 1 &&
  !stopWords.has(word) &&
  /^[\p{L}][\p{L}\p{N}]*$/u.test(word) &&
  !/^不(?!锈钢|粘)/.test(word) &&
  !/^[一二三四五六七八九十两几每的是也就还很可能要没都只才更最被把让在和与]/.test(word) &&
  !/[的了着过得地们是]$/.test(word) &&
  !/^(.)\1$/.test(word);

/** One-character nouns that end a compound: 保温 + 杯. */
const compoundHeads = /^[杯机器桌椅灯包鞋衣茶膜液霜盒架垫套店馆馅面饭汤酒布料袋瓶碗锅刀床柜箱车画书课班卡券]$/;

/** One-character words that begin one: 老 + 城区. */
const compoundLeads = /^[老小新前后手真原]$/;

/** Runs of words that belong together: 不锈钢 + 内胆, 保温 + 杯; at most six characters. */
function runsOf(text: string): string[] {
  const runs: string[] = [];
  let run: string[] = [];
  const close = () => {
    let joined = '';
    for (const word of run) {
      if (lengthOf(joined + word) > 6) {
        runs.push(joined);
        joined = '';
      }
      joined += word;
    }
    if (joined !== '') runs.push(joined);
    run = [];
  };
  for (const { text: word, isWord } of segmentWords(text)) {
    if (isWord && compoundLeads.test(word)) {
      close();
      run.push(word);
    } else if (isWord && (isContent(word) || (run.length > 0 && compoundHeads.test(word)))) run.push(word);
    else close();
  }
  close();
  return runs.filter((term) => lengthOf(term) >= 2 && !stopWords.has(term));
}

/** Terms of a text by weight, heaviest first: how often, how long, whether a thing's name, whether near the beginning. */
export function termsOf(text: string, extra = ''): Term[] {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, (weights.get(term) ?? 0) + weight);
  const runs = runsOf(text);
  runs.forEach((term, index) => {
    add(term, 1 + 0.1 * Math.min(5, lengthOf(term)) + 0.6 / (1 + index / 4));
  });
  for (const noun of knownNouns) if (text.includes(noun)) add(noun, 1.2);
  for (const term of weights.keys()) if (extra.includes(term)) add(term, 0.8);
  const terms = [...weights].map(([term, weight]) => ({ text: term, weight })).sort((a, b) => b.weight - a.weight);
  // a term inside a heavier one says nothing new
  return terms.filter(({ text: term }, index) => !terms.slice(0, index).some((other) => other.text.includes(term)));
}

const unit =
  '(?:ml|毫升|升|L|克|千克|公斤|斤|g|kg|小时|分钟|秒|元|块|片|只|层|档|米|厘米|毫米|cm|mm|寸|英寸|%|％|℃|度|年|个月|天|周|支|盒|瓶|包|件|款|色|种|组|分贝|瓦|W|mAh|毫安|倍|人|位|次|条|页|节|步|个|双|张|把|台|斤)';
const numberPattern = new RegExp(`\\d+(?:\\.\\d+)?(?:[-~–至到]\\d+(?:\\.\\d+)?)?\\s*${unit}?`, 'gi');

/** Numbers with their units, as they stand. */
export const numbersOf = (text: string): string[] => [
  ...new Set((text.match(numberPattern) ?? []).map((number) => number.replace(/\s+/g, ''))),
];

/** Short clauses that can be said by themselves, between `least` and `most` characters, each once, in their order. */
export function partsOf(text: string, least = 4, most = 14): string[] {
  const parts = sentencesIn(text).flatMap(({ clauses }) => clauses.map(tidy));
  return [...new Set(parts)].filter((part) => {
    const length = lengthOf(part);
    return length >= least && length <= most && isWhole(part);
  });
}

/** Not a clause that hangs on its neighbor (所以…, …的时候, 而且…). */
const isWhole = (part: string): boolean =>
  !/^(所以|因此|但是|但|不过|而且|并且|然后|于是|就|才|也|还|又|却|而|再|那|其中|比如|例如|如果|要是|因为|虽然|它|他|她|这|那)/.test(
    part,
  ) &&
  !/(的|了的|的时候|之后|以后|如果|因为|和|与|或|在|是|把|被|让|对|从|到|比|时)$/.test(part) &&
  !/[“”"（）()《》【】#@:：]/.test(part);

/** Letters and digits of a text, without marks. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Length from which a repeated phrase is heard as a repetition. */
const echoLength = 8;

/** Remembers what was said, and hears when it is said again. */
export class Echo {
  private readonly said = new Set<string>();

  constructor(private readonly length = echoLength) {}

  /** Whether some phrase of this text was said before. */
  hears(text: string): boolean {
    return grams(text, this.length).some((gram) => this.said.has(gram));
  }

  add(text: string): void {
    for (const gram of grams(text, this.length)) this.said.add(gram);
  }

  /** Says it if it is new. */
  take(text: string): boolean {
    if (this.hears(text)) return false;
    this.add(text);
    return true;
  }
}

function grams(text: string, length: number): string[] {
  const letters = [...bare(text)];
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, at) =>
    letters.slice(at, at + length).join(''),
  );
}

/** A phrase of at least `length` letters that stands twice within a text; undefined when there is none. */
export function repeatedPhrase(text: string, length = echoLength): string | undefined {
  const lines = text.split(/[\n。！？!?；;，,、：:]+/);
  const seen = new Set<string>();
  for (const line of lines) {
    const found = new Set(grams(line, length));
    for (const gram of found) if (seen.has(gram)) return gram;
    for (const gram of found) seen.add(gram);
  }
  return undefined;
}
