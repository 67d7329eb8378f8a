/** showType of the brief, point 8. */
export type ShowType = 0 | 1 | 2 | 3 | 4 | 9;

interface FailOptions {
  readonly errorCode?: string;
  readonly showType?: ShowType;
  /** 200 unless HTTP itself has something to say (401, 403, 404, 413, 422, 500 …). */
  readonly httpStatus?: number;
}

/** A refusal in the catalogue's form; every handler may throw it at any depth. */
export class MockFailure extends Error {
  readonly errorCode: string;
  readonly showType: ShowType;
  readonly httpStatus: number;

  constructor(message: string, { errorCode = 'BUSINESS_ERROR', showType = 2, httpStatus = 200 }: FailOptions = {}) {
    super(message);
    this.name = 'MockFailure';
    this.errorCode = errorCode;
    this.showType = showType;
    this.httpStatus = httpStatus;
  }
}

/** What reaches the caller as a business failure: the core's own refusals, and those of engines and groups. */
export interface Failure extends Error {
  readonly errorCode: string;
  readonly showType: ShowType;
  readonly httpStatus?: number;
}

/** Whether an error is a refusal with a sentence for the user, whoever threw it; everything else is a fault of ours. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && 'errorCode' in error && 'showType' in error;

/** Ends the call with the catalogue's failure answer. `message` is shown to the user as it is. */
export function fail(message: string, options?: FailOptions): never {
  throw new MockFailure(message, options);
}

/** Body of a failed call. */
export function failureBody(failure: Pick<MockFailure, 'message' | 'errorCode' | 'showType'>) {
  return {
    status: 0,
    success: false,
    message: failure.message,
    errorMessage: failure.message,
    errorCode: failure.errorCode,
    showType: failure.showType,
    data: null,
  };
}
