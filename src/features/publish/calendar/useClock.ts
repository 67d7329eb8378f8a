import { useEffect, useState } from 'react';
import { clockOf, type Spot } from '@/domain/publishing/calendar';

export interface CalendarClock extends Spot {
  /** IANA name of the browser's zone. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function read(): CalendarClock {
  const now = Date.now();
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return { zone, now, ...clockOf(zone)(now) };
}

const tickMs = 30_000;

/** Now, in the zone of the browser: also after the clock or the zone has been changed, and over midnight. */
export function useClock(): CalendarClock {
  const [clock, setClock] = useState(read);
  useEffect(() => {
    const update = () => setClock(read());
    const timer = setInterval(update, tickMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return clock;
}
