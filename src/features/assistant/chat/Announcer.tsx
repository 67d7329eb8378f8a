import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useT } from '@/hooks/useT';
import type { Talk } from '../model/talk';

/** Says to screen readers that an answer has begun and ended, not each of its words. */
export function Announcer({ talk }: { readonly talk: Talk | undefined }) {
  const t = useT();
  const [words, setWords] = useState('');
  const before = useRef(talk);
  useEffect(() => {
    const was = before.current;
    before.current = talk;
    if (!talk || was?.id !== talk.id) return;
    if (talk.running && !was.running) setWords(t('assistant.waiting'));
    if (talk.running || !was.running) return;
    const answer = talk.messages.find(({ id }) => id === was.running?.answerId);
    setWords(answer ? t(`assistant.state.${answer.state === 'writing' ? 'done' : answer.state}`) : '');
  }, [talk, t]);
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  );
}
