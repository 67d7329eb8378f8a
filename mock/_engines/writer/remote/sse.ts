import { SseParser } from '../../../../src/utils/SseParser';

/** Data of the events of a server-sent stream; chunk borders may fall anywhere, also inside a character. */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const parser = new SseParser();
  for await (const chunk of body) for (const { data } of parser.push(chunk)) yield data;
  for (const { data } of parser.end()) yield data;
}
