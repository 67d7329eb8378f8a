import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly isActive?: boolean;
  readonly disabled?: boolean;
}

/** A button of the toolbar. The text keeps its selection while it is pressed. */
export function ToolButton({ label, icon, onClick, isActive, disabled = false }: ToolButtonProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.5}>
      <Button
        type={isActive ? 'primary' : 'text'}
        size="small"
        icon={icon}
        aria-label={label}
        aria-pressed={isActive}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      />
    </Tooltip>
  );
}
