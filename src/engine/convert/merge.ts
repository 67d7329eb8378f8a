/** Something that goes into a file at a time of it. */
export interface Timed {
  /** Seconds. */
  readonly time: number;
  readonly add: () => Promise<void>;
}

/**
 * Adds what several tracks have in the order of their times: a muxer holds back what the other tracks have not reached.
 *
 * @param step Called after each, with the time reached.
 */
export async function merge(
  tracks: readonly AsyncGenerator<Timed, void, unknown>[],
  step: (time: number) => Promise<void>,
): Promise<void> {
  try {
    const heads = await Promise.all(tracks.map((track) => track.next()));
    for (;;) {
      const next = earliest(heads);
      const head = heads[next];
      if (!head || head.done) return;
      await head.value.add();
      await step(head.value.time);
      const track = tracks[next];
      if (track) heads[next] = await track.next();
    }
  } finally {
    await Promise.all(tracks.map((track) => track.return().catch(() => undefined)));
  }
}

function earliest(heads: readonly IteratorResult<Timed, void>[]): number {
  let best = -1;
  let time = Number.POSITIVE_INFINITY;
  for (const [index, head] of heads.entries()) {
    if (!head.done && head.value.time < time) [best, time] = [index, head.value.time];
  }
  return best;
}
