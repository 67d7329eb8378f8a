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

type ZoneNameStyle = 'shortOffset' | 'long';

/**
 * What a zone is called at a moment: `GMT+8` (`shortOffset`, the same in every language) or 中国标准时间 (`long`).
 *
 * @param at milliseconds since 1970: clock changes change the name
 */
export function zoneNameAt(zone: string, at: number, style: ZoneNameStyle, language = 'en'): string {
  const format = new Intl.DateTimeFormat(style === 'shortOffset' ? 'en' : language, {
    timeZone: zone,
    timeZoneName: style,
  });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
