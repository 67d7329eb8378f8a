/** A post as an entry of other calendars. */
export interface IcsEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly title: string;
  readonly description: string;
  /** Words under which it is sorted. */
  readonly categories: readonly string[];
  readonly url?: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** Grows with each change. */
  readonly version: number;
  readonly isCanceled: boolean;
}

const entryMinutes = 15;
const longestLine = 75;

const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545 3.3.11: backslash, semicolon, comma and line ends are written with a backslash. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Octets of a character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** RFC 5545 3.1: no line longer than 75 octets; the next begins with a space. A character is never cut. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const length = octets(character);
    if (size + length > longestLine) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += length;
  }
  return [...lines, current].join('\r\n');
}

function eventOf(entry: IcsEntry): string[] {
  const at = Date.parse(entry.at);
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}@publish`,
    `DTSTAMP:${stamp(Date.parse(entry.changedAt))}`,
    `SEQUENCE:${entry.version}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + entryMinutes * 60_000)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.categories.length > 0 ? [`CATEGORIES:${entry.categories.map(escaped).join(',')}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    `STATUS:${entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545) that phones and mail programs open: moments in UTC, so each shows them in its own zone.
 * The same post keeps its UID, so a second import changes entries instead of doubling them.
 */
export function icsOf(entries: readonly IcsEntry[], name: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//publish calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
