import type { Request, RequestHandler, Response } from 'express';
import { ZodError } from 'zod';
import { failureBody, isFailure } from './fail';

type Work = (req: Request, res: Response) => unknown;

/** The one wrapper of every mock handler: Umi does not catch a rejection, and an uncaught one ends the server. */
export function safely(work: Work): RequestHandler {
  return (req, res) => {
    Promise.resolve()
      .then(() => work(req, res))
      .catch((error: unknown) => answerError(req, res, error));
  };
}

function answerError(req: Request, res: Response, error: unknown): void {
  if (!isFailure(error)) console.error(`[mock] ${req.method} ${req.path}:`, describeError(error));
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (isFailure(error)) {
    res.status(error.httpStatus ?? 200).json(failureBody(error));
    return;
  }
  res.status(500).json(failureBody({ message: '服务器内部错误', errorCode: 'INTERNAL_ERROR', showType: 2 }));
}

const describeError = (error: unknown): unknown =>
  error instanceof ZodError
    ? `the answer does not keep the contract: ${JSON.stringify(error.issues.slice(0, 3))}`
    : error;
