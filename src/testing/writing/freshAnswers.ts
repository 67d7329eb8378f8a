import { answerOf } from '../../../mock/_engines/writer/embedded/chat';
import type { ChatMessage } from '../../../mock/_engines/writerTypes';
import { freshGoods } from './freshGoods.data';
import type { FreshRequest } from './freshRequests.data';

/** What the embedded assistant says at the end of a conversation. */
export function answerFor({ before = [], message, trade }: FreshRequest): string {
  const goods = freshGoods.find((one) => one.trade === trade);
  const messages: ChatMessage[] = [];
  let answer = '';
  for (const text of [...before, message]) {
    messages.push({ role: 'user', text });
    answer = answerOf({
      messages: [...messages],
      tools: { goods: () => [], frameworks: () => [], scripts: () => [], topics: () => [], knowledge: () => [] },
      ...(goods ? { goods: { ...goods, id: trade ?? '' } } : {}),
      platform: 'douyin',
      seed: 1,
      today: '2026-11-28',
    }).text;
    messages.push({ role: 'assistant', text: answer });
  }
  return answer;
}

/** What of a request is not met, in the words of the data; empty = it is done, or said that it cannot be. */
export function missesOf(request: FreshRequest, answer: string): string[] {
  const { holds, never = [], most, pieces } = request;
  return [
    ...holds.filter((wanted) => !wanted.test(answer)).map((wanted) => `lacks ${wanted.source}`),
    ...never.filter((unwanted) => unwanted.test(answer)).map((unwanted) => `holds ${unwanted.source}`),
    ...(most !== undefined && [...answer].length > most ? [`${[...answer].length} characters`] : []),
    ...(pieces && (answer.match(pieces.mark) ?? []).length < pieces.count ? ['too few pieces'] : []),
  ];
}
