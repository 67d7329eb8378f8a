import { useEffect, useRef } from 'react';
import { type Command, registerCommands } from '@/lib/commands';

/** Makes a page's commands known to palette and hotkeys while it is mounted; always runs the newest closures. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  // Registered anew only when what is shown changes, not with each render's new closures.
  const signature = JSON.stringify(
    commands.map(({ id, title, group, shortcut, keywords, isHidden, whileTyping }) => [
      id,
      title,
      group,
      shortcut,
      keywords,
      isHidden,
      whileTyping,
    ]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the list
  useEffect(() => {
    const find = (id: string) => latest.current.find((command) => command.id === id);
    return registerCommands(
      latest.current.map((command) => ({
        ...command,
        enabled: () => find(command.id)?.enabled?.() ?? true,
        run: () => find(command.id)?.run(),
      })),
    );
  }, [signature]);
}
