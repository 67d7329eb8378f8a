import { z } from 'zod';

type Method = 'GET' | 'POST';
type Path = `/${string}`;
type Answer = 'json' | 'stream';

/**
 * Who may make a call. Every operation says it; the mock refuses what it does not grant before the handler runs.
 * `action`: the action key that the caller must hold (ruling 14). `page`: any of these route keys suffices (ruling 13).
 * `open`: everybody who passes `auth`, and why.
 */
export type Permission =
  | { readonly action: string; readonly page?: never; readonly open?: never }
  | { readonly page: readonly [string, ...string[]]; readonly action?: never; readonly open?: never }
  | { readonly open: string; readonly action?: never; readonly page?: never };

/** One call of the API, as data: the mock enforces it, the contract test walks it, openapi.json is written from it. */
export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  M extends Method = Method,
  P extends Path = Path,
  A extends Answer = Answer,
> {
  readonly method: M;
  /** Path below the API base. */
  readonly path: P;
  readonly summary: string;
  /** Query (GET) or JSON body (POST). GET values arrive as text: use z.coerce in the schema. */
  readonly input: Input;
  /** What stands in `data` of a successful answer; for `stream` the shape of one event. */
  readonly result: Result;
  /** Whether the path is given by the brief or chosen by ruling 3. */
  readonly origin: 'brief' | 'chosen';
  /** `public` needs no session. */
  readonly auth: 'public' | 'user';
  readonly permission: Permission;
  /** Of whoever signed in himself, also while he is in a merchant as support. */
  readonly asSelf?: true;
  readonly answer?: A;
}

type Extra<I extends z.ZodType, R extends z.ZodType, A extends Answer> = Omit<
  Operation<I, R, Method, Path, A>,
  'method' | 'path'
>;

/** Method, path and kind of answer stay in the type: `client` (./client) is held to them. */
export const get = <I extends z.ZodType, R extends z.ZodType, P extends Path, A extends Answer = 'json'>(
  path: P,
  extra: Extra<I, R, A>,
): Operation<I, R, 'GET', P, A> => ({ method: 'GET', path, ...extra });

export const post = <I extends z.ZodType, R extends z.ZodType, P extends Path, A extends Answer = 'json'>(
  path: P,
  extra: Extra<I, R, A>,
): Operation<I, R, 'POST', P, A> => ({ method: 'POST', path, ...extra });

/** Action key without which no record of the group goes to the recycle bin, whichever call is taken. */
export const deletionKeyOf = ({ path }: Pick<Operation, 'path'>): string => `${path.split('/')[1]}.delete`;

export type Contract = Readonly<Record<string, Operation>>;

/** Input type of an operation as a caller writes it. */
export type InputOf<O extends Operation> = z.input<O['input']>;
/** Result type of an operation as a caller reads it. */
export type ResultOf<O extends Operation> = z.output<O['result']>;

// ---- shapes that many groups share ----

export const id = z.string().min(1).max(64);
/** ISO 8601 with offset or Z. */
export const timestamp = z.string().min(10).max(40);
export const nothing = z.object({}).passthrough().optional();
/** Result of calls that only succeed or fail. */
export const done = z.object({}).passthrough().nullable();

/** Record status, ruling 23: 1 active, 0 off, -1 deleted (recycle). */
export const recordStatus = z.union([z.literal(1), z.literal(0), z.literal(-1)]);
/**
 * Of a record that several people write: grows with each change of what it says; 0 when left out. A save that names the
 * one it was made on is refused (`VERSION_CONFLICT`) when there is a newer one.
 */
export const revision = z.number().int().min(0).optional();
/**
 * The same in an answer, where it always stands: a save that left it out would overwrite unasked. Rows that have never
 * been changed keep none, so its type says that it may be missing.
 */
export const shownRevision = z.number().int().min(0).default(0) as unknown as typeof revision;
export const recordStatusQuery = z.coerce.number().int().min(-1).max(1);

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(20),
  keyword: z.string().max(100).optional(),
  /** Field to sort by. */
  sort: z.string().max(40).optional(),
  order: z.enum(['asc', 'desc']).optional(),
});

/** Days of the merchant's calendar that a list is filtered by: `2026-11-01..2026-11-30`. */
export const daysFilter = z.string().regex(/^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/);

/** By whom (an account's id, or a team group's for all of its members) and on which days a list's records were made. */
export const madeFilter = {
  author_id: z.string().min(1).max(64).optional(),
  made: daysFilter.optional(),
};

const paginator = z.object({
  currentPage: z.number().int(),
  itemsPerPage: z.number().int(),
  numPages: z.number().int(),
  total: z.number().int(),
});

/** Paged list response of the brief, point 3. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    paginator,
    maps: z.record(z.string(), z.record(z.string(), z.string())).optional(),
    filter: z
      .record(
        z.string(),
        z.array(
          z.object({ value: z.union([z.string(), z.number()]), label: z.string(), count: z.number().optional() }),
        ),
      )
      .optional(),
  });

/** Rows for a table: 10 000 at most, and how many the filter lets through. */
export const exportOf = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item), total: z.number().int() });

/** One record by `id` or several by `ids`. */
export const oneOrMany = z
  .object({ id: id.optional(), ids: z.array(id).max(1000).optional() })
  .refine((v) => v.id || v.ids, {
    message: 'id or ids is needed',
  });
export const statusBody = z.object({
  id: id.optional(),
  ids: z.array(id).max(1000).optional(),
  status: z.number().int(),
});
export const idsBody = z.object({ ids: z.array(id).max(1000) });
export const idQuery = z.object({ id });

/** Who answers for a record since it was handed over to him; absent = its author. */
export const recordOwner = z.object({ id: z.string(), name: z.string() }).optional();

/** The chain: everything made keeps what it was made from (framework → topic → script → project → video → publish item). */
export const sourceRef = z.object({
  type: z.enum([
    'goods',
    'breakdown',
    'framework',
    'topic',
    'script',
    'article',
    'chat',
    'project',
    'video',
    'publish',
    'file',
    'knowledge',
    'figure',
    'shooting_plan',
    'template',
  ]),
  id,
});
export const sourceChain = z.array(sourceRef).max(50).default([]);
export type SourceRef = z.infer<typeof sourceRef>;
