import { writeSession } from '@/lib/session';
import { frameworkApi } from '@/services/framework/api';
import { frameworkStore } from './frameworkStore';

test('an answer that was asked for before a change does not take the change back', async () => {
  const merchantData = { mchno: 'm', industry: '' };
  writeSession({ token: 'token-of-a-test', id: 'a1', app_type: '', business: '', merchantData });
  const answers: ((name: string) => void)[] = [];
  jest
    .spyOn(frameworkApi, 'data')
    .mockImplementation(
      () => new Promise((resolve) => answers.push((name) => resolve({ list: [{ id: name }] } as never))),
    );
  frameworkStore.want();
  frameworkStore.refresh();
  answers[1]?.('after');
  await Promise.resolve();
  answers[0]?.('before');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(frameworkStore.getSnapshot()).toMatchObject({ phase: 'ready', records: [{ id: 'after' }] });
});
