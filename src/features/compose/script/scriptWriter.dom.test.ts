import { BusinessError, CanceledError } from '@/lib/request/errors';
import type { StreamOptions } from '@/lib/stream';
import { createComposeStore } from '../model/store';
import { aDraft, stateOf } from '../testBuilders';
import { createScriptWriter, type Generate } from './scriptWriter';

interface Stream extends StreamOptions {
  readonly seed: number;
  readonly body: Parameters<Generate>[0];
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

/** Tells what has come at the end of the turn instead of with the page's next frame. */
function soon(run: () => void): () => void {
  let isOff = false;
  queueMicrotask(() => !isOff && run());
  return () => {
    isOff = true;
  };
}

/** A writer whose streams the test holds in its hand. */
function aWriter() {
  const streams: Stream[] = [];
  const generate: Generate = (body, options) =>
    new Promise((done, fail) => {
      options.signal?.addEventListener('abort', () => fail(new CanceledError()));
      streams.push({
        ...options,
        body,
        seed: body.seed ?? 0,
        end: () => done({ text: '', stopReason: 'end_turn' }),
        fail,
      });
    });
  const store = createComposeStore(stateOf(aDraft({ brief: { ...aDraft().brief, frameworkId: 'pas' } })));
  return { streams, store, writer: createScriptWriter(store, generate, soon) };
}

const settled = () => new Promise((done) => setTimeout(done, 0));
const first = <T>(list: readonly T[], at = 0): T => {
  const item = list[at];
  if (item === undefined) throw new Error(`nothing at ${at}`);
  return item;
};

it('writes all variants at once, each with its own seed, another round with others', () => {
  const { streams, writer } = aWriter();
  writer.writeAll(3);
  writer.writeAll(3);
  expect(streams.map((stream) => stream.seed)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(streams.slice(0, 3).every((stream) => stream.signal?.aborted)).toBe(true);
});

it('hands over the tone before all else that is wished', () => {
  const { streams, store, writer } = aWriter();
  store.dispatch({
    type: 'brief/edit',
    patch: { tone: '老板娘的口吻', wish: '不要提价格', platform: 'kuaishou', seconds: 20 },
  });
  writer.writeAll(1);
  expect(first(streams).body).toMatchObject({ wish: '老板娘的口吻，不要提价格', platform: 'kuaishou', seconds: 20 });
});

it('writes each angle by its own framework, length, platform and voice, and again by the same', async () => {
  const { streams, store, writer } = aWriter();
  writer.writeAngles([
    { frameworkId: 'fabe', platform: 'douyin', seconds: 15 },
    { frameworkId: 'aida', platform: 'bilibili', seconds: 60, voice: 'owner' },
  ]);
  expect(streams.map(({ body }) => [body.framework_id, body.platform, body.seconds, body.wish])).toEqual([
    ['fabe', 'douyin', 15, ''],
    ['aida', 'bilibili', 60, '用老板本人的口吻'],
  ]);
  first(streams, 1).end();
  await settled();
  store.dispatch({ type: 'variant/patch', id: 'v1-2', patch: { keptAs: 'script-1' } });
  writer.again('v1-2');
  expect(first(streams, 2).body).toMatchObject({ framework_id: 'aida', wish: '用老板本人的口吻', seed: 103 });
  expect(first(store.getState().draft.variants, 1).keptAs).toBeUndefined();
});

it('shows text as it comes and who writes', async () => {
  const { streams, store, writer } = aWriter();
  writer.writeAll(1);
  first(streams).onWriter?.('rules');
  first(streams).onText('one');
  first(streams).onEvent?.({ notes: { carriedSeconds: 18 } });
  await settled();
  expect(store.getState().draft.variants).toMatchObject([
    { text: 'one', phase: 'streaming', notes: { carriedSeconds: 18 } },
  ]);
  first(streams).end();
  await settled();
  expect(store.getState()).toMatchObject({ writer: 'rules', draft: { variants: [{ phase: 'done' }] } });
});

it('stops one and leaves the others alone; writing on asks for what is missing and keeps what has come', async () => {
  const { streams, store, writer } = aWriter();
  writer.writeAll(2);
  first(streams).onText('one\ntw');
  writer.stop('v1-1');
  await settled();
  expect(store.getState().draft.variants).toMatchObject([
    { text: 'one\ntw', phase: 'stopped' },
    { phase: 'streaming' },
  ]);
  writer.goOn('v1-1');
  const again = first(streams, 2);
  expect(again.body).toMatchObject({ seed: 1, already: 'one\ntw' });
  again.onText('o\nthree');
  again.end();
  await settled();
  expect(first(store.getState().draft.variants)).toMatchObject({ text: 'one\ntwo\nthree', phase: 'done' });
  expect(first(streams).body.already).toBe('');
});

it('writes an unfinished answer on from the words as they stand now, and says no more why it broke off', async () => {
  const { streams, store, writer } = aWriter();
  writer.writeAll(1);
  first(streams).onText('the best\nha');
  first(streams).fail(new BusinessError('unfinished', 'WRITER_UNFINISHED', 2));
  await settled();
  store.dispatch({ type: 'variant/patch', id: 'v1-1', patch: { text: 'a good\nha' } });
  writer.goOn('v1-1');
  const again = first(streams, 1);
  expect(again.body.already).toBe('a good\nha');
  // pressed twice: one stream writes on
  writer.goOn('v1-1');
  expect(again.signal?.aborted).toBe(true);
  again.onText('lost');
  first(streams, 2).onText('lf');
  first(streams, 2).end();
  await settled();
  const [variant] = store.getState().draft.variants;
  expect(variant).toMatchObject({ text: 'a good\nhalf', phase: 'done' });
  expect(variant?.problem).toBeUndefined();
});

it('keeps the text of a stream that fails, and says why', async () => {
  const { streams, store, writer } = aWriter();
  writer.writeAll(1);
  first(streams).onText('half');
  first(streams).fail(new BusinessError('credits are used up', 'NO_CREDITS', 2));
  await settled();
  expect(store.getState().draft.variants).toMatchObject([
    { text: 'half', phase: 'failed', problem: 'credits are used up' },
  ]);
});

it('writes one anew with another seed', () => {
  const { streams, writer, store } = aWriter();
  writer.writeAll(1);
  first(streams).onText('old');
  writer.again('v1-1');
  expect(first(streams, 1).seed).not.toBe(1);
  expect(first(store.getState().draft.variants).text).toBe('');
});
