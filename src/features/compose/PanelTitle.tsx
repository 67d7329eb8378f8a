import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';

interface PanelTitleProps {
  readonly component?: 'h2' | 'h3';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Heads a panel of a step. */
export function PanelTitle({ component = 'h2', className, children }: PanelTitleProps) {
  return (
    <Text component={component} strong size={15} className={className} style={{ lineHeight: '24px' }}>
      {children}
    </Text>
  );
}
