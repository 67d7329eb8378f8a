import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { createObservable } from '@/utils/observable';
import { DEFAULT_ZONE, isKnownZone, zoneNameAt } from '@/utils/timeZone';

dayjs.extend(utc);
// With a default zone antd's pickers take "today" and "now" from it.
dayjs.extend(timezone);
dayjs.tz.setDefault(DEFAULT_ZONE);

let current = DEFAULT_ZONE;
const changes = createObservable();

/**
 * The zone that all dates on screen are meant in: the merchant's, wherever the browser is.
 * @returns IANA name
 */
export const merchantZone = (): string => current;

/** Start-up sets it from the user's record; a name that this browser does not know counts as none. */
export function setMerchantZone(zone: string | undefined): void {
  const next = zone && isKnownZone(zone) ? zone : DEFAULT_ZONE;
  if (next === current) return;
  current = next;
  dayjs.tz.setDefault(current);
  changes.emit();
}

/** @returns ends the subscription */
export const onMerchantZoneChange = (listener: () => void): (() => void) => changes.subscribe(listener);

/** Today by the merchant's clocks, `YYYY-MM-DD`. */
export const merchantToday = (): string => dayjs().tz(current).format('YYYY-MM-DD');

/** Whether the browser's clocks show another time than the merchant's at a moment: then screens name the zone. */
export function isBrowserAway(at: number): boolean {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own !== current && zoneNameAt(own, at, 'shortOffset') !== zoneNameAt(current, at, 'shortOffset');
}
