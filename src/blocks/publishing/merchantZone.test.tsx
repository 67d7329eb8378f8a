/** @jest-environment ./src/testing/jest/newYork.ts */
import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import type { ReactNode } from 'react';
import { formatDay, formatMinute, formatSecond, formatShortMinute } from '@/hooks/useDates';
import { merchantZone, setMerchantZone } from '@/lib/merchantZone';
import { appStage } from '@/testing/app/appStage';
import { findDialog } from '@/testing/app/findDialog';
import { PublishTimePicker, useDates } from './index';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <RawIntlProvider value={getIntl()}>{children}</RawIntlProvider>
);

const app = appStage();

afterEach(() => setMerchantZone(undefined));

test('the browser of this file stands in New York', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/New_York');
  expect(new Date('2026-07-01T12:00:00Z').getHours()).toBe(8);
});

test('dates are those of the merchant’s clocks; a day of the calendar is that day everywhere', () => {
  const { result } = renderHook(() => useDates(), { wrapper });
  const at = '2026-11-22T16:30:00Z';
  expect([formatDay(at), formatMinute(at)]).toEqual(['2026-11-23', '2026-11-23 00:30 GMT+8']);
  expect([result.current.time(at), result.current.day(at)]).toEqual(['00:30 GMT+8', '11月23日周一']);
  expect([formatShortMinute(at), formatSecond(at)]).toEqual(['11-23 00:30 GMT+8', '11-23 00:30:00 GMT+8']);
  // For tables that name the zone beside them.
  expect(result.current.bareTime(at)).toBe('00:30');
  expect(result.current.day('2026-03-08')).toBe('3月8日周日');
  expect(result.current.moment(at)).toBe('2026-11-23 00:30 GMT+8');
});

test('beside the browser’s own zone none is named, summer and winter alike', () => {
  setMerchantZone('America/New_York');
  const { result } = renderHook(() => useDates(), { wrapper });
  expect(result.current.moment('2026-10-31T12:00:00Z')).toBe('2026-10-31 08:00');
  // On 1 November 2026 the clocks of New York are put back.
  expect(result.current.moment('2026-11-01T13:00:00Z')).toBe('2026-11-01 08:00');
});

test('a zone that nobody knows counts as none', () => {
  setMerchantZone('Mars/Olympus');
  expect(formatMinute('2026-11-22T12:00:00Z')).toBe('2026-11-22 20:00 GMT+8');
});

test('a time is shown and typed by the merchant’s clocks, which are named', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const year = new Date().getFullYear() + 1;
  // The clocks of New York leave out the hour from 2 o'clock on 8 March 2026.
  const picker = () => <PublishTimePicker aria-label="time" value="2026-03-07T18:30:00Z" onChange={onChange} />;
  const { rerender } = render(picker(), { wrapper });
  const field = screen.getByRole('textbox', { name: 'time' });
  expect(field).toHaveValue('2026-03-08 02:30');
  expect(screen.getByText('按中国标准时间 GMT+8 填写，与你本机时间不同')).toBeVisible();
  await user.clear(field);
  await user.type(field, `${year}-07-01 20:00`);
  // Posts that arrive render the page anew: what is typed stays.
  rerender(picker());
  await user.type(field, '{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(`${year}-07-01T12:00:00.000Z`);
});

test('the owner chooses the zone, by its city or offset, and the page shows its clocks at once', async () => {
  const user = await app.open('/publish/calendar', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '更改时区' }));
  const dialog = await findDialog('时区');
  const field = within(dialog).getByRole('combobox', { name: '时区' });
  await user.click(field);
  await user.type(field, '纽约');
  await user.click(await screen.findByText(/America\/New York/));
  expect(within(dialog).getByText(/^这个时区现在是 \d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  // The browser of this file stands there too: nothing needs a name but the offset.
  await waitFor(() => expect(merchantZone()).toBe('America/New_York'));
  expect(await screen.findByText(/^GMT-[45]$/, { selector: 'main *, #content *' })).toBeVisible();
  expect(screen.queryByText(/与你本机时间不同/)).not.toBeInTheDocument();
  const { zone } = await app.api<{ zone: string }>('owner', 'GET', '/merchant/info');
  expect(zone).toBe('America/New_York');
});

test('who may not set the zone sees it and no way to change it', async () => {
  await app.open('/publish/calendar', { as: 'viewer' });
  expect(await screen.findByText('按中国标准时间 GMT+8 显示，与你本机时间不同')).toBeVisible();
  expect(screen.queryByRole('button', { name: '更改时区' })).not.toBeInTheDocument();
});

test('the calendar names the merchant’s zone', async () => {
  await app.open('/publish/calendar', { as: 'owner' });
  expect(await screen.findByText('按中国标准时间 GMT+8 显示，与你本机时间不同')).toBeVisible();
});
