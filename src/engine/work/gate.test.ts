import { Gate } from './gate';

const turn = () => new Promise((done) => setTimeout(done, 0));

test('held, nothing passes until it opens', async () => {
  const gate = new Gate();
  const { signal } = new AbortController();
  await gate.pass(signal);
  gate.hold();
  let passed = 0;
  const waiting = [gate.pass(signal), gate.pass(signal)].map((pass) => pass.then(() => (passed += 1)));
  await turn();
  expect([gate.isHeld, passed]).toEqual([true, 0]);
  gate.open();
  await Promise.all(waiting);
  expect([gate.isHeld, passed]).toEqual([false, 2]);
});

test('who is canceled while held does not wait', async () => {
  const gate = new Gate();
  const abort = new AbortController();
  gate.hold();
  const waiting = gate.pass(abort.signal);
  abort.abort();
  await waiting;
  await gate.pass(abort.signal);
});
