import type { RoleKey } from '../frameworks/types';

/** A stretch of a text in UTF-16 positions; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a stretch of a transcript is spoken; seconds from the beginning of the video. */
export interface TimeMark extends Span {
  readonly start: number;
  readonly end: number;
}

/** A viral text, or a video's transcript with its times. */
export interface SourceText {
  readonly text: string;
  /** In order, without overlap; absent for texts that were only read. */
  readonly marks?: readonly TimeMark[];
}

/** Where a segment begins and what it does; it goes on to the next cut. The first cut stands at 0. */
export interface Cut {
  readonly from: number;
  readonly role: RoleKey;
  /** The user's own decision: kept when the text is taken apart again. */
  readonly isOwn?: boolean;
  /** Of hooks only: the type that the user chose, an id of domain/frameworks hookTypes. */
  readonly hook?: string;
  /** A writing service told the role. */
  readonly judged?: CutJudgement;
}

interface CutJudgement {
  /** Name of the writer. */
  readonly by: string;
  /** As the writer says it, 0–1. */
  readonly confidence: number;
  readonly second?: { readonly role: RoleKey; readonly share: number };
}

/** What a writing service says of one line of a text. */
export interface LineJudgement {
  /** From 1. */
  readonly line: number;
  readonly role: RoleKey;
  /** 0–1. */
  readonly confidence: number;
  readonly second?: { readonly role: RoleKey; readonly share: number };
}

const intents = ['opening', 'pain', 'turn', 'value', 'action'] as const;
/** What a slice wants, in the order 黄金3秒开头, 痛点引入, 情绪反转, 干货输出, 引导转化. */
export type Intent = (typeof intents)[number];

const rhythmTags = ['hook', 'setup', 'build', 'stress', 'turn', 'payoff', 'breath', 'close'] as const;
/** 钩子, 铺垫, 递进, 重音, 转折, 兑现, 换气, 收口. */
export type RhythmTag = (typeof rhythmTags)[number];

const evidenceKinds = ['cue', 'number', 'question', 'exclamation', 'contrast', 'person', 'order'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Something found in the text that a judgement rests on. */
export interface Evidence extends Span {
  readonly kind: EvidenceKind;
  readonly word: string;
}

/** What makes a segment work; the screen says it as a sentence. */
export interface WhyPart {
  readonly kind: EvidenceKind | 'first' | 'last' | 'brief';
  readonly words: readonly string[];
}

/** Each 0–1. */
export interface RhythmPoint {
  /** Facts, numbers and new terms for its length. */
  readonly density: number;
  readonly speed: number;
  readonly emotion: number;
}

export interface HookGuess {
  /** Id of domain/frameworks hookTypes. */
  readonly id: string;
  /** How likely it is among all types, 0–1. */
  readonly weight: number;
  readonly words: readonly Evidence[];
}

/** How a segment hooks. */
export interface SegmentHook extends HookGuess {
  /** Likely enough to be right in nine of ten, or chosen by the user. */
  readonly isSure: boolean;
  /** The next likeliest type, where the first is not sure. */
  readonly second?: { readonly id: string; readonly share: number };
}

export interface BreakdownSegment extends Span {
  readonly index: number;
  readonly role: RoleKey;
  readonly isOwn: boolean;
  /** Name of the writer that told the role and how sure it is; absent where our own reading did. */
  readonly judgedBy?: string;
  /** How likely the role is, 0–1; 1 where the user chose it. */
  readonly confidence: number;
  /** Likely enough to be right in nine of ten. */
  readonly isSure: boolean;
  /** The next likeliest role, where there is one worth showing. */
  readonly second?: { readonly role: RoleKey; readonly share: number };
  readonly text: string;
  /** Of the whole by time where times are known, else by characters; 0–1. */
  readonly share: number;
  /** Seconds from the beginning: of the video, else as a voice would speak it. */
  readonly start: number;
  readonly seconds: number;
  readonly intent: Intent;
  readonly rhythm: RhythmTag;
  readonly point: RhythmPoint;
  /** Of hooks only: how it hooks. */
  readonly hook?: SegmentHook;
  readonly evidence: readonly Evidence[];
  readonly why: readonly WhyPart[];
}

export interface HookReason {
  readonly id: string;
  readonly points: number;
  readonly words: readonly Evidence[];
}

export interface HookScore {
  /** 0–100. */
  readonly score: number;
  readonly reasons: readonly HookReason[];
  /** Most likely first, at most three. */
  readonly types: readonly HookGuess[];
  /** What was looked at. */
  readonly span: Span;
}

export interface TermCount {
  readonly term: string;
  readonly count: number;
  /** 0–1, the heaviest is 1. */
  readonly weight: number;
}

export interface TextStatistics {
  /** Without white space. */
  readonly characters: number;
  readonly sentences: number;
  readonly averageLength: number;
  readonly paragraphs: number;
  readonly spokenSeconds: number;
  /** Seconds by the marks, where there are any. */
  readonly videoSeconds?: number;
  readonly questions: number;
  readonly exclamations: number;
  readonly numbers: number;
  readonly emoji: number;
  /** How often the reader and the writer are spoken of. */
  readonly you: number;
  readonly me: number;
  readonly terms: readonly TermCount[];
}

export interface Advice {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The segment it is about. */
  readonly segment?: number;
}

/** Why nothing can be taken apart. */
export type BreakdownFault = 'empty' | 'no-words' | 'too-long';

export interface Breakdown {
  readonly segments: readonly BreakdownSegment[];
  readonly statistics: TextStatistics;
  readonly hook: HookScore;
  readonly advice: readonly Advice[];
  /** Whether times are the video's own. */
  readonly isTimed: boolean;
  /** False: a notice, minutes, a recipe, news: nothing in it wants to hold or sell, so it follows no framework. */
  readonly isCopy: boolean;
}
