import type { Advice, BreakdownSegment, HookReason, WhyPart } from '@/domain/breakdown';
import { hookTypes } from '@/domain/frameworks';
import type { MessageId, Translate } from '@/hooks/useT';
import { intentLabel, quoted } from './labels';

export const hookName = (id: string): string => hookTypes.find((hook) => hook.id === id)?.name ?? id;

const whyIds: Readonly<Record<WhyPart['kind'], MessageId>> = {
  cue: 'analyze.why.cue',
  number: 'analyze.why.number',
  question: 'analyze.why.question',
  exclamation: 'analyze.why.exclamation',
  contrast: 'analyze.why.contrast',
  person: 'analyze.why.person',
  order: 'analyze.why.order',
  first: 'analyze.why.first',
  last: 'analyze.why.last',
  brief: 'analyze.why.brief',
};

/** Why a segment works, as a sentence made of what was found in it. */
export function whySentence(t: Translate, { intent, why, hook }: BreakdownSegment): string {
  const parts = why.map(({ kind, words }) => t(whyIds[kind], { words: quoted(t, words) }));
  if (hook) parts.unshift(t('analyze.why.hook', { type: hookName(hook.id) }));
  if (parts.length === 0) return t('analyze.why.nothing', { intent: t(intentLabel[intent]) });
  return t('analyze.why.sentence', { parts: parts.join(t('analyze.clauseComma')), intent: t(intentLabel[intent]) });
}

const reasonIds: Readonly<Record<string, MessageId>> = {
  noType: 'analyze.reason.noType',
  early: 'analyze.reason.early',
  late: 'analyze.reason.late',
  brief: 'analyze.reason.brief',
  long: 'analyze.reason.long',
  you: 'analyze.reason.you',
  onlyMe: 'analyze.reason.onlyMe',
  number: 'analyze.reason.number',
  concrete: 'analyze.reason.concrete',
  emotion: 'analyze.reason.emotion',
  slow: 'analyze.reason.slow',
  advert: 'analyze.reason.advert',
  emptyPraise: 'analyze.reason.emptyPraise',
  kept: 'analyze.reason.kept',
};

export function reasonSentence(t: Translate, { id }: HookReason): string {
  if (id.startsWith('type.')) return t('analyze.reason.type', { type: hookName(id.slice(5)) });
  const message = reasonIds[id];
  return message ? t(message) : id;
}

const adviceIds: Readonly<Record<string, MessageId>> = {
  slowOpening: 'analyze.advice.slowOpening',
  weakHook: 'analyze.advice.weakHook',
  longOpening: 'analyze.advice.longOpening',
  openingShare: 'analyze.advice.openingShare',
  noAction: 'analyze.advice.noAction',
  earlyAction: 'analyze.advice.earlyAction',
  littleValue: 'analyze.advice.littleValue',
  noNumbers: 'analyze.advice.noNumbers',
  noReader: 'analyze.advice.noReader',
  longSentences: 'analyze.advice.longSentences',
  longSegment: 'analyze.advice.longSegment',
  flat: 'analyze.advice.flat',
  noProof: 'analyze.advice.noProof',
  noTurn: 'analyze.advice.noTurn',
};

export function adviceSentence(t: Translate, { id, values }: Advice): string {
  const message = adviceIds[id];
  return message ? t(message, { ...values }) : id;
}

/** What a score means, in a word. */
export const scoreWord = (t: Translate, score: number): string =>
  t(
    score >= 75
      ? 'analyze.score.strong'
      : score >= 55
        ? 'analyze.score.good'
        : score >= 35
          ? 'analyze.score.weak'
          : 'analyze.score.none',
  );
