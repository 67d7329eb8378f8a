import { createObservable } from './observable';

test('listeners hear each change until they unsubscribe', () => {
  const changes = createObservable<[name: string]>();
  const heard: string[] = [];
  const stop = changes.subscribe((name) => heard.push(name));
  changes.emit('first');
  expect(changes.count()).toBe(1);
  stop();
  changes.emit('second');
  expect(heard).toEqual(['first']);
  expect(changes.count()).toBe(0);
});

test('a listener that another one unsubscribes during a change is not called; one that is added hears the next', () => {
  const changes = createObservable();
  const heard: string[] = [];
  changes.subscribe(() => {
    stopSecond();
    changes.subscribe(() => heard.push('added'));
  });
  const stopSecond = changes.subscribe(() => heard.push('second'));
  changes.emit();
  expect(heard).toEqual([]);
  changes.emit();
  expect(heard).toEqual(['added']);
});

test('clear forgets everyone', () => {
  const changes = createObservable();
  const listener = jest.fn();
  changes.subscribe(listener);
  changes.clear();
  changes.emit();
  expect(listener).not.toHaveBeenCalled();
});
