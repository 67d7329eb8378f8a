import type { Material } from '../../../writerTypes';
import { type Brief, briefOf } from '../brief';
import { likeness } from '../clauses';
import { cuesIn } from '../lexicon/cues';
import { hashText, randomOf, shuffled } from '../random';
import { Echo, joinSentences, type Sentence, sentencesIn } from '../reading';

export interface Around {
  readonly goods?: Material;
  readonly before: string;
  readonly after: string;
  readonly wish: string;
}

/** What the text gains, in sentences, none of which was said before. */
interface Additions {
  /** After the sentence of this index. */
  readonly behind: ReadonlyMap<number, string>;
  readonly end: readonly string[];
}

const benefitLeads = ['也就是说，', '用起来就是，', '落到每天，', '换句话说，'];
const factLeads = ['另外，', '还有一点，', '再补充一句，', '值得细看的是，'];

/** Facts of the goods that the text has not told. */
export const untold = (brief: Brief, text: string): string[] =>
  brief.facts
    .map(({ clause }) => clause)
    .filter(
      (clause) =>
        !text.includes(clause) && !clause.split('，').some((part) => part.length > 3 && likeness(part, text) > 0.85),
    );

function benefitsBehind(
  sentences: readonly Sentence[],
  thing: Pick<Brief, 'name' | 'kind'>,
  echo: Echo,
  random: () => number,
): Map<number, string> {
  const behind = new Map<number, string>();
  sentences.forEach(({ text }, index) => {
    const found = cuesIn(text, thing).flatMap(({ benefits }) => benefits);
    const benefit = shuffled(found, random).find((item) => !echo.hears(item));
    const lead = benefitLeads[(behind.size + Math.floor(random() * 2)) % benefitLeads.length];
    if (benefit && behind.size < 3 && echo.take(benefit)) behind.set(index, `${lead}${benefit}。`);
  });
  return behind;
}

function additionsFor(sentences: readonly Sentence[], text: string, around: Around, seed: number): Additions {
  const random = randomOf(hashText(text) ^ Math.imul(seed, 0x85ebca6b));
  const echo = new Echo();
  echo.add(`${text}${around.before}${around.after}`);
  const brief = briefOf(around.goods, around.goods ? '' : text, around.wish);
  const behind = benefitsBehind(sentences, brief, echo, random);
  const end: string[] = [];
  const say = (sentence: string) => {
    if (echo.take(sentence)) end.push(sentence);
  };
  if (around.goods) {
    const facts = shuffled(untold(brief, text), random).slice(0, 3);
    facts.forEach((fact, index) => {
      say(`${factLeads[(seed + index) % factLeads.length]}${fact}。`);
    });
  }
  const scene = shuffled(brief.scenes.slice(0, 3), random)[0];
  const pain = shuffled(brief.pains.slice(0, 3), random)[0];
  if (scene && pain && brief.isThing) say(`${scene}，要是${pain}，就更用得上了。`);
  return { behind, end };
}

/** What is common for the kind of goods, offered to be checked: nobody has said it of these goods. */
export const suggested = (common: string | undefined): string =>
  common ? `，比如「${common}」这样的，是不是这样请先核对` : '';

/** What would make the text fuller and only the author knows. */
function missing(text: string, goods: Brief | undefined): string {
  if (!/\d/.test(text)) return '【补充：一个具体的数字，如用了多久、省了多少、多重多大】';
  if (!/我|我们|顾客|客人|朋友/.test(text)) return '【补充：一件你自己或顾客身上的真事】';
  if (!goods) return '【补充：用在哪里、给谁用、和别的有什么不同】';
  return `【补充：一个使用时的画面${suggested(goods.kind.scenes[0])}】`;
}

/** The text with more to it: what its points mean in use, and what the goods' record and scenes add. Nothing is invented. */
export function expandText(text: string, around: Around, seed: number): string {
  const sentences = sentencesIn(text);
  const { behind, end } = additionsFor(sentences, text, around, seed);
  const grown = sentences.map((sentence, index) => {
    const more = behind.get(index) ?? (index === sentences.length - 1 ? '' : undefined);
    return more === undefined ? sentence : { ...sentence, mark: `${sentence.mark || '。'}${more}` };
  });
  const added = end.length + behind.size;
  const tail = added < 2 ? missing(text, around.goods ? briefOf(around.goods, '', around.wish) : undefined) : '';
  return `${joinSentences(grown)}${end.join('')}${tail}`;
}
