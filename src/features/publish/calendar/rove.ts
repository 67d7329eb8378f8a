const items = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>('[data-rove]')].sort((a, b) => a.offsetTop - b.offsetTop);

/** Makes an element the one stop of the Tab key within the calendar. */
export function stopAt(root: HTMLElement, target: HTMLElement): void {
  for (const other of root.querySelectorAll('[data-rove][tabindex="0"]')) other.setAttribute('tabindex', '-1');
  target.setAttribute('tabindex', '0');
}

/** Keeps one stop for the Tab key: today's first place, or the first of all. */
export function keepStop(root: HTMLElement, today: string): void {
  if (root.querySelector('[data-rove][tabindex="0"]')) return;
  const first =
    root.querySelector<HTMLElement>(`[data-day="${today}"] [data-rove]`) ??
    root.querySelector<HTMLElement>('[data-rove]');
  first?.setAttribute('tabindex', '0');
}

/**
 * Where an arrow key leads from a place: through the items of a day, over its edge to the day above or below, sideways
 * to what stands at the same height of the neighbouring day.
 */
export function neighbor(
  root: HTMLElement,
  from: HTMLElement,
  key: string,
  isMirrored: boolean,
): HTMLElement | undefined {
  const cells = [...root.querySelectorAll('[data-day]')];
  const cell = from.closest('[data-day]');
  const columns = Number(root.dataset.columns ?? 1);
  const at = cell ? cells.indexOf(cell) : -1;
  if (!cell || at < 0) return undefined;
  const own = items(cell);
  const index = own.indexOf(from);
  const row = at - (at % columns);
  const cellAt = (place: number): Element | undefined => (place >= 0 ? cells[place] : undefined);
  const sideways = (place: number): HTMLElement | undefined => {
    const found = cellAt(place);
    return (
      found &&
      items(found).sort((a, b) => Math.abs(a.offsetTop - from.offsetTop) - Math.abs(b.offsetTop - from.offsetTop))[0]
    );
  };
  const side = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return own[index + 1] ?? items(cellAt(at + columns) ?? document.createElement('div'))[0];
    case 'ArrowUp':
      return own[index - 1] ?? items(cellAt(at - columns) ?? document.createElement('div')).at(-1);
    case 'ArrowRight':
      return sideways(at + side);
    case 'ArrowLeft':
      return sideways(at - side);
    case 'Home':
      return sideways(row);
    case 'End':
      return sideways(Math.min(row + columns, cells.length) - 1);
    default:
      return undefined;
  }
}
