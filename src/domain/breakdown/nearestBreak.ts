const strong = /[。！？!?…\n]/;
const weak = /[，,；;：:、]/;

/** Where one may cut: after a mark and the marks and spaces that belong to it. */
function breaksIn(text: string, from: number, to: number, marks: RegExp): number[] {
  const found: number[] = [];
  for (let at = Math.max(0, from - 1); at < to; at += 1) {
    if (!marks.test(text[at] ?? '')) continue;
    let end = at + 1;
    while (end < text.length && /[\s”’"'」』）)。！？!?…]/.test(text[end] ?? '')) end += 1;
    if (end >= from && end <= to) found.push(end);
    at = end - 1;
  }
  return found;
}

/**
 * The place between `from` and `to` where a sentence ends nearest to `at`; without one, where a clause ends; with neither,
 * `at` itself when no direction is asked for. `direction` takes only places before (-1) or after (1) `at`, clauses too.
 */
export function nearestBreak(
  text: string,
  at: number,
  from: number,
  to: number,
  direction?: -1 | 1,
): number | undefined {
  if (to < from) return undefined;
  const fits = (place: number): boolean => direction === undefined || Math.sign(place - at) === direction;
  const nearest = (places: readonly number[]): number | undefined =>
    places.filter(fits).sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  if (direction !== undefined) return nearest([...breaksIn(text, from, to, strong), ...breaksIn(text, from, to, weak)]);
  const found = nearest(breaksIn(text, from, to, strong)) ?? nearest(breaksIn(text, from, to, weak));
  return found ?? Math.min(to, Math.max(from, at));
}
