import { first } from './first.data';
import { fourth } from './fourth.data';
import { goods } from './goods.data';
import { knowledge } from './knowledge.data';
import { lessons } from './lessons.data';
import { more } from './more.data';
import { notices } from './notices.data';
import { offers } from './offers.data';
import { people } from './people.data';
import { places } from './places.data';
import { selling } from './selling.data';
import { shelves } from './shelves.data';
import { stories } from './stories.data';
import { strangers } from './strangers.data';
import { strangersEighth } from './strangersEighth.data';
import { strangersEleventh } from './strangersEleventh.data';
import { strangersFifth } from './strangersFifth.data';
import { strangersFourteenth } from './strangersFourteenth.data';
import { strangersFourth } from './strangersFourth.data';
import { strangersMore } from './strangersMore.data';
import { strangersNinth } from './strangersNinth.data';
import { strangersSeventh } from './strangersSeventh.data';
import { strangersSixth } from './strangersSixth.data';
import { strangersTenth } from './strangersTenth.data';
import { strangersThird } from './strangersThird.data';
import { strangersThirteenth } from './strangersThirteenth.data';
import { strangersTwelfth } from './strangersTwelfth.data';
import { streets } from './streets.data';
import { teaching } from './teaching.data';
import { third } from './third.data';
import { trades } from './trades.data';
import { trials } from './trials.data';
import { voices } from './voices.data';

/** Judged texts that roles and hooks are learned from, as `parseTexts` reads them. */
interface TrainingPart {
  /** How often each text is learned from: what was gone over again and again counts more than what was judged once. */
  readonly times: number;
  readonly texts: readonly string[];
}

export const trainingParts: readonly TrainingPart[] = [
  { times: 2, texts: [first, more, third] },
  {
    times: 1,
    texts: [
      fourth,
      goods,
      knowledge,
      lessons,
      notices,
      offers,
      people,
      places,
      selling,
      shelves,
      stories,
      streets,
      teaching,
      trades,
      trials,
      voices,
    ],
  },
  // What other people say of lines: the first two parts count twice, their lines never seen are right in 52 % instead of 50.
  { times: 2, texts: [strangers, strangersMore] },
  {
    times: 1,
    texts: [
      strangersThird,
      strangersFourth,
      strangersFifth,
      strangersSixth,
      strangersSeventh,
      strangersEighth,
      strangersNinth,
      strangersTenth,
      strangersEleventh,
      strangersTwelfth,
      strangersThirteenth,
      strangersFourteenth,
    ],
  },
];
