import type { ChatPiece, ChatRequest } from '../../../writerTypes';
import { inPieces } from '../inPieces';
import { answerFromKnowledge, besideGoods, knowledgeAnswer } from './answerFromKnowledge';
import { abilities, compareAnswer, frameworkAnswer, goodsAnswer, listAnswer, unknownAnswer } from './answerKnown';
import { articleAnswer, scriptAnswer, topicsAnswer } from './answerMade';
import { editAnswer, lawAnswer, tagsAnswer, titlesAnswer } from './answerTexts';
import { type Intent, intentOf } from './intents';
import { Talk } from './talk';

const answers: Readonly<Record<Exclude<Intent, 'again'>, (talk: Talk) => string>> = {
  help: () => abilities,
  law: lawAnswer,
  edit: editAnswer,
  titles: titlesAnswer,
  tags: tagsAnswer,
  compare: compareAnswer,
  script: scriptAnswer,
  topics: topicsAnswer,
  article: articleAnswer,
  list: listAnswer,
  framework: frameworkAnswer,
  knowledge: knowledgeAnswer,
  goods: (talk) => besideGoods(talk, goodsAnswer(talk)),
  unknown: (talk) => answerFromKnowledge(talk) ?? unknownAnswer(talk),
};

/** 再来一个: the last message that asked for something, and how often it was asked again since. */
function meant({ messages, seed }: ChatRequest): { readonly message: string; readonly seed: number } {
  const own = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  let again = 0;
  for (const text of [...own].reverse()) {
    if (intentOf(text) !== 'again') return { message: text, seed: seed + again };
    again += 1;
  }
  return { message: own.at(-1) ?? '', seed };
}

/** An answer by rules: what was meant is read from the words, tools are asked, what was found is told. */
export async function* chatAnswer(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPiece> {
  const { message, seed } = meant(request);
  const talk = new Talk(request, message, seed);
  const intent = intentOf(message);
  const text = intent === 'again' ? abilities : answers[intent](talk);
  for (const step of talk.steps) yield step;
  yield* inPieces(text, signal);
}
