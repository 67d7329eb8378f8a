import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';

interface DeskKeys {
  readonly onApprove: (() => void) | undefined;
  readonly onReject: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

/** The desk without a mouse: J and K go on and back, A approves, R asks for the reason of a rejection. */
export function useDeskKeys({ onApprove, onReject, onNext, onPrevious }: DeskKeys): void {
  const t = useT();
  const group = t('approval.group');
  const of = (id: string, title: string, shortcut: string, run: (() => void) | undefined) => ({
    id,
    title,
    group,
    shortcut,
    enabled: () => run !== undefined,
    run: () => run?.(),
  });
  useCommands([
    of('approval.next', t('approval.next'), 'J', onNext),
    of('approval.previous', t('approval.previous'), 'K', onPrevious),
    of('approval.approve', t('approval.approve'), 'A', onApprove),
    of('approval.reject', t('approval.reject'), 'R', onReject),
  ]);
}
