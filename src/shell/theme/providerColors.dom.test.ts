import { renderHook } from '@testing-library/react';
import { theme } from 'antd';
import { contrast } from '@/utils/readableColor';
import { providerOf } from '../startup/readAnswers';
import { useThemeConfig } from './useThemeConfig';

test('a provider that chooses a link color gets it, apart from its own', () => {
  const { result } = renderHook(() => useThemeConfig('light', '#6956EB', '#0958d9'));
  expect(result.current.token?.colorLink).toBe('#0958d9');
});

test('links on dark pages read at rest and under the pointer, and keep the strength of their color', () => {
  const { result } = renderHook(() => useThemeConfig('dark', '#6956EB', '#454698'));
  const { colorLink, colorLinkHover, colorBgElevated } = theme.getDesignToken(result.current);
  expect(contrast(colorLink, colorBgElevated)).toBeGreaterThanOrEqual(4.5);
  // as ProLayout has it
  const twice = theme.getDesignToken({ ...result.current, algorithm: [theme.darkAlgorithm, theme.darkAlgorithm] });
  expect([twice.colorLink, twice.colorLinkHover]).toEqual([colorLink, colorLinkHover]);
  expect(contrast(colorLinkHover, colorBgElevated)).toBeGreaterThan(contrast(colorLink, colorBgElevated));
  const parts = [1, 3, 5].map((at) => Number.parseInt(colorLink.slice(at, at + 2), 16));
  expect(Math.max(...parts) - Math.min(...parts)).toBeGreaterThanOrEqual(64);
});

test('start-up takes the colors of an answer, and only what is one', () => {
  expect(providerOf({ name: 'brand', link: '#0958d9', secondary: 'red' })).toMatchObject({
    link: '#0958d9',
    secondary: '',
  });
});
