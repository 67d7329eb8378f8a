import { renderHook } from '@testing-library/react';
import { providerOf } from '../startup/readAnswers';
import { useThemeConfig } from './useThemeConfig';

test('a provider that chooses a link color gets it, apart from its own', () => {
  const { result } = renderHook(() => useThemeConfig('light', '#6956EB', '#0958d9'));
  expect(result.current.token?.colorLink).toBe('#0958d9');
});

test('start-up takes the colors of an answer, and only what is one', () => {
  expect(providerOf({ name: 'brand', link: '#0958d9', secondary: 'red' })).toMatchObject({
    link: '#0958d9',
    secondary: '',
  });
});
