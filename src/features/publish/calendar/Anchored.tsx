import { Popover } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** What was pressed; undefined = closed. */
  readonly anchor: HTMLElement | undefined;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One popover for a whole grid of places: it stands at the one that was pressed, and gives the focus back to it. */
export function Anchored({ anchor, title, onClose, children }: Props) {
  if (!anchor) return null;
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return (
    <Popover
      key={`${left}-${top}`}
      open
      trigger="click"
      placement="bottom"
      title={title}
      content={children}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onClose();
        anchor.focus();
      }}
    >
      <span style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} aria-hidden />
    </Popover>
  );
}
