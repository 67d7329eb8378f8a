import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ResourceQuery } from './types';
import { useWindowedList } from './useWindowedList';
import { VirtualGrid } from './VirtualGrid';

const rowsInAll = 10_000;
const rowHeight = 50;
const asked: ResourceQuery[] = [];
let failing = false;

const data = async (query: ResourceQuery) => {
  asked.push(query);
  if (failing) throw new Error('down');
  const from = (query.page - 1) * query.page_size;
  const list = Array.from({ length: Math.min(query.page_size, rowsInAll - from) }, (_, index) => ({
    id: `row-${from + index}`,
    name: `${query.keyword ?? ''}${from + index}`,
  }));
  return { list, paginator: { total: rowsInAll } };
};

function Long({ keyword }: { readonly keyword: string }) {
  const list = useWindowedList<{ id: string; name: string }>(data, { keyword });
  return (
    <>
      {list.error && <p role="alert">{list.error.message}</p>}
      <button type="button" onClick={list.refresh}>
        again
      </button>
      <VirtualGrid
        count={list.total ?? 0}
        minWidth={0}
        gap={0}
        heightOf={() => rowHeight}
        keyOf={(index) => list.at(index)?.id ?? `place-${index}`}
        onRange={list.ensure}
        label="long"
        render={(index) => list.at(index)?.name ?? '…'}
      />
    </>
  );
}

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const scrollTo = (row: number) => {
  act(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: row * rowHeight });
    fireEvent.scroll(window);
  });
};

beforeEach(() => {
  asked.length = 0;
  failing = false;
  scrollTo(0);
});

test('of ten thousand rows only those near the screen are loaded and stand in the document', async () => {
  render(<Long keyword="" />);
  await waitFor(() => expect(texts()[0]).toBe('0'));
  expect(screen.getByRole('list')).toHaveStyle({ height: `${rowsInAll * rowHeight}px` });
  expect(texts().length).toBeLessThan(60);
  expect(asked).toHaveLength(1);

  scrollTo(7_321);
  await waitFor(() => expect(texts()).toContain('7321'));
  expect(texts().length).toBeLessThan(60);
  expect(asked.map(({ page }) => page)).toEqual([1, 73, 74]);
  expect(screen.getByText('7321').closest('li')).toHaveAttribute('aria-posinset', '7322');
});

test('a refresh loads what is on screen and keeps the rest for later', async () => {
  render(<Long keyword="" />);
  await waitFor(() => expect(texts()[0]).toBe('0'));
  scrollTo(5_000);
  await waitFor(() => expect(texts()).toContain('5000'));
  asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  await waitFor(() => expect(asked.map(({ page }) => page)).toContain(51));
  expect(asked.map(({ page }) => page)).not.toContain(1);
  expect(texts()).toContain('5000');
});

test('a new search begins at the first page; what failed keeps the rows and says so', async () => {
  const { rerender } = render(<Long keyword="" />);
  await waitFor(() => expect(texts()[0]).toBe('0'));
  failing = true;
  rerender(<Long keyword="a" />);
  await screen.findByRole('alert');
  expect(texts()[0]).toBe('0');
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  await waitFor(() => expect(texts()[0]).toBe('a0'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
