import { screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

/** A page of the resource kit, a list that loads what is on screen, and a card of the workbench. */
const lists: readonly (readonly [address: string, path: string, row: RegExp])[] = [
  ['/creative/goods', '/goods/data', /便携保温杯/],
  ['/creative/media', '/file/data', /./],
  ['/workbench', '/publish/approvals', /./],
];

/** One with words of the server's, one garbled; that others are told apart as well `lists.dom.test.ts` shows for every list. */
const answers: readonly (readonly [answer: object | null, text: string])[] = [
  [{ status: 0, message: '仓库盘点中' }, '仓库盘点中'],
  [{ status: 1, data: { list: [null] } }, '网络请求错误'],
  [null, '网络请求错误'],
];

test.each(
  lists.flatMap(([address, path]) =>
    answers.map(([answer, text]) => [address, path, JSON.stringify(answer), text] as const),
  ),
)('%s: %s answers %s: the text stands there and can be tried again', async (address, path, answer, text) => {
  await app.fault(`answer:${answer}`, path, 20);
  const user = await app.open(address, { as: 'owner' });
  const alert = (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]') as HTMLElement;
  await app.api('owner', 'POST', '/__mock/faults_clear', {});
  await user.click(within(alert).getByRole('button', { name: /重\s*试/ }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});
