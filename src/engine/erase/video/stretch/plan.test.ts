import { encodedSeconds, sharedParts, workersFor } from './plan';

const open = { kind: 'encode', start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY } as const;

test('as many workers as there are cores, memory and seconds for', () => {
  const usual = { cores: 2, gigabytes: 4, bytes: 60e6, imageBytes: 960 * 540 * 1.5, seconds: 10 };
  expect(workersFor(usual)).toBe(2);
  expect(workersFor({ ...usual, cores: 1 })).toBe(1);
  expect(workersFor({ ...usual, cores: 32, bytes: 10e6, imageBytes: 3e5, seconds: 600 })).toBe(4);
  // Two of 720p would hold 420 MB.
  expect(workersFor({ ...usual, bytes: 78e6, imageBytes: 1280 * 720 * 1.5 })).toBe(1);
  const large = { ...usual, cores: 8, bytes: 105e6, imageBytes: 1920 * 1080 * 1.5, seconds: 600 };
  expect(workersFor(large)).toBe(1);
  expect(workersFor({ ...large, gigabytes: undefined })).toBe(1);
  // Two of 1080p hold 750 MB, which a computer of eight gigabytes has.
  expect(workersFor({ ...large, gigabytes: 8 })).toBe(2);
  expect(workersFor({ ...large, gigabytes: 8, imageBytes: 3840 * 2160 * 1.5 })).toBe(1);
  expect(workersFor({ ...usual, seconds: 7 })).toBe(1);
});

test('stretches follow each other without a gap, open at both ends, as many for each worker', () => {
  const shares = sharedParts([open], { workers: 2, duration: 100, bitrate: 4e6 });
  expect(shares).toHaveLength(4);
  expect([shares[0]?.start, shares.at(-1)?.end]).toEqual([open.start, open.end]);
  shares.slice(1).forEach(({ start }, index) => {
    expect(start).toBe(shares[index]?.end);
    expect(start).toBeCloseTo(25 * (index + 1));
  });
  // What waits to be written stays little.
  expect(sharedParts([open], { workers: 2, duration: 100, bitrate: 48e6 }).length).toBeGreaterThanOrEqual(24);
});

test('what is copied is copied in one piece, and only what is encoded is shared', () => {
  const parts = [
    { kind: 'copy', start: 0, end: 10 },
    { kind: 'encode', start: 10, end: 30 },
    { kind: 'copy', start: 30, end: 90 },
    { kind: 'encode', start: 90, end: Number.POSITIVE_INFINITY },
  ] as const;
  const shares = sharedParts(parts, { workers: 2, duration: 110, bitrate: 4e6 });
  expect(encodedSeconds(parts, 110)).toBe(40);
  expect(shares.map(({ kind }) => kind)).toEqual(['copy', 'encode', 'copy', 'encode']);
  expect(shares).toEqual(parts);
});
