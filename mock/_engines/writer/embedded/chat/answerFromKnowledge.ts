import { bestSentences, citeMark } from '../../../../../src/domain/knowledge';
import { type FoundPassage, passageCitation, type Talk } from './talk';

/** Below this share of the question a passage is no answer. */
const near = 0.42;
/** From this on it is one beside the record of the goods. */
const exact = 0.62;

const placeOf = ({ title, path }: FoundPassage): string => [title, path.at(-1)].filter(Boolean).join(' · ');

const quoted = (passage: FoundPassage, question: string): string =>
  bestSentences(passage.text, question, 3)
    .map((sentence) => sentence.replace(/([。！？；]?)$/, `${citeMark(passage.number)}$1`))
    .join('');

/** Sentences of the merchant's own documents that answer the message, each with its mark; undefined when none does. */
export function answerFromKnowledge(talk: Talk, least = near): string | undefined {
  const question = talk.message
    .replace(/(根据|按照?|参考|查一?下|看看)?(我的|我们的)?(资料|知识库|手册|文档)(里|中)?(怎么说)?[，,：:]?/g, ' ')
    .trim();
  const asked = question || talk.message;
  const fitting = talk
    .ask('knowledge', asked.slice(0, 200), passageCitation)
    .filter(({ coverage }) => coverage >= least)
    .slice(0, 3);
  const [best] = fitting;
  if (!best) return undefined;
  const others = fitting.filter(({ coverage }) => coverage > best.coverage * 0.8 && coverage >= exact);
  const told = [best, ...others.filter((passage) => passage !== best)].slice(0, 2);
  return told.map((passage) => `**${placeOf(passage)}**\n\n${quoted(passage, asked)}`).join('\n\n');
}

/** What was asked of the documents by name: found or not, it is said. */
export function knowledgeAnswer(talk: Talk): string {
  const answer = answerFromKnowledge(talk, 0.25);
  return (
    answer ??
    '在资料里没有找到相关的段落。可以换个说法再问，或到「知识文档」里上传写着答案的资料（也请确认它允许写作引用）。'
  );
}

/** The goods' record may know less than the manual: what answers the question exactly is told below it. */
export const besideGoods = (talk: Talk, answer: string): string => {
  const more = answerFromKnowledge(talk, exact);
  return more ? `${answer}\n\n资料里还写到：\n\n${more}` : answer;
};
