/** The years that stand behind ©: `2020–2026`, or the one year while it lasts. */
export function copyrightYears(since: number, now = new Date()): string {
  const year = now.getFullYear();
  return year > since ? `${since}–${year}` : String(since);
}
