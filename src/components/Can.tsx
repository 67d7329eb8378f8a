import type { ReactNode } from 'react';
import { useCan } from '@/hooks/useCan';

interface CanProps {
  /** Action key such as `goods.delete`. */
  readonly action: string;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children only when the action is granted: what one may not do is not shown (ruling 14). */
export function Can({ action, fallback = null, children }: CanProps) {
  return useCan()(action) ? children : fallback;
}
