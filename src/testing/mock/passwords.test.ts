import { checkPassword, hashPassword, hashSeedPassword } from '../../../mock/_core/passwords';

/**
 * The least processor time of several tries, in µs. The clock also tells what else the machine does, and through the
 * server the rest of a call: either hides what is asked here.
 */
async function leastWork(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3; tries += 1) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, user + system);
  }
  return least;
}

test('an unknown name costs as much work as a wrong password, however it is stored', async () => {
  const stored = await hashPassword('Right123!');
  const wrong = await leastWork(() => checkPassword('Wrong123!', stored));
  const unknown = await leastWork(() => checkPassword('Wrong123!', undefined));
  const seeded = await leastWork(() => checkPassword('Wrong123!', hashSeedPassword('Right123!', 'salt')));
  for (const other of [unknown, seeded]) {
    expect(other / wrong).toBeGreaterThan(0.6);
    expect(other / wrong).toBeLessThan(1.7);
  }
});

test('a password is right in either form, and a seed of it is offered in full', async () => {
  expect(await checkPassword('Right123!', await hashPassword('Right123!'))).toEqual({ isRight: true });
  const seeded = await checkPassword('Right123!', hashSeedPassword('Right123!', 'salt'));
  expect(seeded.isRight).toBe(true);
  expect(await checkPassword('Right123!', seeded.stronger)).toEqual({ isRight: true });
});
