import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteWriter } from '../../../mock/_engines/writer/remote';
import type { Writer } from '../../../mock/_engines/writerTypes';

export type Protocol = 'anthropic' | 'openai';
export type Answer = (res: ServerResponse) => void;

interface ModelService {
  /** What it was asked since the test began. */
  asked: Record<string, unknown>[];
  /** What it says to the next requests, in order; without one left it fails. */
  answers: Answer[];
  writerOf(protocol: Protocol): Writer;
}

/** A model service on this machine for the tests of a file, empty before each of them. */
export function modelService(): ModelService {
  let url = '';
  const service: ModelService = {
    asked: [],
    answers: [],
    writerOf: (protocol) => remoteWriter({ protocol, baseUrl: url, apiKey: 'k', model: 'm' }),
  };
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      service.asked.push(JSON.parse(body) as Record<string, unknown>);
      (service.answers.shift() ?? ((response: ServerResponse) => response.writeHead(500).end()))(res);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  beforeEach(() => {
    service.asked = [];
    service.answers = [];
  });
  return service;
}

export const event = (data: object | string): string =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
export const streaming =
  (...pieces: string[]): Answer =>
  async (res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) {
      res.write(piece);
      await new Promise((next) => setTimeout(next, 5));
    }
    res.end();
  };
export const text: Record<Protocol, (said: string) => string> = {
  anthropic: (said) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: said } }),
  openai: (said) => event({ choices: [{ delta: { content: said } }] }),
};
export const end: Record<Protocol, string> = {
  anthropic: event({ type: 'message_delta', delta: { stop_reason: 'end_turn' } }) + event({ type: 'message_stop' }),
  openai: event({ choices: [{ delta: {}, finish_reason: 'stop' }] }) + event('[DONE]'),
};
/** A whole answer, in the pieces that are given. */
export const saying = (protocol: Protocol, ...said: string[]): Answer =>
  streaming(...said.map(text[protocol]), end[protocol]);

export async function gather<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}
