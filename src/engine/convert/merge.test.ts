import { merge, type Timed } from './merge';

async function* track(name: string, times: readonly number[], into: string[]): AsyncGenerator<Timed, void, unknown> {
  try {
    for (const time of times) yield { time, add: async () => void into.push(`${name}${time}`) };
  } finally {
    into.push(`${name} closed`);
  }
}

test('what several tracks have goes in by its time', async () => {
  const into: string[] = [];
  await merge([track('v', [0, 2, 4], into), track('a', [-1, 1, 3], into)], async () => undefined);
  expect(into).toEqual(['a-1', 'v0', 'a1', 'v2', 'a3', 'a closed', 'v4', 'v closed']);
});

test('a stop in the middle closes all', async () => {
  const into: string[] = [];
  const stop = async (time: number): Promise<void> => {
    if (time >= 1) throw new Error('stop');
  };
  await expect(merge([track('v', [0, 2], into), track('a', [1, 3], into)], stop)).rejects.toThrow('stop');
  expect(into).toContain('v closed');
  expect(into).toContain('a closed');
});
