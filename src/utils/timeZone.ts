/** Where a merchant's record names no time zone: the platforms and nearly all merchants live by it. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

/** Whether this machine knows an IANA name, e.g. `Asia/Shanghai`. */
export function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}

type ZoneNameStyle = 'shortOffset' | 'long' | 'shortGeneric';

/** To make one takes longer than all else that is done with it, and lists of dates ask for the same again and again. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What a zone is called at a moment: `GMT+8` (`shortOffset`, the same in every language), 中国标准时间 (`long`) or, by its
 * land or city, 中国时间 (`shortGeneric`).
 *
 * @param at milliseconds since 1970: clock changes change the name
 */
export function zoneNameAt(zone: string, at: number, style: ZoneNameStyle, language = 'en'): string {
  const locale = style === 'shortOffset' ? 'en' : language;
  const key = `${zone}|${style}|${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style });
  formats.set(key, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
