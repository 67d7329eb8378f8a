interface ScrollBox {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** How far somebody has come who sees what stands in a box now, 0 … 100. What fits whole is read. */
export function readPercent({ scrollTop, clientHeight, scrollHeight }: ScrollBox): number {
  if (scrollHeight <= clientHeight) return 100;
  // A last line that is half in sight, or rounding, is no rest.
  const rest = scrollHeight - scrollTop - clientHeight;
  return rest < 24 ? 100 : Math.floor(((scrollTop + clientHeight) / scrollHeight) * 100);
}
