import { checkRules } from '../../../../src/domain/compliance';
import { bestSentences, type CitedPassage } from '../../../../src/domain/knowledge';
import { withMarks } from '../../../../src/domain/writing/goodsRecord';
import { clausesOf } from './clauses';

/** 泡法：盖碗五克茶 → 盖碗五克茶: a heading of the document is no word to a viewer. */
export const withoutHeading = (sentence: string): string => sentence.replace(/^[^，。：:]{1,10}[：:]\s*/, '');

/** An aside for whoever reads: （温岭市质检中心 报告号WL26-0871）. */
const aside = /[（(][^（）()]{6,}[）)]/g;

/** Rules for whoever writes, steps to follow and questions are no facts to tell a viewer. */
const noFact =
  /^(不说|不用|不写|不删|先说|叫你|可以自嘲|请|问|如果|按上一步|随杯附|下单)|[？?]$|客服|订单|面单|^\d+$|^\d{4}[年.-]|报告号|企业标准|营业执照|承租方|[甲乙]方|协议|条款|第.{1,3}条|起订量|逾期|结算|成本|进[价货]|毛利|底价|内部|保密|供货价|批发价|未过|未通过|未获|落选|初筛|申请中|过期|失效|[编证]号|[A-Za-z]{2,}[\d-]*-[\w-]*\d{3,}/;

/** A question of customers as the document has it; its mark may be cut off. */
export const isAsked = (sentence: string, text: string): boolean =>
  /[？?]$/.test(sentence) || /^[？?]/.test(text.slice(text.indexOf(sentence) + sentence.length));

/** Facts of the documents as clauses that can be said in a video: their own words, nothing that the ad law objects to. */
export function passageClauses(passages: readonly CitedPassage[], about: string): string[] {
  const clauses = passages.flatMap(({ text }) =>
    bestSentences(text, about, 3)
      .map((sentence) => withoutHeading(withMarks(sentence.replace(aside, ''))))
      .filter((sentence) => !isAsked(sentence, text))
      .flatMap((sentence) => clausesOf(sentence)),
  );
  return [...new Set(clauses)].filter((clause) => !noFact.test(clause) && checkRules(clause).length === 0).slice(0, 6);
}
