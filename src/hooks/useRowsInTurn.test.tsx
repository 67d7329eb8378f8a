import { renderHook } from '@testing-library/react';
import { useRowsInTurn } from './useRowsInTurn';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** How many rows a list had, drawing by drawing, as often as that changed. */
function drawings(...counts: readonly [number, ...number[]]) {
  const drawn: number[] = [];
  const { rerender } = renderHook(({ count }) => void drawn.push(useRowsInTurn(rows(count)).length), {
    initialProps: { count: counts[0] },
  });
  for (const count of counts.slice(1)) rerender({ count });
  return drawn.filter((count, index) => count !== drawn[index - 1]);
}

test('a long list shows its beginning first, and then all of it', () => {
  expect(drawings(228)).toEqual([41, 228]);
  expect(drawings(0, 228)).toEqual([0, 41, 228]);
});

test('a short list, one that grows by a row and one that is drawn already are whole at once', () => {
  expect(drawings(40)).toEqual([40]);
  expect(drawings(39, 40, 41, 42)).toEqual([39, 40, 41, 42]);
  expect(drawings(228, 229)).toEqual([41, 228, 229]);
});
