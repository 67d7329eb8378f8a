import type { NextFunction, Request, Response } from 'express';
import { pageHeaders } from '../config/security';
import { fail } from './_core/fail';
import { safely } from './_core/safely';

/**
 * Last by its name, since Umi takes the first route that fits: an unknown call gets a JSON 404 instead of the preview's
 * index.html, which a client would take for a success.
 */
const unknown = safely((req) =>
  fail(`接口不存在：${req.method} ${req.path}`, { errorCode: 'NOT_FOUND', httpStatus: 404 }),
);

/** What is no call is the app itself, which the server behind the mock sends with these headers. */
function addPageHeaders(_req: Request, res: Response, next: NextFunction): void {
  for (const [name, value] of Object.entries(pageHeaders)) res.setHeader(name, value);
  next();
}

export default {
  'GET /api/*': unknown,
  'POST /api/*': unknown,
  'PUT /api/*': unknown,
  'DELETE /api/*': unknown,
  'GET /*': addPageHeaders,
  'HEAD /*': addPageHeaders,
};
