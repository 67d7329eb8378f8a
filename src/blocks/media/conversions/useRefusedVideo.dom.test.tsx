import { renderHook } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import type { ReactNode } from 'react';
import { useRefusedVideo } from './useRefusedVideo';

const wrapper = ({ children }: { children: ReactNode }) => (
  <RawIntlProvider value={getIntl('zh-CN', true)}>{children}</RawIntlProvider>
);

const box = (type: string, size: number): number[] => [
  ...[24, 16, 8, 0].map((shift) => (size >> shift) & 255),
  ...[...type].map((letter) => letter.charCodeAt(0)),
];

test.each([
  ['没有文件头', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], '文件损坏，读不出内容'],
  [
    '没有索引',
    [...box('ftyp', 16), ...box('isom', 0), ...box('mdat', 64), 0],
    '文件没有写完：录制或下载中途断了，缺少索引',
  ],
])('a video with %s is said to be damaged, not to need another browser', async (_, bytes, sentence) => {
  const { result } = renderHook(() => useRefusedVideo(), { wrapper });
  const file = new File([new Uint8Array(bytes)], 'phone.mp4', { type: 'video/mp4' });
  expect(await result.current.explainVideo?.(file)).toBe(sentence);
});
