/** A hidden page draws nothing, but its sound has an end and a loop to be watched for; milliseconds. */
const HIDDEN_MS = 250;

/** Calls back before the next image of the screen, or, when the page is hidden or becomes so, a little later. */
export function nextTick(callback: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    callback();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, HIDDEN_MS);
}
