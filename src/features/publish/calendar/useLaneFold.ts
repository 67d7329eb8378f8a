import { useRef, useState } from 'react';
import { localStore } from '@/lib/storage/localStore';

const key = 'publish.calendar.lane';

/** Whether the lane of what waits is open: as the member left it, else as soon as something waits in it. */
export function useLaneFold(waitingCount: number) {
  const [chosen, setChosen] = useState(() => localStore.getText(key));
  // It stays for what was dragged out of it last: the days would jump aside otherwise.
  const hadSome = useRef(false);
  hadSome.current ||= waitingCount > 0;
  const isOpen = chosen === 'open' || (chosen !== 'folded' && hadSome.current);
  return {
    isOpen,
    toggle: () => {
      const next = isOpen ? 'folded' : 'open';
      localStore.setText(key, next);
      setChosen(next);
    },
  };
}
