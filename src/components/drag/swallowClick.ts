/** Browsers send the click at once, a finger's later. */
const lateMs = 350;

/**
 * Keeps a drag from ending in a click or a menu where it was let go.
 * @param isHeld the pointer is still pressed: Esc was
 */
export function swallowClick(pointer: number, isHeld: boolean): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (): void => listening.abort();
  const endSoon = (): void => void setTimeout(end, lateMs);
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal };
  // Keys and programs click too: those count no presses.
  window.addEventListener('click', (event) => event.detail > 0 && swallow(event), options);
  window.addEventListener('contextmenu', swallow, options);
  window.addEventListener('pointerdown', end, options);
  if (isHeld) window.addEventListener('pointerup', ({ pointerId }) => pointerId === pointer && endSoon(), options);
  else endSoon();
}
