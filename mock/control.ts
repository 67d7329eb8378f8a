import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from './_core/clock';
import { fail } from './_core/fail';
import { faults } from './_core/faults';
import { grow } from './_core/grow';
import { safely } from './_core/safely';
import { cacheDir, resetState, save } from './_core/state';

/** For journeys and tests only: `npm run e2e` sets MOCK_CONTROL=on. */
const isOpen = (): boolean => process.env.MOCK_CONTROL === 'on' || process.env.NODE_ENV !== 'production';

const control = (work: (body: Record<string, unknown>) => unknown) =>
  safely((req, res) => {
    if (!isOpen()) fail('接口不存在', { errorCode: 'NOT_FOUND', httpStatus: 404 });
    const data = work((req.body ?? {}) as Record<string, unknown>) ?? null;
    res.json({ status: 1, success: true, message: 'ok', data });
  });

export default {
  'POST /api/__mock/fault': control(({ path = '', kind = '', times }) => {
    if (!kind) fail('kind is needed', { errorCode: 'INVALID_INPUT' });
    faults.add({ path: String(path), kind: String(kind), times: times === undefined ? 1 : Number(times) });
  }),
  'POST /api/__mock/faults_clear': control(() => faults.clear()),
  'POST /api/__mock/reset': control(() => {
    faults.clear();
    resetState();
    rmSync(join(cacheDir(), 'objects'), { recursive: true, force: true });
  }),
  'POST /api/__mock/clock': control(({ advanceSeconds = 0 }) => {
    const seconds = Number(advanceSeconds);
    if (!Number.isFinite(seconds)) fail('advanceSeconds must be a number', { errorCode: 'INVALID_INPUT' });
    clock.advance(seconds);
    return { now: clock.iso() };
  }),
  'POST /api/__mock/grow': control(({ table = '', count = 0 }) => grow(String(table), Number(count))),
  'POST /api/__mock/save': control(() => save()),
};
