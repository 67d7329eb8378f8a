import { screen, waitFor, within } from '@testing-library/react';
import { answerLocally } from '@/lib/request/localAnswers';
import { appStage } from '@/testing/app/appStage';
import { allOperations } from '@/testing/contract/operations';
import { answerSample } from './sampleMerchant';
import { sampleReads } from './samples';

const app = appStage();
afterEach(() => answerLocally());

const operations = new Map<string, ReturnType<typeof allOperations>[number]['operation']>(
  allOperations().map(({ operation }) => [operation.path, operation]),
);

test.each(Object.keys(sampleReads))('the sample of %s is what the contract says', (path) => {
  const operation = operations.get(path);
  expect(operation?.method).toBe('GET');
  const parsed = operation?.result.safeParse(sampleReads[path]?.());
  expect(parsed?.error).toBeUndefined();
});

test('writes and unknown reads are refused in silence; only the brand is asked for', () => {
  const sent = [...operations.values()].filter(
    ({ path, method }) => answerSample({ path, isRead: method === 'GET' }) === undefined,
  );
  expect(sent.map(({ path }) => path)).toEqual(['/merchant/provider']);
  const answered = [...operations.values()].filter(
    ({ path, method }) => answerSample({ path, isRead: method === 'GET' })?.success,
  );
  expect(answered.map(({ path }) => path).toSorted()).toEqual(Object.keys(sampleReads).toSorted());
  expect(answerSample({ path: '/video/data', isRead: false })).toMatchObject({ success: false, showType: 0 });
});

test('the workbench of the sample shop is whole, for a provider’s person, and says nothing of real merchants', async () => {
  await app.signIn('admin');
  answerLocally(answerSample);
  await app.open('/workbench');
  const drafts = within(await screen.findByRole('region', { name: '未完成的视频' }));
  expect(await drafts.findByText('周末双人套餐上新')).toBeInTheDocument();
  expect(await screen.findAllByText('三分钟看懂手冲咖啡怎么选豆')).toHaveLength(2);
  await waitFor(() => expect(document.querySelector('.ant-skeleton')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /重\s*试/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /示例用户/ })).toBeInTheDocument();
});
