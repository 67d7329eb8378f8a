import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { CanceledError, NetworkError } from '@/lib/request/errors';
import type { StreamOptions } from '@/lib/stream';
import { GoOnButton } from './GoOnButton';
import { StreamedText } from './StreamedText';
import { Suggestion } from './Suggestion';
import { useWriting } from './useWriting';

/** A stream in the test's hands. */
function aStream() {
  const calls: { already: string; options: StreamOptions; end: () => void; fail: (error: unknown) => void }[] = [];
  const call = (options: StreamOptions, already: string) =>
    new Promise<void>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new CanceledError('')));
      calls.push({ already, options, end: resolve, fail: reject });
    });
  return { call, calls };
}
const frame = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));

let drawn = 0;
function Probe({
  call,
  name = '',
}: {
  call: (options: StreamOptions, already: string) => Promise<unknown>;
  name?: string;
}) {
  const writing = useWriting();
  const { status, text, writer, failure, start, stop, retry } = writing;
  drawn += 1;
  return (
    <>
      <button type="button" onClick={() => start(call)}>{`start${name}`}</button>
      <button type="button" onClick={stop}>{`stop${name}`}</button>
      <button type="button" onClick={retry}>{`retry${name}`}</button>
      <GoOnButton writing={writing} />
      <output aria-label={`state${name}`}>{[status, text, writer, failure].filter(Boolean).join('|')}</output>
    </>
  );
}
const state = (name = '') => screen.getByRole('status', { name: `state${name}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('useWriting', () => {
  it('tells at most once a frame, however many pieces come', async () => {
    const { call, calls } = aStream();
    render(
      <RawIntlProvider value={getIntl()}>
        <Probe call={call} />
      </RawIntlProvider>,
    );
    await press('start');
    expect(state()).toHaveTextContent('waiting');
    drawn = 0;
    act(() => {
      for (let i = 0; i < 1000; i += 1) calls[0]?.options.onText('字');
    });
    expect(drawn).toBe(0);
    await frame();
    expect(drawn).toBeLessThanOrEqual(2);
    expect(state()).toHaveTextContent(`streaming|${'字'.repeat(1000)}`);
    await act(async () => calls[0]?.end());
    expect(state()).toHaveTextContent(/^done/);
  });

  it('keeps what came when it is stopped, hears nothing afterwards, and starts anew on retry', async () => {
    const { call, calls } = aStream();
    render(
      <RawIntlProvider value={getIntl()}>
        <Probe call={call} />
      </RawIntlProvider>,
    );
    await press('start');
    act(() => {
      calls[0]?.options.onWriter?.('模型');
      calls[0]?.options.onText('前半');
    });
    await press('stop');
    expect(state()).toHaveTextContent('stopped|前半|模型');
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    act(() => calls[0]?.options.onText('迟到'));
    await frame();
    expect(state()).not.toHaveTextContent('迟到');
    await press('retry');
    expect(state()).toHaveTextContent(/^waiting$/);
    expect(calls).toHaveLength(2);
  });

  it('says why it failed and keeps what came', async () => {
    const { call, calls } = aStream();
    render(
      <RawIntlProvider value={getIntl()}>
        <Probe call={call} />
      </RawIntlProvider>,
    );
    await press('start');
    act(() => calls[0]?.options.onText('前半'));
    await act(async () => calls[0]?.fail(new NetworkError('down')));
    expect(state()).toHaveTextContent(/^failed\|前半\|.*网络/);
  });

  it('goes on after a break with what has come, and offers it only there', async () => {
    const { call, calls } = aStream();
    render(
      <RawIntlProvider value={getIntl()}>
        <Probe call={call} />
      </RawIntlProvider>,
    );
    const offer = () => screen.queryByRole('button', { name: '接着写' });
    await press('start');
    await press('stop');
    expect(offer()).toBeNull();
    await press('start');
    act(() => calls[1]?.options.onText('前半'));
    await frame();
    expect(offer()).toBeNull();
    await act(async () => calls[1]?.fail(new NetworkError('down')));
    await press('接着写');
    expect(calls[2]?.already).toBe('前半');
    expect(state()).toHaveTextContent('waiting|前半');
    act(() => calls[2]?.options.onText('后半'));
    await act(async () => calls[2]?.end());
    expect(state()).toHaveTextContent('done|前半后半');
    expect(offer()).toBeNull();
  });

  it('keeps two streams apart', async () => {
    const [one, two] = [aStream(), aStream()];
    render(
      <RawIntlProvider value={getIntl()}>
        <Probe call={one.call} name="1" />
        <Probe call={two.call} name="2" />
      </RawIntlProvider>,
    );
    await press('start1');
    await press('start2');
    act(() => {
      one.calls[0]?.options.onText('甲');
      two.calls[0]?.options.onText('乙');
    });
    await frame();
    await press('stop1');
    act(() => two.calls[0]?.options.onText('丙'));
    await frame();
    expect(state('1')).toHaveTextContent('stopped|甲');
    expect(state('2')).toHaveTextContent('streaming|乙丙');
  });
});

describe('a suggestion', () => {
  const open = (before: string, after: string) => {
    const onAccept = jest.fn();
    const onReject = jest.fn();
    render(
      <RawIntlProvider value={getIntl()}>
        <Suggestion before={before} after={after} onAccept={onAccept} onReject={onReject} />
      </RawIntlProvider>,
    );
    return { onAccept, onReject, user: userEvent.setup() };
  };
  const before = '早上装的热水，晚上还烫嘴。单手就能开盖。';
  const after = '清晨装的热水，晚上还烫嘴。一只手就能开盖。';

  it('is taken as a whole', async () => {
    const { onAccept, user } = open(before, after);
    await user.click(screen.getByRole('button', { name: '采用结果' }));
    expect(onAccept).toHaveBeenCalledWith(after);
  });

  it('leaves out a change that the user takes back', async () => {
    const { onAccept, user } = open(before, after);
    await user.click(screen.getByRole('button', { name: '把“早上”改为“清晨”' }));
    await user.click(screen.getByRole('button', { name: '采用结果' }));
    expect(onAccept).toHaveBeenCalledWith('早上装的热水，晚上还烫嘴。一只手就能开盖。');
  });

  it('is worked by keys alone', async () => {
    const { onAccept, onReject, user } = open(before, after);
    await user.tab();
    await user.keyboard('{ArrowRight} ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onAccept).toHaveBeenCalledWith('清晨装的热水，晚上还烫嘴。单手就能开盖。');
    await user.keyboard('{Escape}');
    expect(onReject).toHaveBeenCalled();
  });

  it('says so when there is nothing to change', () => {
    open(before, before);
    expect(screen.getByText(/和原文一样/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '采用结果' })).toBeDisabled();
  });
});

it('a streamed text draws only its last lines anew', () => {
  const lines = Array.from({ length: 50 }, (_, i) => `第 ${i} 行`).join('\n');
  const { rerender, container } = render(<StreamedText text={lines} streaming />);
  const first = container.querySelector('p');
  rerender(<StreamedText text={`${lines}又来了一些\n还有`} streaming />);
  expect(container.querySelector('p')).toBe(first);
  expect(container.textContent).toContain('第 49 行又来了一些');
});
