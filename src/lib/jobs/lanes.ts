/** A turn in a lane: leaves it, so that the next one begins. */
type Leave = () => void;

/** Lanes by name: in each, one piece of work at a time, in the order in which they came. */
export function createLanes() {
  const tails = new Map<string, Promise<void>>();
  return {
    /** Resolves when it is this one's turn; whoever takes it must leave again, once or more often. */
    enter(lane: string): Promise<Leave> {
      const before = tails.get(lane) ?? Promise.resolve();
      let leave: Leave = () => undefined;
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      tails.set(
        lane,
        before.then(() => left),
      );
      return before.then(() => leave);
    },
  };
}

export type Lanes = ReturnType<typeof createLanes>;
