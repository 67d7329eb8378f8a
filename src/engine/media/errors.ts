/** What can be wrong with a media file, from the user's side. */
export type MediaErrorCode =
  /** The server says that it is not there (404, 410), or the project names an unknown media id. */
  | 'missing'
  /** The bytes are there, but this browser cannot decode them. */
  | 'undecodable'
  /** 0 bytes. */
  | 'empty'
  /** No answer, or an answer that may be different next time. */
  | 'network'
  /** Not a format that we read at all. */
  | 'unsupported';

/** Thrown by everything in engine/media; `mediaId` is set where the file belongs to a project. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code: MediaErrorCode;
  readonly mediaId: string | undefined;
  /** What the user calls the file. */
  readonly mediaName: string | undefined;

  constructor(code: MediaErrorCode, options: MediaErrorOptions = {}) {
    super(options.mediaId ? `${code}: ${options.name || options.mediaId}` : code, { cause: options.cause });
    this.code = code;
    this.mediaId = options.mediaId;
    this.mediaName = options.name;
  }
}

interface MediaErrorOptions {
  readonly mediaId?: string;
  readonly name?: string;
  readonly cause?: unknown;
}

/** Gives any failure a code; `fallback` is taken when the failure is not ours. */
export function toMediaError(error: unknown, fallback: MediaErrorCode, mediaId?: string, name?: string): MediaError {
  const inner = findMediaError(error);
  if (inner?.mediaId || (inner && !mediaId)) return inner;
  const known = { ...(mediaId ? { mediaId } : {}), ...(name ? { name } : {}) };
  return new MediaError(inner?.code ?? fallback, { cause: inner ? inner.cause : error, ...known });
}

/** Mediabunny wraps what its `fetchFn` throws; our error may be some `cause`s deep. */
function findMediaError(error: unknown): MediaError | null {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof MediaError) return current;
    current = current.cause;
  }
  return null;
}
