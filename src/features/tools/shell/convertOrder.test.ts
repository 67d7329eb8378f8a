import { releaseAfter } from './convertOrder';

test('several files of one piece of work are freed together, when the last of them is kept', async () => {
  const free = jest.fn(async () => undefined);
  const release = releaseAfter(3, free);
  await release();
  await release();
  expect(free).not.toHaveBeenCalled();
  await release();
  expect(free).toHaveBeenCalledTimes(1);
});
