import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Page({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error('boom');
  return <p>fine</p>;
}

const view = (path: string, isBroken: boolean) => (
  <ErrorBoundary
    resetKey={path}
    fallback={(error, reset) => (
      <button type="button" onClick={reset}>
        {error.message}
      </button>
    )}
  >
    <Page isBroken={isBroken} />
  </ErrorBoundary>
);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a crash on one page does not stay on the next', () => {
  const { rerender } = render(view('/a', true));
  expect(screen.getByRole('button', { name: 'boom' })).toBeInTheDocument();
  rerender(view('/b', false));
  expect(screen.getByText('fine')).toBeInTheDocument();
});

test('the same page is tried again on request', () => {
  const { rerender } = render(view('/a', true));
  rerender(view('/a', false));
  fireEvent.click(screen.getByRole('button', { name: 'boom' }));
  expect(screen.getByText('fine')).toBeInTheDocument();
});
