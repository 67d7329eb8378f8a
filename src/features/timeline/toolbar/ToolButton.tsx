import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { EditorCommandId } from '../commands/ids';
import { useEditorCommand } from '../commands/useEditorCommand';
import styles from './toolbar.module.css';

interface ToolButtonProps {
  readonly command: EditorCommandId;
  readonly icon: ReactNode;
  /** Instead of the command's own title, for example with the step that undo takes back. */
  readonly title?: string;
  readonly size?: 'small' | 'middle';
}

/** A command as a button: its name and shortcut on hover, switches look pressed. */
export function ToolButton({ command, icon, title, size = 'small' }: ToolButtonProps) {
  const { title: own, shortcut, enabled, active, run } = useEditorCommand(command);
  const name = title ?? own;
  return (
    <Tooltip
      mouseEnterDelay={0.4}
      title={
        <>
          {name}
          {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
        </>
      }
    >
      <Button
        type="text"
        size={size}
        className={active ? styles.active : undefined}
        icon={icon}
        aria-label={name}
        aria-pressed={active}
        disabled={!enabled}
        // The focus stays where it was: Space goes on playing instead of pressing this again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={run}
      />
    </Tooltip>
  );
}
