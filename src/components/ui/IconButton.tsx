import { Button, type ButtonProps, Tooltip } from 'antd';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children' | 'title'> {
  /** What it does: read to those who do not see the icon, shown to those who point at it. */
  readonly label: string;
}

/** A button that is an icon alone. */
export function IconButton({ label, ...button }: IconButtonProps) {
  return (
    <Tooltip title={label}>
      <Button aria-label={label} {...button} />
    </Tooltip>
  );
}
