import { roleKeyOf } from '../../../../src/domain/frameworks';
import { writingActions } from '../../../../src/domain/writing';
import type { Writer } from '../../writerTypes';
import { actOn } from './actions';
import { articleOf } from './article';
import { briefOf } from './brief';
import { chatAnswer } from './chat';
import { likeness } from './clauses';
import { alternatives } from './compose';
import { inPieces } from './inPieces';
import { passageClauses } from './passageClauses';
import { skippedLines } from './skipped';
import { topicsOf } from './topics';
import { versionOf } from './versions';
import { unmetWish } from './wish';

/** Topics come one after the other, as fast as one reads a title. */
const topicPauseMs = 60;

/**
 * Writes by rules on the user's own words: reads points, numbers, scenes and troubles out of goods or idea, and tells
 * them in the order of the framework. It invents no fact, no number and no experience.
 */
export const embeddedWriter: Writer = {
  kind: 'embedded',
  name: '内置写作',
  actions: writingActions.filter((act) => act !== 'translate'),

  async *write({ goods, idea = '', framework, platform, seconds, pace, seed, wish, passages = [] }, signal) {
    const brief = briefOf(goods, idea, wish, passageClauses(passages, goods?.title ?? idea));
    const { lines, carriedSeconds, isAlike } = versionOf(brief, {
      framework,
      platform,
      seconds,
      ...(pace ? { pace } : {}),
      seed,
    });
    // first, so that nobody reads a whole script before he learns that it is the one beside it
    if (isAlike) yield { notes: { isAlike } };
    yield* inPieces(lines.map(({ roleName, text }) => `【${roleName}】${text}`).join('\n'), signal);
    const beyondRules = unmetWish(wish);
    const skipped = skippedLines(brief, framework);
    const notes = {
      ...(isAlike ? { isAlike } : {}),
      ...(carriedSeconds ? { carriedSeconds } : {}),
      ...(beyondRules ? { beyondRules } : {}),
      ...(skipped.length > 0 ? { skipped } : {}),
    };
    if (Object.keys(notes).length > 0) yield { notes };
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

  async *act(request, signal) {
    yield* inPieces(actOn(request), signal);
  },

  async *topics(request, signal) {
    for (const topic of topicsOf(request)) {
      if (signal.aborted) return;
      yield topic;
      await new Promise((resolve) => setTimeout(resolve, topicPauseMs));
    }
  },

  async *article(request, signal) {
    yield* inPieces(articleOf(request), signal);
  },

  chat: chatAnswer,
};
