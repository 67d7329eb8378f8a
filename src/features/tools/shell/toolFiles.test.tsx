import { act, renderHook, waitFor } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { keepFiles } from './keptFiles';
import { useToolFiles } from './useToolFiles';

const around = ({ children }: { readonly children: ReactNode }) => (
  <RawIntlProvider value={getIntl('zh-CN', true)}>
    <MemoryRouter>{children}</MemoryRouter>
  </RawIntlProvider>
);
/** Takes a while to be looked at. */
const aVideo = () => new File(['no video at all'], 'video.mp4', { type: 'video/mp4' });
/** Needs no look. */
const captions = () => new File(['1'], 'captions.srt');

const open = () =>
  renderHook(() => useToolFiles({ tool: 'asr', accept: ['video', 'subtitle'], max: 1 }), { wrapper: around }).result;

test('of two files that were dropped one after the other the later one stands, whichever is read first', async () => {
  await keepFiles('asr', []);
  const tool = open();
  act(() => void tool.current.add([aVideo()]));
  act(() => void tool.current.add([captions()]));
  await waitFor(() => expect(tool.current.files).toHaveLength(1));
  await waitFor(() => expect(tool.current.pending).toBe(0));
  expect(tool.current.files.map(({ name }) => name)).toEqual(['captions.srt']);
});

test('what was taken out does not come back when it has been read', async () => {
  await keepFiles('asr', []);
  const tool = open();
  act(() => void tool.current.add([aVideo()]));
  act(() => tool.current.clear());
  await waitFor(() => expect(tool.current.pending).toBe(0));
  expect(tool.current.files).toEqual([]);
});
