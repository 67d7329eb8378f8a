import { useRequest } from 'ahooks';

type Options<T> = NonNullable<Parameters<typeof useRequest<T, []>>[1]>;

/**
 * useRequest for what a screen loads by itself. Without an `onError`, ahooks writes every failure to the console; here
 * the screen shows it from `error`.
 */
export function useLoad<T>(load: () => Promise<T>, options: Options<T> = {}) {
  return useRequest<T, []>(load, { onError: shownByTheScreen, ...options });
}

function shownByTheScreen(): void {}
