const KEY = 'app_tool_erase_speed';

/** Remembers how many pixels of video a second this computer went through last time. */
export function rememberSpeed(realtime: number, width: number, height: number): void {
  try {
    localStorage.setItem(KEY, String(Math.round(realtime * width * height)));
  } catch {
    // Only the estimate is lost.
  }
}

/** Seconds that a video will take; null before the first run told how fast this computer is. */
export function estimateSeconds(duration: number, width: number, height: number): number | null {
  const speed = Number(localStorage.getItem(KEY));
  return speed > 0 ? (duration * width * height) / speed : null;
}
