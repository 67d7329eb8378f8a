import { useRequest } from 'ahooks';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { cacheEntry, cacheKey, expire, readThrough, subscribe, writeCache } from '@/lib/request/cache';
import { type ApiCall, shownByCaller } from '@/lib/request/types';

type RequestConfig<T> = NonNullable<Parameters<typeof useRequest<T, []>>[1]>;

interface LoadOptions<T>
  extends Pick<RequestConfig<T>, 'onSuccess' | 'pollingInterval' | 'pollingWhenHidden' | 'refreshOnWindowFocus'> {
  /** False = not yet; the same as an undefined input. */
  readonly ready?: boolean;
  /** For lists: what was read last stays while another page or filter is read. Otherwise data belong to the input. */
  readonly keepPrevious?: boolean;
  /** What others have read before is not shown: for forms and editors, which take their start from the first answer. */
  readonly fresh?: boolean;
  /** A new value asks anew: the record's version where the answer follows from it. */
  readonly refetchOn?: string | number;
  /** Age up to which an answer counts as fresh, ms. */
  readonly staleTime?: number;
}

type Change<T> = T | undefined | ((now: T | undefined) => T | undefined);

interface Loaded<T> {
  readonly data?: T;
  readonly error?: Error;
  /** Something is under way; `data` may be there already. */
  readonly loading: boolean;
  /** Asks the server anew, however fresh the answer is. */
  readonly refresh: () => void;
  readonly refreshAsync: () => Promise<T>;
  /** Changes the data on screen at once, for all that read the same. */
  readonly mutate: (next: Change<T>) => void;
}

/** Twelve screens that mount together ask once; what is older is shown and asked anew. */
const STALE_MS = 5_000;

/**
 * Reads from the server through the one cache (lib/request/cache): `useLoad(goodsApi.info, { id })`. An undefined input
 * means not yet. Readers of the same call and input share one request and one answer, which is asked anew on mount and
 * on focus when it is stale, and after `invalidate(group)`. The screen shows `error`; the request layer shows nothing.
 *
 * The other form, `useLoad(() => promise)`, is for what is no single call: several calls at once, files, the browser.
 */
export function useLoad<R>(call: ApiCall<Readonly<Record<never, never>>, R>): Loaded<R>;
export function useLoad<I, R>(call: ApiCall<I, R>, input: NoInfer<I> | undefined, options?: LoadOptions<R>): Loaded<R>;
export function useLoad<T>(load: () => Promise<T>, options?: RequestConfig<T>): Loaded<T>;
export function useLoad<I, T>(
  load: ApiCall<I, T> | (() => Promise<T>),
  ...rest: [input?: I | RequestConfig<T>, options?: LoadOptions<T>]
): Loaded<T> {
  // The form never changes between renders: a call stays a call.
  const useForm = ('key' in load ? useCached : useUncached) as (...args: unknown[]) => Loaded<T>;
  return useForm(load, ...rest);
}

/** Without an `onError`, ahooks writes every failure to the console; here the screen shows it from `error`. */
function useUncached<T>(load: () => Promise<T>, options: RequestConfig<T> = {}): Loaded<T> {
  return useRequest<T, []>(load, { onError: shownByTheScreen, ...options });
}

interface Answered<T> {
  readonly key: string;
  readonly data: T;
}

/**
 * useRequest decides when to ask (ready, new input, focus, polling), the cache what is shown. ahooks' own `cacheKey`
 * falls short: it listens to its first key only, shows one record's data under another's id, answers a refresh from the
 * cache while that is fresh, joins a question from before a change, and cannot be told to forget at a sign-out.
 */
function useCached<I, T>(call: ApiCall<I, T>, ...rest: [input?: I, options?: LoadOptions<T>]): Loaded<T> {
  const [input, options = {}] = rest;
  const { keepPrevious, fresh, refetchOn, staleTime = STALE_MS, ready = true, onSuccess, ...when } = options;
  const isReady = ready && (input !== undefined || rest.length === 0);
  const key = cacheKey(call.key, input);
  /** The key that this reader itself has had an answer for. */
  const answeredKey = useRef<string>(undefined);

  const request = useRequest<Answered<T>, []>(
    async () => {
      if (fresh && answeredKey.current !== key) expire(key);
      const data = await readThrough(key, call.group, () => call.send(input as I, shownByCaller), staleTime);
      answeredKey.current = key;
      return { key, data };
    },
    {
      refreshOnWindowFocus: true,
      ...when,
      ready: isReady,
      refreshDeps: [key],
      onError: shownByTheScreen,
      onSuccess: ({ data }) => onSuccess?.(data, []),
    },
  );
  const { refresh: ask, refreshAsync: askAsync } = request;

  const entry = useSyncExternalStore(
    useCallback(
      (onChange) => (isReady ? subscribe(key, call.group, { onChange, refetch: ask }) : nothingToEnd),
      [isReady, key, call.group, ask],
    ),
    () => cacheEntry(key),
  );
  const refresh = useCallback(() => {
    expire(key);
    ask();
  }, [key, ask]);
  const lastRefetchOn = useRef(refetchOn);
  useEffect(() => {
    if (lastRefetchOn.current === refetchOn) return;
    lastRefetchOn.current = refetchOn;
    refresh();
  }, [refetchOn, refresh]);
  const refreshAsync = useCallback(async () => {
    expire(key);
    return (await askAsync()).data;
  }, [key, askAsync]);
  const mutate = useCallback<Loaded<T>['mutate']>(
    (next) => {
      const now = cacheEntry(key).data as T | undefined;
      writeCache(key, call.group, isUpdate(next) ? next(now) : next);
    },
    [key, call.group],
  );

  const isWaiting = fresh === true && request.data?.key !== key && entry.error === undefined;
  const isKnown = isReady && !isWaiting && entry.loadedAt !== undefined;
  const previous = keepPrevious ? request.data?.data : undefined;
  return {
    data: isKnown ? (entry.data as T) : previous,
    error: isReady ? entry.error : undefined,
    loading: isReady && (entry.isLoading || isWaiting || (entry.loadedAt === undefined && !entry.error)),
    refresh,
    refreshAsync,
    mutate,
  };
}

function isUpdate<T>(next: Change<T>): next is (now: T | undefined) => T | undefined {
  return typeof next === 'function';
}

function shownByTheScreen(): void {}
function nothingToEnd(): void {}
