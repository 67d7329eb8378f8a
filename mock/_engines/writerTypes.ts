import type { LineJudgement } from '../../src/domain/breakdown';
import type { Framework, GoodsFacts } from '../../src/domain/frameworks';
import type { CitedPassage } from '../../src/domain/knowledge';
import type { VideoPlatformId } from '../../src/domain/platforms';
import type { WritingAction, WritingTone } from '../../src/domain/writing';

export interface Material extends GoodsFacts {
  readonly brand?: string;
  /** What the merchant says that it is called. */
  readonly spoken_name?: string | undefined;
}

export interface WriteRequest {
  /** Either goods or an idea is given; both may be. */
  readonly goods?: Material;
  readonly idea?: string;
  readonly framework: Framework;
  readonly platform: VideoPlatformId;
  /** Wished seconds of the finished video. */
  readonly seconds: number;
  /** Syllables a minute of who will speak it; absent = the usual ones. */
  readonly pace?: number;
  /** What the merchant's own documents say to it. */
  readonly passages?: readonly CitedPassage[];
  /** The same request with the same seed gives the same text (embedded writer). */
  readonly seed: number;
  readonly wish: string;
  /** What of it was written before it was broken off: a model goes on after it. */
  readonly already?: string;
}

/** What the user should know about a script: of its length and of the wishes that were not followed. */
interface ScriptNotes {
  /** Seconds of the video that the material carries, where that is less than was asked. */
  readonly carriedSeconds?: number;
  /** The part of the wish that needs a configured writer (一种方言 …). */
  readonly beyondRules?: string;
  /** Lines of the user's own framework that ask for what nobody told. */
  readonly skipped?: readonly { readonly line: string; readonly words: readonly string[] }[];
}

export interface RewriteRequest {
  readonly goods?: Material;
  readonly framework?: Framework;
  /** Role key or written name. */
  readonly role: string;
  readonly text: string;
  /** The sentences around it. */
  readonly context: readonly string[];
  readonly seed: number;
  readonly wish: string;
}

/** An act on a text of the user's, /writer/act. */
export interface ActionRequest {
  readonly act: WritingAction;
  /** What is acted on; never empty. */
  readonly text: string;
  /** What stands before and after it in the document. */
  readonly before: string;
  readonly after: string;
  readonly goods?: Material;
  readonly platform?: VideoPlatformId;
  readonly tone?: WritingTone;
  /** BCP 47, for `translate`. */
  readonly language?: string;
  readonly seed: number;
  readonly wish: string;
  /** What of it was written before it was broken off: a model goes on after it. */
  readonly already?: string;
}

export interface TopicsRequest {
  readonly industry: string;
  readonly goods?: Material;
  readonly idea: string;
  /** Festivals and e-commerce days that lie ahead. */
  readonly occasions: readonly { readonly name: string; readonly date: string }[];
  /** Own best posts: what has worked. */
  readonly best: readonly { readonly title: string; readonly note: string }[];
  readonly platform: VideoPlatformId;
  readonly count: number;
  /** Titles that exist already. */
  readonly avoid: readonly string[];
  readonly seed: number;
  readonly wish: string;
}

export interface TopicIdea {
  readonly title: string;
  /** What the piece would say, in one or two sentences. */
  readonly angle: string;
  /** Id of domain/frameworks hookTypes. */
  readonly hook: string;
  readonly audience: string;
  /** Why it may work, from what was given. */
  readonly reason: string;
  readonly framework_id: string;
  /** Name of the occasion it belongs to, or ''. */
  readonly occasion: string;
  readonly outline: readonly string[];
}

export interface ArticleRequest {
  readonly kind: 'post' | 'article' | 'note';
  readonly idea: string;
  readonly goods?: Material;
  readonly framework?: Framework;
  readonly outline: readonly string[];
  /** Platform id; also `weibo` and `gongzhonghao`. */
  readonly platform: string;
  /** Wished length in characters. */
  readonly words: number;
  /** Passages of the merchant's own documents that may be cited. */
  readonly passages: readonly CitedPassage[];
  readonly seed: number;
  readonly wish: string;
  /** What of it was written before it was broken off: a model goes on after it. */
  readonly already?: string;
}

export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** A record that an answer rests on; shown as a source under it. */
export interface Citation {
  readonly type: 'goods' | 'framework' | 'script' | 'topic' | 'article' | 'knowledge';
  readonly id: string;
  readonly title: string;
  /** Of a passage: by which `[number]` the answer cites it, its id, where it stands and its words. */
  readonly number?: number;
  readonly passage?: string;
  readonly place?: string;
  readonly quote?: string;
}

/** What the assistant may look up; each answers with at most a few records. */
export interface ChatTools {
  readonly goods: (query: string) => readonly (Material & { readonly id: string; readonly title: string })[];
  readonly frameworks: (query: string) => readonly Framework[];
  readonly scripts: (
    query: string,
  ) => readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly topics: (
    query: string,
  ) => readonly { readonly id: string; readonly title: string; readonly angle: string }[];
  /** Passages of the merchant's documents; numbers go on from one look-up to the next. */
  readonly knowledge: (query: string) => readonly (CitedPassage & { readonly coverage: number })[];
}

export interface ChatRequest {
  /** Oldest first; the last one is the user's. */
  readonly messages: readonly ChatMessage[];
  readonly tools: ChatTools;
  /** The goods in the header, when there is one. */
  readonly goods?: Material & { readonly id: string };
  readonly platform: VideoPlatformId;
  readonly seed: number;
  /** `YYYY-MM-DD` in China. */
  readonly today: string;
}

/** Text, or a step that was taken: a tool was asked and gave these records. */
export type ChatPiece =
  | string
  | { readonly step: { readonly tool: keyof ChatTools; readonly query: string; readonly found: readonly Citation[] } };

export interface JudgeRequest {
  /** In order; line numbers count from 1. */
  readonly lines: readonly string[];
}

/** What stands behind every call that writes; chosen by environment. */
export interface Writer {
  readonly kind: 'embedded' | 'remote';
  /** Left out = it comes along, or the operator of this server has set it. */
  readonly owner?: 'merchant';
  readonly name: string;
  /** Actions that this writer really can do: the embedded one knows no foreign language. */
  readonly actions: readonly WritingAction[];
  /** Pieces of the script as they come: lines `【role】sentence`, notes last. @throws EngineError with a sentence for the user */
  write(request: WriteRequest, signal: AbortSignal): AsyncIterable<string | { readonly notes: ScriptNotes }>;
  /** Pieces of one sentence, without its role. */
  rewrite(request: RewriteRequest, signal: AbortSignal): AsyncIterable<string>;
  /** Pieces of the new text; lists (titles, topics) come as one line each. */
  act(request: ActionRequest, signal: AbortSignal): AsyncIterable<string>;
  /** Topics one by one as they are ready. */
  topics(request: TopicsRequest, signal: AbortSignal): AsyncIterable<TopicIdea>;
  /** Pieces of Markdown, first line `# title`. */
  article(request: ArticleRequest, signal: AbortSignal): AsyncIterable<string>;
  /** Roles of a text's lines, one by one; only a model has a judgement of its own. */
  judge?(request: JudgeRequest, signal: AbortSignal): AsyncIterable<LineJudgement>;
  /** Pieces of an answer in Markdown, and the steps between them. */
  chat(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPiece>;
}
