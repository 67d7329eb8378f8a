import { roleKeyOf } from '../../../../src/domain/frameworks';
import { fail } from '../../../_core/fail';
import type { Writer } from '../types';
import { briefOf } from './brief';
import { likeness } from './clauses';
import { alternatives, compose } from './compose';

/** How fast the text comes: a few characters at a time, as a person would read along. */
const pieceLength = 4;
const pauseMs = 15;

async function* inPieces(text: string, signal: AbortSignal): AsyncIterable<string> {
  const characters = [...text];
  for (let at = 0; at < characters.length; at += pieceLength) {
    if (signal.aborted) return;
    yield characters.slice(at, at + pieceLength).join('');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * Writes by rules on the user's own words: reads points, numbers, scenes and troubles out of goods or idea, and tells
 * them in the order of the framework. It invents no fact, no number and no experience.
 */
export const embeddedWriter: Writer = {
  kind: 'embedded',
  name: '内置规则写作',
  acts: ['rewrite'],

  async *write({ goods, idea = '', framework, platform, seconds, seed, wish }, signal) {
    const brief = briefOf(goods, idea, wish);
    const lines = compose(brief, { framework, platform, seconds, seed });
    yield* inPieces(lines.map(({ roleName, text }) => `【${roleName}】${text}`).join('\n'), signal);
  },

  async *rewrite({ goods, role, text, context, seed, wish }, signal) {
    const brief = briefOf(goods, goods ? text : [text, ...context].join('。'), wish);
    const others = alternatives(brief, roleKeyOf(role) ?? role, 'douyin', seed);
    const isFresh = (candidate: string): boolean =>
      likeness(candidate, text) < 0.8 && context.every((sentence) => likeness(candidate, sentence) < 0.7);
    // what still speaks of the same thing comes first
    const near = others.filter(isFresh).sort((a, b) => likeness(b, text) - likeness(a, text));
    const chosen =
      near[Math.abs(seed) % Math.max(1, Math.min(4, near.length))] ?? others.find((other) => other !== text) ?? text;
    yield* inPieces(chosen, signal);
  },

  async *act({ goods, text, before, after, seed, wish }, signal) {
    const brief = briefOf(goods, text, wish);
    const others = alternatives(brief, 'point', 'douyin', seed).filter((line) => ![text, before, after].includes(line));
    yield* inPieces(others[Math.abs(seed) % Math.max(1, others.length)] ?? text, signal);
  },

  topics: () => fail('内置写作暂不支持生成选题', { errorCode: 'WRITER_CANNOT' }),
  article: () => fail('内置写作暂不支持写文章', { errorCode: 'WRITER_CANNOT' }),
  chat: () => fail('内置写作暂不支持对话', { errorCode: 'WRITER_CANNOT' }),
};
