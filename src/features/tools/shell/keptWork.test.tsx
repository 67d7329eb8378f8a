import { Provider } from '@@/plugin-model';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTranscriptStore } from '@/features/tools/asr/transcripts';
import { clearSession, writeSession } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';
import { useToolOptions } from './useToolOptions';

const signIn = (id: string) =>
  writeSession({
    token: `${id}-token-of-a-test`,
    id,
    app_type: 'merchant',
    business: '',
    merchantData: { mchno: 'm', industry: '' },
  });
/** A shop that presets nothing. */
const models = { '@@initialState': () => ({ initialState: {} }) };
const useOptions = () => useToolOptions('asr', { words: '' });
const openTool = () =>
  renderHook(useOptions, {
    wrapper: ({ children }: { readonly children: ReactNode }) => <Provider models={models}>{children}</Provider>,
  });
const transcript = { segments: [] } as never;

beforeEach(async () => {
  localStorage.clear();
  await workStore.clear();
  signIn('first');
});

test('a failed /account/info that ends the session leaves the settings of a tool to their owner', () => {
  const first = openTool();
  act(() => first.result.current[1]({ words: '蓝牙耳机' }));
  first.unmount();
  clearSession();
  signIn('second');
  const second = openTool();
  expect(second.result.current[0]).toEqual({ words: '' });
  second.unmount();
  signIn('first');
  expect(openTool().result.current[0]).toEqual({ words: '蓝牙耳机' });
});

test('transcripts outlive the session, and are read once the work of the account is there', async () => {
  await workStore.set('app_asr_transcripts', { 'a.mp3:1': transcript });
  clearSession();
  signIn('second');
  await workStore.load();
  expect(useTranscriptStore.getState().transcripts).toEqual({});
  signIn('first');
  await workStore.load();
  expect(useTranscriptStore.getState().transcripts).toEqual({ 'a.mp3:1': transcript });
});

test('what is typed goes to the disk of the account and not to localStorage', () => {
  const { result } = openTool();
  act(() => result.current[1]({ words: '新词' }));
  expect(localStorage.getItem('app_tool_asr')).toBeNull();
});
