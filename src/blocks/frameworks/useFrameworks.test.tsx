import { render, screen, waitFor } from '@testing-library/react';
import { writeSession } from '@/lib/session';
import { frameworkApi } from '@/services/framework/api';
import { knownFramework, refreshFrameworks, useFrameworks } from './useFrameworks';

function Names() {
  const { own, phase } = useFrameworks();
  return <p>{[phase, ...own.map(({ id }) => id)].join(' ')}</p>;
}

test('an answer that was asked for before a change does not take the change back', async () => {
  const merchantData = { mchno: 'm', industry: '' };
  writeSession({ token: 'token-of-a-test', id: 'a1', app_type: '', business: '', merchantData });
  const answers: ((name: string) => void)[] = [];
  jest
    .spyOn(frameworkApi.data, 'send')
    .mockImplementation(
      () => new Promise((resolve) => answers.push((id) => resolve({ list: [{ id, origin: 'own' }] } as never))),
    );
  render(<Names />);
  await screen.findByText('loading');
  refreshFrameworks();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('after');
  answers[0]?.('before');
  expect(await screen.findByText('ready after')).toBeInTheDocument();
  expect(knownFramework('after')).toBeDefined();
  expect(knownFramework('before')).toBeUndefined();
});
