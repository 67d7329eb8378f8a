/** How far a job is. */
export interface JobProgress {
  /** What it is doing, in the language in use. */
  readonly stage?: string | undefined;
  /** 0–100. */
  readonly percent: number;
  readonly etaSeconds?: number | undefined;
}

/** Why a job came to nothing. */
interface JobFailure {
  /** For programs: the error's own code, or its name. */
  readonly code: string;
  /** In words, in the language that was in use. */
  readonly reason: string;
  /** Whether trying again can help. */
  readonly retryable: boolean;
}

export type JobState =
  /** Waits for its lane. */
  | { readonly name: 'queued' }
  | ({ readonly name: 'running' } & JobProgress)
  | ({ readonly name: 'paused' } & JobProgress)
  | { readonly name: 'succeeded' }
  | ({ readonly name: 'failed' /** What was thrown; gone after a reload. */; readonly error?: unknown } & JobFailure)
  | { readonly name: 'canceled' }
  /** The page was closed or reloaded over it. */
  | { readonly name: 'interrupted' };

/** A long piece of work in this browser: an export, a conversion, an upload. */
export interface Job<Input = unknown, Output = unknown> {
  readonly id: string;
  /** Name of its kind: `export`, `tool`, `upload` … */
  readonly kind: string;
  readonly title: string;
  readonly state: JobState;
  /** Address inside the app: the result, or where an interrupted job is taken up again. */
  readonly link?: string | undefined;
  /** What was ordered; undefined for another tab's job, or one of an earlier visit whose order was not kept. */
  readonly input?: Input | undefined;
  /** What there is of it already; the whole result once it has succeeded. Not kept over a reload. */
  readonly output?: Output | undefined;
  /** Whether this tab works on it: only here it can be canceled or paused. */
  readonly isHere: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly updatedAt: number;
}

/** What can be done with a job beside opening, canceling and removing it. */
export interface JobAction {
  readonly id: string;
  /** In the language in use. */
  readonly label: string;
  readonly run: () => void;
}

/** Whether a job still has work to do. */
export const isJobBusy = ({ name }: JobState): boolean => name === 'queued' || name === 'running' || name === 'paused';
