import type { ChatPiece, ChatRequest } from '../../../writerTypes';
import { inPieces } from '../inPieces';
import { breakdownAnswer, comparedTexts, figuresAnswer, titleCheckAnswer } from './answerAnalysis';
import { answerFromKnowledge, besideGoods, knowledgeAnswer } from './answerFromKnowledge';
import {
  abilities,
  compareAnswer,
  frameworkAnswer,
  goodsAnswer,
  listAnswer,
  planAnswer,
  unknownAnswer,
} from './answerKnown';
import { articleAnswer, hooksAnswer, scriptAnswer, shotsAnswer, topicsAnswer } from './answerMade';
import { arithmeticAnswer, dateAnswer } from './answerReckoned';
import { complaintAnswer, faqAnswer, pinnedAnswer, repliesAnswer } from './answerService';
import { editAnswer, lawAnswer, tagsAnswer, titlesAnswer } from './answerTexts';
import { beyondRules } from './beyondRules';
import { followUp } from './followUp';
import { quickAnswer } from './quickAnswers';
import { readRequest } from './readRequest';
import { Talk } from './talk';
import type { Task } from './tasks';

const answers: Readonly<Record<Exclude<Task, 'again'>, (talk: Talk) => string>> = {
  help: () => abilities,
  date: dateAnswer,
  arithmetic: arithmeticAnswer,
  law: lawAnswer,
  edit: editAnswer,
  titles: titlesAnswer,
  titleCheck: titleCheckAnswer,
  hooks: hooksAnswer,
  tags: tagsAnswer,
  compare: compareAnswer,
  compareTexts: comparedTexts,
  breakdown: breakdownAnswer,
  shots: shotsAnswer,
  replies: repliesAnswer,
  complaint: complaintAnswer,
  faq: faqAnswer,
  pinned: pinnedAnswer,
  data: figuresAnswer,
  script: scriptAnswer,
  topics: topicsAnswer,
  article: articleAnswer,
  note: articleAnswer,
  post: articleAnswer,
  list: listAnswer,
  framework: frameworkAnswer,
  knowledge: knowledgeAnswer,
  goods: (talk) => besideGoods(talk, goodsAnswer(talk)),
  plan: planAnswer,
  unknown: (talk) => answerFromKnowledge(talk) ?? unknownAnswer(talk),
};

/** 再来一个: the last message that asked for something, and how often it was asked again since. */
function meant({ messages, seed }: ChatRequest): { readonly message: string; readonly seed: number } {
  const own = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  let again = 0;
  for (const text of [...own].reverse()) {
    if (readRequest(text).task !== 'again') return { message: text, seed: seed + again };
    again += 1;
  }
  return { message: own.at(-1) ?? '', seed };
}

/** Further ways that are tried for a beginning that asks. */
const TURNS = 6;

/** What a message asks for as an answer, with the steps that were taken for it. */
function told(request: ChatRequest, message: string, seed: number) {
  const talk = new Talk(request, message, seed);
  const { task } = talk.read;
  return { talk, text: task === 'again' ? abilities : answers[task](talk) };
}

/** A list's place filled anew: with what the list did not hold. */
function inPlace(answer: string, place: number, known: string): string {
  const fresh = answer.split('\n').find((line) => /^\d+\. /.test(line) && !known.includes(line.replace(/^\d+\. /, '')));
  return fresh
    ? `第 ${place} 个换成：\n\n${place}. ${fresh.replace(/^\d+\. /, '')}`
    : '材料里能说的都在上面了，换不出新的。补一条卖点再试。';
}

/** What is said to the last message, and what was looked up for it: what was meant is read from its words. Pure. */
export function answerOf(request: ChatRequest): { readonly steps: readonly ChatPiece[]; readonly text: string } {
  const own = request.messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  const last = own.at(-1) ?? '';
  if (readRequest(last).material === '') {
    const quick = untoldAnswer(request, last) ?? quickAnswer(last, request.today, request.goods);
    if (quick) return { steps: [], text: quick };
  }
  const further = followUp(own);
  const { message, seed } = further
    ? { message: further.message, seed: request.seed + (further.turn ?? 0) }
    : meant(request);
  const one = told(request, message, seed);
  const said = (): string => {
    if (further?.versions)
      return Array.from(
        { length: further.versions },
        (_, at) => `### 版本 ${at + 1}\n\n${told(request, message, seed + at).text}`,
      ).join('\n\n');
    if (further?.place)
      return inPlace(
        one.text,
        further.place,
        request.messages.findLast(({ role }) => role === 'assistant')?.text ?? '',
      );
    if (further?.asksFirst) {
      const all = Array.from({ length: TURNS }, (_, at) => told(request, message, seed + at).text);
      return all.find((text) => /^\*\*【.+?】\*\*[^\n]*？/m.test(text)) ?? one.text;
    }
    return one.text;
  };
  return { steps: one.talk.steps, text: said() + beyondRules(one.talk.read) };
}

/** Which selling points the last answer left out. */
function untoldAnswer({ messages, goods }: ChatRequest, message: string): string | undefined {
  if (!/卖点.{0,6}(?:没|漏|还有)|(?:没|漏).{0,4}(?:讲|说|提)到?.{0,4}卖点/.test(message)) return undefined;
  const answer = messages.findLast(({ role }) => role === 'assistant')?.text ?? '';
  if (!goods || answer === '') return undefined;
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
  const said = letters(answer);
  const left = (goods.selling_points ?? []).filter(
    (point) => !point.split(/[，,]/).some((part) => said.includes(letters(part))),
  );
  return left.length > 0
    ? `上一条没有讲到这 ${left.length} 条卖点：\n\n${left.map((point) => `- ${point}`).join('\n')}`
    : '商品资料里的卖点，上一条都讲到了。';
}

/** The answer as it is written: steps first, then its text piece by piece. */
export async function* chatAnswer(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPiece> {
  const { steps, text } = answerOf(request);
  for (const step of steps) yield step;
  yield* inPieces(text, signal);
}
