interface EngineErrorOptions {
  readonly errorCode?: string;
  /** How the brief's error answer is to be shown (point 8); absent = as an error message. */
  readonly showType?: 0 | 1 | 2 | 3 | 4 | 9;
}

/**
 * What an engine refuses, with a sentence for the user. The core answers every error that carries an `errorCode` as a
 * business failure, so an engine needs nothing of the core.
 */
export class EngineError extends Error {
  readonly errorCode: string;
  readonly showType: 0 | 1 | 2 | 3 | 4 | 9;

  constructor(message: string, { errorCode = 'BUSINESS_ERROR', showType = 2 }: EngineErrorOptions = {}) {
    super(message);
    this.name = 'EngineError';
    this.errorCode = errorCode;
    this.showType = showType;
  }
}

/** Ends an engine's work with a sentence for the user. @throws EngineError always */
export function refuse(message: string, options?: EngineErrorOptions): never {
  throw new EngineError(message, options);
}
