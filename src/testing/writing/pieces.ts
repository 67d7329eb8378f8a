import { actOn } from '../../../mock/_engines/writer/embedded/actions';
import { articleOf } from '../../../mock/_engines/writer/embedded/article';
import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { passageClauses } from '../../../mock/_engines/writer/embedded/passageClauses';
import { topicsOf } from '../../../mock/_engines/writer/embedded/topics';
import { type Version, versionOf } from '../../../mock/_engines/writer/embedded/versions';
import { suggestFrameworks } from '../../domain/frameworks';
import type { CitedPassage } from '../../domain/knowledge';
import type { FreshGoods } from './freshGoods.data';

export const pieceKinds = ['titles', 'topics', 'script', 'note', 'article'] as const;
type PieceKind = (typeof pieceKinds)[number];

const passagesOf = ({ documents, trade }: FreshGoods): CitedPassage[] =>
  documents.map((text, at) => ({
    number: at + 1,
    id: trade,
    passage: `${trade}${at}`,
    title: `${trade}资料`,
    path: [],
    text,
  }));

/** A script of 45 seconds for 抖音; the framework goes with the trade. */
export function scriptOf(goods: FreshGoods, seed: number): Version {
  const passages = passagesOf(goods);
  const list = suggestFrameworks(goods, { platform: 'douyin' });
  const { framework } = list[[...goods.trade].length % Math.min(3, list.length)] ?? list[0] ?? {};
  if (!framework) throw new Error('no framework');
  const brief = briefOf(goods, '', '', passageClauses(passages, goods.title));
  return versionOf(brief, { framework, platform: 'douyin', seconds: 45, seed });
}

const articleLines = (goods: FreshGoods, kind: 'note' | 'article', words: number, seed: number): string[] =>
  articleOf({
    kind,
    idea: '',
    goods,
    outline: [],
    platform: kind === 'note' ? 'xiaohongshu' : 'gongzhonghao',
    words,
    passages: passagesOf(goods),
    seed,
    wish: '',
  })
    .split('\n')
    .filter((line) => line.trim() !== '');

/** A text of a kind, line by line, as the embedded writer makes it. */
export function pieceOf(goods: FreshGoods, kind: PieceKind, seed = 1): string[] {
  switch (kind) {
    case 'titles':
      return actOn({
        act: 'titles',
        text: [...goods.selling_points, goods.description].join('。'),
        before: '',
        after: '',
        goods,
        platform: 'douyin',
        seed,
        wish: '',
      })
        .split('\n')
        .slice(0, 5);
    case 'topics':
      return topicsOf({
        industry: goods.category,
        goods,
        idea: '',
        occasions: [],
        best: [],
        platform: 'douyin',
        count: 6,
        avoid: [],
        seed,
        wish: '',
      }).map(({ title }) => title);
    case 'script':
      return scriptOf(goods, seed).lines.map(({ text }) => text);
    case 'note':
      return articleLines(goods, 'note', 400, seed);
    case 'article':
      return articleLines(goods, 'article', 800, seed);
  }
}

/** Only the sentences: no tags, no prompts to be filled, no marks of Markdown. */
const sentencesOfPiece = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => !/^#\S|^【补充/.test(line))
    .flatMap((line) => line.replace(/^(?:#+|-|[📌💡✨👉])\s*/u, '').split(/(?<=[。！？])/))
    .map((sentence) => sentence.replace(/【[^】]*】|\[\d+\]/g, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const givenOf = (goods: FreshGoods, name: string): string =>
  letters(
    [
      goods.title,
      name,
      goods.brand,
      ...goods.selling_points,
      goods.description,
      goods.offer,
      `${Number(goods.price)}元`,
      ...goods.specs.flatMap((spec) => [spec.name, spec.value]),
      ...goods.documents,
    ].join('|'),
  );

/** What of a sentence is not the goods' words: each run of those is one `…`. */
function frameOf(sentence: string, given: string): string {
  const text = letters(sentence);
  let frame = '';
  for (let at = 0; at < text.length; ) {
    let length = 0;
    while (at + length < text.length && given.includes(text.slice(at, at + length + 1))) length += 1;
    if (length >= 2) {
      if (!frame.endsWith('…')) frame += '…';
      at += length;
    } else {
      frame += text[at] ?? '';
      at += 1;
    }
  }
  return frame;
}

/** Letters of a frame that the writer brought along. */
const ownLetters = (frame: string): number => frame.replaceAll('…', '').length;

interface Counted {
  readonly count: number;
  readonly of: number;
}

export interface PiecesFigures {
  /** Frames of three letters and more that stand in texts of three goods and more, most frequent first. */
  readonly frames: readonly (readonly [frame: string, goods: number, kind: string])[];
  readonly repeatedFrames: Readonly<Record<PieceKind, Counted>>;
  /** Titles and topics that say nothing of the goods but their name. */
  readonly withoutFact: Counted;
  /** First lines of scripts and notes that say nothing of the goods but their name. */
  readonly genericOpening: Counted;
  /** Sentences with a figure that neither stands in the record nor is said to be reckoned. */
  readonly unknownFigure: Counted;
  /** Sentences of which more than half is the writer's. */
  readonly ownWords: Counted;
  /** Last lines that several goods share. */
  readonly sameEnding: Counted;
}

export interface Piece {
  readonly goods: FreshGoods;
  readonly name: string;
  readonly kind: PieceKind;
  readonly lines: readonly string[];
}

const isUnknownFigure = (sentence: string, given: string): boolean =>
  !/算下来|合/.test(sentence) &&
  (sentence.match(/\d+(?:\.\d+)?/g) ?? []).some((figure) => !given.includes(letters(figure)));

export function measurePieces(pieces: readonly Piece[]): PiecesFigures {
  const told = pieces.flatMap(({ goods, name, kind, lines: all }) => {
    const lines = all.filter((line) => !line.startsWith('【补充'));
    const given = givenOf(goods, name);
    // the name says what it is, not what is worth reading of it
    const facts = givenOf({ ...goods, title: '' }, '').replaceAll(letters(name), '|');
    // a title is one whole, and so is a first line with the answer to its question
    const said =
      kind === 'titles' || kind === 'topics'
        ? lines
        : kind === 'script'
          ? sentencesOfPiece([lines.slice(0, 2).join('，'), ...lines.slice(2)].map((line) => line.replace(/？/g, '，')))
          : sentencesOfPiece(lines.slice(1).map((line, at) => (at === 0 ? line.replace(/？/g, '，') : line)));
    return said.map((sentence, at, all) => ({
      trade: goods.trade,
      kind,
      sentence,
      frame: frameOf(sentence, given),
      isUnknown: isUnknownFigure(sentence, given),
      isEmpty: !frameOf(sentence.replaceAll(name, ''), facts).includes('…'),
      isFirst: at === 0,
      isLast: at === all.length - 1,
    }));
  });
  const trades = new Map<string, Set<string>>();
  const ofKind = new Map<string, string>();
  for (const { frame, trade, kind } of told) {
    if (ownLetters(frame) < 3) continue;
    trades.set(frame, (trades.get(frame) ?? new Set()).add(trade));
    ofKind.set(frame, kind);
  }
  const shared = [...trades].filter(([, seen]) => seen.size >= 3).sort((a, b) => b[1].size - a[1].size);
  const isShared = new Set(shared.map(([frame]) => frame));
  const count = (list: readonly (typeof told)[number][], is: (one: (typeof told)[number]) => boolean): Counted => ({
    count: list.filter(is).length,
    of: list.length,
  });
  const of = (kinds: readonly PieceKind[]) => told.filter(({ kind }) => kinds.includes(kind));
  const byKind = (kind: PieceKind) => count(of([kind]), ({ frame }) => isShared.has(frame));
  return {
    frames: shared.map(([frame, seen]) => [frame, seen.size, ofKind.get(frame) ?? '']),
    repeatedFrames: {
      titles: byKind('titles'),
      topics: byKind('topics'),
      script: byKind('script'),
      note: byKind('note'),
      article: byKind('article'),
    },
    withoutFact: count(of(['titles', 'topics']), ({ isEmpty }) => isEmpty),
    genericOpening: count(
      of(['script', 'note', 'article']).filter(({ isFirst }) => isFirst),
      ({ isEmpty }) => isEmpty,
    ),
    unknownFigure: count(told, ({ isUnknown }) => isUnknown),
    ownWords: count(
      of(['script', 'note', 'article']),
      ({ frame, sentence }) => ownLetters(frame) > letters(sentence).length / 2,
    ),
    sameEnding: count(
      of(['script', 'note', 'article']).filter(({ isLast }) => isLast),
      ({ frame }) => isShared.has(frame),
    ),
  };
}
