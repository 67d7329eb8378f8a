/** A page that was not scrolled for so long stands still; milliseconds. */
const calm = 400;
let lastScroll = Number.NEGATIVE_INFINITY;
let isListening = false;

/** Resolves when nobody is scrolling: what is not urgent waits for that. */
export async function whenStill(): Promise<void> {
  if (!isListening) {
    isListening = true;
    const note = (): void => {
      lastScroll = performance.now();
    };
    document.addEventListener('scroll', note, { passive: true, capture: true });
  }
  for (let left = calm; left > 0; left = calm - (performance.now() - lastScroll))
    await new Promise((resolve) => setTimeout(resolve, left));
}
