/** The drawn mark under a point of the window, in a list small enough to be looked through at each move. */
export function markAt(mirror: HTMLElement, x: number, y: number): { index: number; box: DOMRect } | undefined {
  const drawn = mirror.querySelectorAll<HTMLElement>('mark');
  for (const element of drawn) {
    for (const box of element.getClientRects()) {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      return { index: Number(element.dataset.mark), box };
    }
  }
  return undefined;
}
