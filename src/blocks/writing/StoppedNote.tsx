import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { WritingState } from '@/lib/stream/writing';

/** Where its reader stopped a text: what can be done with it now. */
export function StoppedNote({ status, text }: Pick<WritingState, 'status' | 'text'>) {
  const t = useT();
  if (status !== 'stopped') return null;
  return (
    <Text component="p" type="secondary" size="small">
      {t(text === '' ? 'writing.stoppedEmpty' : 'writing.stopped')}
    </Text>
  );
}
