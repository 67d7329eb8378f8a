interface Span {
  readonly start: number;
  readonly end: number;
}

/** Pieces shorter than this go to the piece before, seconds. */
const SHORTEST_PIECE = 0.3;

/** The video between places: as many pieces as places and one more. */
export function splitAt(times: readonly number[], duration: number): readonly Span[] {
  const inside = [...times]
    .filter((time) => time > SHORTEST_PIECE && time < duration - SHORTEST_PIECE)
    .sort((a, b) => a - b);
  const starts = [0];
  for (const time of inside) if (time - (starts.at(-1) ?? 0) >= SHORTEST_PIECE) starts.push(time);
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? duration }));
}

/** Pieces of one length; a last one shorter than a fifth of it goes to the one before. */
export function splitByLength(seconds: number, duration: number): readonly Span[] {
  if (!(seconds > 0) || duration <= 0) return [];
  const count = Math.max(1, Math.floor(duration / seconds + 0.8));
  return Array.from({ length: count }, (_, index) => ({
    start: index * seconds,
    end: index === count - 1 ? duration : (index + 1) * seconds,
  }));
}

/** What sounds between the silences. */
export function splitBySilences(silences: readonly Span[], duration: number): readonly Span[] {
  const pieces: Span[] = [];
  let at = 0;
  for (const { start, end } of silences) {
    if (start - at >= SHORTEST_PIECE) pieces.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (duration - at >= SHORTEST_PIECE) pieces.push({ start: at, end: duration });
  return pieces;
}
