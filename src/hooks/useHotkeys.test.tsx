import { fireEvent, render, screen } from '@testing-library/react';
import { useCommands } from './useCommands';
import { useHotkeys } from './useHotkeys';

interface PageProps {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  readonly canHelp?: boolean;
}

function Page({ onPalette, onHelp, canHelp = true }: PageProps) {
  useHotkeys();
  useCommands([
    { id: 'palette', title: 'Palette', group: 'g', shortcut: 'Mod+K', whileTyping: true, run: onPalette },
    { id: 'help', title: 'Help', group: 'g', shortcut: '?', enabled: () => canHelp, run: onHelp },
  ]);
  return <input aria-label="field" />;
}

const setUp = (canHelp?: boolean) => {
  const onPalette = jest.fn();
  const onHelp = jest.fn();
  const view = render(<Page onPalette={onPalette} onHelp={onHelp} canHelp={canHelp} />);
  return { onPalette, onHelp, view };
};

test('a shortcut runs its command', () => {
  const { onHelp, onPalette } = setUp();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(onHelp).toHaveBeenCalledTimes(1);
  expect(onPalette).toHaveBeenCalledTimes(1);
});

test('shortcuts are off while typing, but for those that say otherwise', () => {
  const { onHelp, onPalette } = setUp();
  fireEvent.keyDown(screen.getByLabelText('field'), { key: '?', shiftKey: true });
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'k', ctrlKey: true });
  expect(onHelp).not.toHaveBeenCalled();
  expect(onPalette).toHaveBeenCalledTimes(1);
});

test('shortcuts are off during IME composition', () => {
  const { onPalette } = setUp();
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'k', ctrlKey: true, isComposing: true });
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'k', ctrlKey: true, keyCode: 229 });
  expect(onPalette).not.toHaveBeenCalled();
});

test('a command that is not enabled leaves the key to the page', () => {
  const { onHelp } = setUp(false);
  expect(fireEvent.keyDown(document.body, { key: '?' })).toBe(true);
  expect(onHelp).not.toHaveBeenCalled();
});

test('the newest closure runs, and nothing after the page is gone', () => {
  const { onHelp, view } = setUp();
  const newer = jest.fn();
  view.rerender(<Page onPalette={jest.fn()} onHelp={newer} />);
  fireEvent.keyDown(document.body, { key: '?' });
  expect(newer).toHaveBeenCalledTimes(1);
  expect(onHelp).not.toHaveBeenCalled();
  view.unmount();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(newer).toHaveBeenCalledTimes(1);
});
