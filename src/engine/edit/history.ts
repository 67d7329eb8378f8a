import type { Project } from '../project/schema';
import type { Action } from './actions';
import { applyAction } from './applyAction';

interface Entry {
  /** Locale id or text of what was done; belongs to the step that led here. */
  readonly label: string;
  readonly project: Project;
  /** Steps with the same key become one entry. */
  readonly merge?: string;
}

/** A list that shares its tail with the one it was made from: a step costs the same after five entries and five hundred. */
interface Stack {
  readonly entry: Entry;
  readonly rest: Stack | undefined;
  readonly length: number;
}

const pushed = (rest: Stack | undefined, entry: Entry): Stack => ({ entry, rest, length: (rest?.length ?? 0) + 1 });

/** Newest first. */
function entriesOf(stack: Stack | undefined, most = Number.POSITIVE_INFINITY): readonly Entry[] {
  const entries: Entry[] = [];
  for (let node = stack; node && entries.length < most; node = node.rest) entries.push(node.entry);
  return entries;
}

export interface StepOptions {
  readonly label: string;
  /** One drag, one slider, one run of typing: the same key for all its steps, e.g. `trim:<clip>:<pointer down>`. */
  readonly merge?: string;
}

interface Parts {
  readonly past: Stack | undefined;
  readonly current: Entry;
  readonly future: Stack | undefined;
}

/**
 * The states of a document, labelled. Immutable: every step gives a new history. Documents share what did not change, so
 * five hundred states of a thousand clips are cheap.
 */
export class History {
  static readonly LIMIT = 500;

  private constructor(private readonly parts: Parts) {}

  static start(project: Project): History {
    return new History({ past: undefined, current: { label: '', project }, future: undefined });
  }

  get present(): Project {
    return this.parts.current.project;
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

  /** Does an action. Throws EditError (the history is unchanged). Nothing changed: the same history. */
  apply(action: Action, options: StepOptions): History {
    return this.push(applyAction(this.present, action), options);
  }

  /** Notes a state; what could be redone is forgotten. The same state: the same history. */
  push(project: Project, { label, merge }: StepOptions): History {
    if (project === this.present) return this;
    const { past, current: before } = this.parts;
    const current: Entry = { label, project, ...(merge === undefined ? {} : { merge }) };
    const isMerged = merge !== undefined && merge === before.merge && this.canUndo;
    return new History({ past: isMerged ? past : shortened(pushed(past, before)), current, future: undefined });
  }

  /**
   * Notes a fact about the world in every state (a file that has been stored has an address now): it is no edit, so that
   * undo does not take it back.
   */
  amend(change: (project: Project) => Project): History {
    const amended = (entry: Entry): Entry => {
      const project = change(entry.project);
      return project === entry.project ? entry : { ...entry, project };
    };
    const stack = (entries: Stack | undefined): Stack | undefined =>
      entriesOf(entries).map(amended).reduceRight<Stack | undefined>(pushed, undefined);
    const { past, current, future } = this.parts;
    return new History({ past: stack(past), current: amended(current), future: stack(future) });
  }

  /** Ends a merge: the next step is an entry of its own even with the same key. */
  seal(): History {
    if (this.parts.current.merge === undefined) return this;
    const { merge: _, ...current } = this.parts.current;
    return new History({ ...this.parts, current });
  }

  undo(): History {
    const { past, current, future } = this.parts;
    if (!past || !this.canUndo) return this;
    return new History({ past: past.rest, current: past.entry, future: pushed(future, current) });
  }

  redo(): History {
    const { past, current, future } = this.parts;
    if (!future) return this;
    return new History({ past: pushed(past, current), current: future.entry, future: future.rest });
  }

  /** The state after so many steps, 0 = none of `labels`; numbers beyond either end stop there. */
  goTo(step: number): History {
    const way = step - this.depth;
    let history: History = this;
    for (let done = 0; done < Math.abs(way); done += 1) history = way < 0 ? history.undo() : history.redo();
    return history;
  }
}

/** Steps beyond the limit are let go by the hundreds, not one at a time: then a step need not walk the list. */
function shortened(stack: Stack): Stack {
  if (stack.length < History.LIMIT * 2) return stack;
  return entriesOf(stack, History.LIMIT).reduceRight<Stack | undefined>(pushed, undefined) ?? stack;
}
