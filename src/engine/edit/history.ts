import type { Project } from '../project/schema';

interface Entry<D> {
  /** Locale id or text of what was done; belongs to the step that led here. */
  readonly label: string;
  readonly document: D;
  /** Steps with the same key become one entry. */
  readonly merge?: string;
}

/** A list that shares its tail with the one it was made from: a step costs the same after five entries and five hundred. */
interface Stack<D> {
  readonly entry: Entry<D>;
  readonly rest: Stack<D> | undefined;
  readonly length: number;
}

const pushed = <D>(rest: Stack<D> | undefined, entry: Entry<D>): Stack<D> => ({
  entry,
  rest,
  length: (rest?.length ?? 0) + 1,
});

/** Newest first. */
function entriesOf<D>(stack: Stack<D> | undefined, most = Number.POSITIVE_INFINITY): readonly Entry<D>[] {
  const entries: Entry<D>[] = [];
  for (let node = stack; node && entries.length < most; node = node.rest) entries.push(node.entry);
  return entries;
}

export interface StepOptions {
  readonly label: string;
  /** One drag, one slider, one run of typing: the same key for all its steps, e.g. `trim:<clip>:<pointer down>`. */
  readonly merge?: string;
}

interface Parts<D> {
  readonly past: Stack<D> | undefined;
  readonly current: Entry<D>;
  readonly future: Stack<D> | undefined;
}

/**
 * The states of a document, labelled. Immutable: every step gives a new history. Documents share what did not change, so
 * five hundred states of a thousand clips are cheap. Any immutable document will do; the video project is the usual one.
 */
export class History<D = Project> {
  static readonly LIMIT = 500;

  private constructor(private readonly parts: Parts<D>) {}

  static start<D>(document: D): History<D> {
    return new History({ past: undefined, current: { label: '', document }, future: undefined });
  }

  get present(): D {
    return this.parts.current.document;
  }

  /** How many steps can be taken back, 500 at most. */
  get depth(): number {
    return Math.min(History.LIMIT, this.parts.past?.length ?? 0);
  }

  get canUndo(): boolean {
    return this.depth > 0;
  }

  get canRedo(): boolean {
    return this.parts.future !== undefined;
  }

  /** What undo would take back; undefined when there is nothing. */
  get undoLabel(): string | undefined {
    return this.canUndo ? this.parts.current.label : undefined;
  }

  /** What redo would do again; undefined when there is nothing. */
  get redoLabel(): string | undefined {
    return this.parts.future?.entry.label;
  }

  /** Labels of all steps so far, oldest first. */
  get labels(): readonly string[] {
    const { past, current } = this.parts;
    return [current, ...entriesOf(past)]
      .slice(0, this.depth)
      .map(({ label }) => label)
      .reverse();
  }

  /** Labels of what redo would do, nearest first. */
  get redoLabels(): readonly string[] {
    return entriesOf(this.parts.future).map(({ label }) => label);
  }

  /** Notes a state; what could be redone is forgotten. The same state: the same history. */
  push(document: D, { label, merge }: StepOptions): History<D> {
    if (document === this.present) return this;
    const { past, current: before } = this.parts;
    const current: Entry<D> = { label, document, merge };
    const isMerged = merge !== undefined && merge === before.merge && this.canUndo;
    return new History({ past: isMerged ? past : shortened(pushed(past, before)), current, future: undefined });
  }

  /**
   * Notes a fact about the world in every state (a file that has been stored has an address now): it is no edit, so that
   * undo does not take it back.
   */
  amend(change: (document: D) => D): History<D> {
    const amended = (entry: Entry<D>): Entry<D> => {
      const document = change(entry.document);
      return document === entry.document ? entry : { ...entry, document };
    };
    const stack = (entries: Stack<D> | undefined): Stack<D> | undefined =>
      entriesOf(entries).map(amended).reduceRight<Stack<D> | undefined>(pushed, undefined);
    const { past, current, future } = this.parts;
    return new History({ past: stack(past), current: amended(current), future: stack(future) });
  }

  /** Ends a merge: the next step is an entry of its own even with the same key. */
  seal(): History<D> {
    if (this.parts.current.merge === undefined) return this;
    const { merge: _, ...current } = this.parts.current;
    return new History({ ...this.parts, current });
  }

  undo(): History<D> {
    const { past, current, future } = this.parts;
    if (!past || !this.canUndo) return this;
    return new History({ past: past.rest, current: past.entry, future: pushed(future, current) });
  }

  redo(): History<D> {
    const { past, current, future } = this.parts;
    if (!future) return this;
    return new History({ past: pushed(past, current), current: future.entry, future: future.rest });
  }

  /** The state after so many steps, 0 = none of `labels`; numbers beyond either end stop there. */
  goTo(step: number): History<D> {
    const way = step - this.depth;
    let history: History<D> = this;
    for (let done = 0; done < Math.abs(way); done += 1) history = way < 0 ? history.undo() : history.redo();
    return history;
  }
}

/** Steps beyond the limit are let go by the hundreds, not one at a time: then a step need not walk the list. */
function shortened<D>(stack: Stack<D>): Stack<D> {
  if (stack.length < History.LIMIT * 2) return stack;
  return entriesOf(stack, History.LIMIT).reduceRight<Stack<D> | undefined>(pushed, undefined) ?? stack;
}
