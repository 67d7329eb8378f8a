import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayField, DaySpanField } from './DayField';

// Pages are rendered anew while somebody types: a list that refreshes, a job that goes on.
test('a day that is being typed outlives a rendering of its page', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const field = () => <DayField aria-label="day" value="2026-11-27" onChange={onChange} />;
  const { rerender } = render(field());
  const input = screen.getByRole('textbox', { name: 'day' });
  await user.clear(input);
  await user.type(input, '2026-12-24');
  rerender(field());
  await user.type(input, '{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24');
});

test('so do the days of a span', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const value = () => ({ from: '2026-11-01', to: '2026-11-27' });
  const field = () => <DaySpanField value={value()} onChange={onChange} />;
  const { rerender } = render(field());
  const [from, to] = screen.getAllByRole('textbox');
  if (!from || !to) throw new Error('no fields');
  await user.clear(from);
  await user.type(from, '2026-10-01');
  rerender(field());
  await user.type(from, '{Enter}');
  await user.clear(to);
  await user.type(to, '2026-10-31');
  rerender(field());
  await user.type(to, '{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' });
});

test('a span that is cleared is none', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const { container } = render(<DaySpanField value={{ from: '2026-11-01', to: '2026-11-27' }} onChange={onChange} />);
  const clear = container.querySelector('.ant-picker-clear');
  if (!clear) throw new Error('cannot be cleared');
  await user.click(clear);
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
