/** What the yardstick took, in ms, on the machine that the budgets of the tests were set on. */
const referenceMs = 7;

const rounds = 40_000;

/** A fixed piece of work of the kind that is measured: slices of text, maps, patterns. */
function yardstick(): number {
  const text = '这款保温杯容量五百毫升，24 小时保温，杯盖一按就开。';
  const counts = new Map<string, number>();
  let matches = 0;
  for (let round = 0; round < rounds; round += 1) {
    const at = round % text.length;
    const piece = text.slice(at, at + 4) + (round % 97);
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
    if (/[一-龥]\d+|，/.test(piece)) matches += 1;
  }
  return matches + counts.size;
}

function timed(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/**
 * How many times slower this machine is at the moment than the one that budgets were set on; never less than 1, so a
 * quick machine keeps the budget as it is written.
 */
export function slowdown(): number {
  yardstick();
  return Math.max(1, Math.min(...Array.from({ length: 3 }, () => timed(yardstick))) / referenceMs);
}

/**
 * What a piece of work costs in ms, as the machine of the budgets would have told: the best of several tries, each
 * divided by how slow the machine was around it. Other work on the machine, or another machine, changes neither.
 */
export function elapsed(run: () => unknown, tries = 5): number {
  return Math.min(
    ...Array.from({ length: tries }, () => {
      const before = slowdown();
      const took = timed(run);
      return took / ((before + slowdown()) / 2);
    }),
  );
}
