import { fail } from './_core/fail';
import { safely } from './_core/safely';

/**
 * Last by its name, since Umi takes the first route that fits: an unknown call gets a JSON 404 instead of the preview's
 * index.html, which a client would take for a success.
 */
const unknown = safely((req) =>
  fail(`接口不存在：${req.method} ${req.path}`, { errorCode: 'NOT_FOUND', httpStatus: 404 }),
);

export default { 'GET /api/*': unknown, 'POST /api/*': unknown, 'PUT /api/*': unknown, 'DELETE /api/*': unknown };
