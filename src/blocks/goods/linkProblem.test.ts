import { BusinessError, NetworkError } from '@/lib/request/errors';
import { extractErrorCodes } from '@/services/goods/schema';
import zhCN from '../../../locales/zh-CN';
import { linkProblem } from './linkProblem';

it.each(extractErrorCodes)('has its own sentence for %s', (code) => {
  const id = linkProblem(new BusinessError('x', code, 2));
  expect(id && zhCN[id]).toBeTruthy();
});

it('has a different sentence for each reason', () => {
  const ids = extractErrorCodes.map((code) => linkProblem(new BusinessError('x', code, 2)));
  expect(new Set(ids).size).toBe(extractErrorCodes.length);
});

it('leaves other failures to the request layer', () => {
  expect(linkProblem(new BusinessError('x', 'ACTION_DENIED', 2))).toBeUndefined();
  expect(linkProblem(new NetworkError('down'))).toBeUndefined();
});
