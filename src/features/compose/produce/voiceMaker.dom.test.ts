import { BusinessError, CanceledError, HttpError, NetworkError } from '@/lib/request/errors';
import { voiceKey } from '../model/selectors';
import { createComposeStore } from '../model/store';
import { aCard, aDraft, stateOf } from '../testBuilders';
import { createVoiceMaker, type Synthesize } from './voiceMaker';

function open(texts: readonly string[], synthesize: Synthesize) {
  const cards = texts.map((text, index) => aCard({ id: `c${index}`, text }));
  const store = createComposeStore(stateOf(aDraft({ cards, voiceId: 'v' })));
  return { store, maker: createVoiceMaker(store, synthesize, [1, 1]) };
}
const speak: Synthesize = async ({ text }) => ({ url: `/${text}.wav`, duration: text.length });

it('speaks each distinct text once, three at a time, and skips what cannot be spoken', async () => {
  const spoken: string[] = [];
  let running = 0;
  let most = 0;
  const { maker, store } = open(['a', 'b', 'a', '🙂', 'c', 'd', ''], async (order, signal) => {
    spoken.push(order.text);
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 5));
    running -= 1;
    return speak(order, signal);
  });
  expect(await maker.makeAll()).toBe(0);
  expect(spoken).toEqual(['a', 'b', 'c', 'd']);
  expect(most).toBe(3);
  expect(Object.keys(store.getState().draft.voices)).toHaveLength(4);
});

it('speaks only what has changed the next time', async () => {
  const spoken: string[] = [];
  const { maker, store } = open(['a', 'b'], (order, signal) => {
    spoken.push(order.text);
    return speak(order, signal);
  });
  await maker.makeAll();
  store.dispatch({ type: 'card/text', id: 'c1', text: 'new' });
  await maker.makeAll();
  expect(spoken).toEqual(['a', 'b', 'new']);
  store.dispatch({ type: 'cards/undo' });
  await maker.makeAll();
  expect(spoken).toHaveLength(3);
});

it('goes on after a failure, counts it and keeps its reason with the sentence', async () => {
  const { maker, store } = open(['a', 'b'], (order, signal) =>
    order.text === 'a' ? Promise.reject(new BusinessError('too long', 'X', 2)) : speak(order, signal),
  );
  expect(await maker.makeAll()).toBe(1);
  expect(store.getState().voiceRuns[voiceKey('a', 'v', 1)]).toEqual({ state: 'failed', problem: 'too long' });
  expect(store.getState().draft.voices[voiceKey('b', 'v', 1)]?.url).toBe('/b.wav');
});

it('asks again where an answer got lost, and tells it when none comes', async () => {
  const asked = { a: 0, b: 0 };
  const { maker, store } = open(['a', 'b'], (order, signal) => {
    const name = order.text as 'a' | 'b';
    asked[name] += 1;
    const isLost = name === 'b' || asked.a < 3;
    return isLost ? Promise.reject(name === 'a' ? new NetworkError('down') : new HttpError(502)) : speak(order, signal);
  });
  expect(await maker.makeAll()).toBe(1);
  expect(asked).toEqual({ a: 3, b: 3 });
  const { draft, voiceRuns } = store.getState();
  expect(draft.voices[voiceKey('a', 'v', 1)]?.url).toBe('/a.wav');
  expect(voiceRuns[voiceKey('b', 'v', 1)]?.state).toBe('failed');
});

it('leaves no trace of a canceled one', async () => {
  const { maker, store } = open(
    ['a', 'b', 'c', 'd'],
    (_order, signal) => new Promise((_done, fail) => signal.addEventListener('abort', () => fail(new CanceledError()))),
  );
  const all = maker.makeAll();
  maker.cancel();
  await all;
  expect(store.getState().voiceRuns).toEqual({});
});
