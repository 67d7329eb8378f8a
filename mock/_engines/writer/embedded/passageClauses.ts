import { checkText } from '../../../../src/domain/compliance';
import { bestSentences, type CitedPassage } from '../../../../src/domain/knowledge';
import { clausesOf } from './clauses';

/** Rules for whoever writes, steps to follow and questions are no facts to tell a viewer. */
const noFact = /^(不说|不用|不写|不删|先说|叫你|可以自嘲|请|问|如果|按上一步|随杯附|下单)|[？?]$|客服|订单|面单|^\d+$/;

/** Facts of the documents as clauses that can be said in a video: their own words, nothing that the ad law objects to. */
export function passageClauses(passages: readonly CitedPassage[], about: string): string[] {
  const clauses = passages.flatMap(({ text }) =>
    bestSentences(text, about, 3).flatMap((sentence) => clausesOf(sentence)),
  );
  return [...new Set(clauses)].filter((clause) => !noFact.test(clause) && checkText(clause).length === 0).slice(0, 6);
}
