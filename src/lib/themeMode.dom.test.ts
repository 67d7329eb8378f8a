import type { themeMode } from './themeMode';

/** The system's color scheme as Chromium tells of it: once, to whom it has not told it by being asked before. */
class SystemScheme {
  matches = false;
  private readonly listeners: ((event: { matches: boolean }) => void)[] = [];

  addEventListener(_: 'change', listener: (event: { matches: boolean }) => void): void {
    this.listeners.push(listener);
  }

  tell(matches: boolean): void {
    for (const listener of this.listeners) listener({ matches });
  }
}

let system: SystemScheme;
let theme: typeof themeMode;

beforeEach(() => {
  system = new SystemScheme();
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => system });
  jest.isolateModules(() => {
    theme = jest.requireActual<typeof import('./themeMode')>('./themeMode').themeMode;
  });
});

test('follows the system when it is told, and not before: whoever draws then would never hear of it', () => {
  const heard = jest.fn();
  theme.subscribe(heard);
  system.matches = true;
  expect(theme.kind()).toBe('light');
  system.tell(true);
  expect(theme.kind()).toBe('dark');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('an own choice wins over the system’s', () => {
  theme.setMode('light');
  system.tell(true);
  expect(theme.kind()).toBe('light');
});
