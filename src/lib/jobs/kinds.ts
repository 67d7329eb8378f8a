import type { Job, JobAction } from './types';

/** How far it is; what is left out stays as it was. `etaSeconds: null`: there is nothing to go by. */
export interface JobReport {
  readonly stage?: string;
  /** 0–100. */
  readonly percent?: number;
  readonly etaSeconds?: number | null;
}

/** How running work is held and goes on. */
export interface JobHold {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** What a job's work is given. */
export interface JobContext<Output> {
  readonly id: string;
  /** Aborted when the job is canceled; from then on nothing that it reports counts. */
  readonly signal: AbortSignal;
  /** What an earlier try has kept: it need not be made again. */
  readonly kept: Output | undefined;
  readonly report: (report: JobReport) => void;
  /** Keeps what there is so far, for a retry and for the screen; leaves the lane to the next, and pausing with it. */
  readonly keep: (output: Output) => void;
  /** From now on it can be paused. */
  readonly hold: (hold: JobHold) => void;
  /**
   * Counts a call of a service before it is sent.
   * @throws TooManyCallsError over the kind's `maxCalls`
   */
  readonly call: <Result>(send: () => Promise<Result>) => Promise<Result>;
}

/** How orders lie in IndexedDB until their job ends, so that a reload loses none. */
interface JobOrders<Input, Output, Stored> {
  /** Name of the `kv` store. */
  readonly store: string;
  /** Whose orders these are: nobody is shown somebody else's. */
  readonly scope?: () => string;
  /** What of it can be kept: no functions. */
  readonly toStored: (input: Input) => Stored;
  /** Undefined for an order that is not for whoever is signed in. */
  readonly fromStored: (stored: Stored) => Input | undefined;
  /** Lays beside the order what a job has kept so far, so that a reload does not lose the long part of the work. */
  readonly kept?: {
    /** Name of the `kv` store. */
    readonly store: string;
    /** What of it can be kept; undefined = nothing, the job is about to end. */
    readonly toStored: (output: Output, input: Input) => Output | undefined;
    /** What it is when it is read again. */
    readonly fromStored: (stored: Output) => Output;
  };
}

/** What a kind of job is; see `defineJobKind`. */
export interface JobKind<Input, Output, Stored> {
  /** Begins the ids of its jobs; kept over reloads, so it never changes. */
  readonly name: string;
  /** One job at a time for this; default a job for each start. */
  readonly key?: (input: Input) => string;
  readonly title: (input: Input) => string;
  /** Where the result is; without an output, where the work is taken up again. */
  readonly link?: (input: Input, output?: Output) => string | undefined;
  /** Milliseconds since 1970; default when it was started. */
  readonly orderedAt?: (input: Input) => number;
  readonly run: (input: Input, context: JobContext<Output>) => Promise<Output>;
  /** Why it failed, in the language in use. Errors named `…AbortError` or `…CanceledError` count as canceled. */
  readonly reason: (error: unknown, input: Input) => string;
  /** Default true. */
  readonly isRetryable?: (error: unknown) => boolean;
  /** Whether an order holds all that running it takes; default true. One of an earlier visit may lack its files. */
  readonly canRetry?: (input: Input) => boolean;
  /** Jobs of one lane run one after another, until each ends or keeps something. */
  readonly lane?: string;
  /** Default: an order is lost with the page. */
  readonly orders?: JobOrders<Input, Output, Stored>;
  /** A job that is canceled after it has kept something has succeeded with it. */
  readonly keepsOnCancel?: boolean;
  /** The browser asks before the page is closed over one. */
  readonly guardsLeaving?: boolean;
  /** More calls than any honest job makes; default without end. */
  readonly maxCalls?: number;
  /** Offered in the task center. */
  readonly actions?: (job: Job<Input, Output>) => readonly JobAction[];
  /** Frees what an output holds, such as a temporary file. */
  readonly release?: (output: Output) => void;
  /** Told of each end before the screens are. */
  readonly onEnd?: (job: Job<Input, Output>) => void;
}

/** Jobs of one kind: ordered here, canceled, paused, retried and removed by their id like any job. */
export interface DefinedJobKind<Input, Output> {
  readonly name: string;
  /** The job of a key. */
  readonly find: (key: string) => Job<Input, Output> | undefined;
  readonly owns: (job: Job | undefined) => job is Job<Input, Output>;
  /** Begins a job, or lets it wait for its lane; one that is under way already goes on. @returns its id. */
  readonly start: (input: Input, key?: string) => string;
  /** The same order once more, as a job of its own. @returns its id; undefined where the order is not known. */
  readonly duplicate: (id: string) => string | undefined;
  /** Takes an ended job up again from what of it is there, perhaps with a changed order. */
  readonly retry: (id: string, changed?: Input) => void;
  /** Hands over what an ended job has made; it stays in the list without it. */
  readonly takeOutput: (id: string) => Output | undefined;
  /** Finds the orders that an earlier visit left unfinished: they are interrupted, and can be retried. */
  readonly recover: () => Promise<void>;
}

/** Work that another module drives and only reports. */
export interface TrackedJob extends Pick<Job, 'id' | 'kind' | 'title' | 'link'> {
  readonly cancel?: () => void;
  /** Offered while it runs. */
  readonly actions?: () => readonly JobAction[];
}
