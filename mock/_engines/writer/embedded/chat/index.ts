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

/** What is said to the last message, and what was looked up for it: what was meant is read from its words. Pure. */
export function answerOf(request: ChatRequest): { readonly steps: readonly ChatPiece[]; readonly text: string } {
  const { message, seed } = meant(request);
  const talk = new Talk(request, message, seed);
  const { task } = talk.read;
  const text = task === 'again' ? abilities : answers[task](talk);
  return { steps: talk.steps, text: text + beyondRules(talk.read) };
}

/** The answer as it is written: steps first, then its text piece by piece. */
export async function* chatAnswer(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPiece> {
  const { steps, text } = answerOf(request);
  for (const step of steps) yield step;
  yield* inPieces(text, signal);
}
