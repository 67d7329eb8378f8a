import { formsInnocent } from '../../corpus/formsDev.data';
import { innocent } from '../../corpus/sentences';
import * as body from './body.data';
import * as further from './further.data';
import { innocentBody } from './innocentBody.data';
import { innocentDaily } from './innocentDaily.data';
import { innocentEighth } from './innocentEighth.data';
import { innocentFifth } from './innocentFifth.data';
import { innocentFourth } from './innocentFourth.data';
import { innocentGoods } from './innocentGoods.data';
import { innocentMarket } from './innocentMarket.data';
import { innocentMoney } from './innocentMoney.data';
import { innocentNinth } from './innocentNinth.data';
import { innocentSecond } from './innocentSecond.data';
import { innocentSeventh } from './innocentSeventh.data';
import { innocentSixth } from './innocentSixth.data';
import { innocentStrangers } from './innocentStrangers.data';
import { innocentThird } from './innocentThird.data';
import { innocentWords } from './innocentWords.data';
import * as manner from './manner.data';
import * as more from './more.data';
import * as promises from './promises.data';
import * as standing from './standing.data';
import * as strangers from './strangers.data';
import * as strangersEighth from './strangersEighth.data';
import * as strangersFifth from './strangersFifth.data';
import * as strangersFourth from './strangersFourth.data';
import * as strangersNinth from './strangersNinth.data';
import * as strangersSecond from './strangersSecond.data';
import * as strangersSeventh from './strangersSeventh.data';
import * as strangersSixth from './strangersSixth.data';
import * as strangersThird from './strangersThird.data';

/** The kind of sentences that claim nothing. */
export const INNOCENT = 'none';

/** A sentence to learn from. */
export interface Lesson {
  readonly text: string;
  /** A key of `judgeKinds`, or `INNOCENT`. */
  readonly kind: string;
}

const lessonsIn = (kind: string, lines: string): Lesson[] =>
  lines
    .trim()
    .split('\n')
    .map((text) => ({ text, kind }));

/** Sentences written for the judge. Its folds are made of these. */
export const writtenLessons = (): readonly Lesson[] => [
  ...[
    body,
    promises,
    standing,
    manner,
    more,
    further,
    strangers,
    strangersSecond,
    strangersThird,
    strangersFourth,
    strangersFifth,
    strangersSixth,
    strangersSeventh,
    strangersEighth,
    strangersNinth,
  ].flatMap((groups) => Object.entries<string>(groups).flatMap(([kind, lines]) => lessonsIn(kind, lines))),
  ...[
    innocentBody,
    innocentMoney,
    innocentMarket,
    innocentGoods,
    innocentStrangers,
    innocentSecond,
    innocentThird,
    innocentEighth,
    innocentNinth,
    innocentDaily,
    innocentWords,
    innocentFourth,
    innocentFifth,
    innocentSixth,
    innocentSeventh,
  ].flatMap((lines) => lessonsIn(INNOCENT, lines)),
];

/** Innocents that rules were written beside; no frozen sentence is among them. */
export const besideLessons = (): readonly Lesson[] =>
  [...innocent.filter(({ half }) => half === 'dev').map(({ text }) => text), ...formsInnocent].map((text) => ({
    text,
    kind: INNOCENT,
  }));
