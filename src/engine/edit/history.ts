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

export interface StepOptions {
  readonly label: string;
  /** One drag, one slider, one run of typing: the same key for all its steps, e.g. `trim:<clip>:<pointer down>`. */
  readonly merge?: string;
}

/**
 * The states of a document, labelled. Immutable: every step gives a new history. Documents share what did not change, so
 * five hundred states of a thousand clips are cheap.
 */
export class History {
  static readonly LIMIT = 500;

  private constructor(
    private readonly past: readonly Entry[],
    private readonly current: Entry,
    private readonly future: readonly Entry[],
  ) {}

  static start(project: Project): History {
    return new History([], { label: '', project }, []);
  }

  get present(): Project {
    return this.current.project;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** What undo would take back; undefined when there is nothing. */
  get undoLabel(): string | undefined {
    return this.canUndo ? this.current.label : undefined;
  }

  /** What redo would do again; undefined when there is nothing. */
  get redoLabel(): string | undefined {
    return this.future[0]?.label;
  }

  /** Labels of all steps so far, oldest first. */
  get labels(): readonly string[] {
    return [...this.past, this.current].slice(1).map(({ label }) => label);
  }

  /** Labels of what redo would do, nearest first. */
  get redoLabels(): readonly string[] {
    return this.future.map(({ label }) => label);
  }

  /** Does an action. Throws EditError (the history is unchanged). Nothing changed: the same history. */
  apply(action: Action, options: StepOptions): History {
    return this.push(applyAction(this.present, action), options);
  }

  /** Notes a state; what could be redone is forgotten. The same state: the same history. */
  push(project: Project, { label, merge }: StepOptions): History {
    if (project === this.present) return this;
    const entry: Entry = { label, project, ...(merge === undefined ? {} : { merge }) };
    if (merge !== undefined && merge === this.current.merge && this.canUndo) return new History(this.past, entry, []);
    return new History([...this.past, this.current].slice(-History.LIMIT), entry, []);
  }

  /** Ends a merge: the next step is an entry of its own even with the same key. */
  seal(): History {
    if (this.current.merge === undefined) return this;
    const { merge: _, ...entry } = this.current;
    return new History(this.past, entry, this.future);
  }

  undo(): History {
    const previous = this.past.at(-1);
    return previous ? new History(this.past.slice(0, -1), previous, [this.current, ...this.future]) : this;
  }

  redo(): History {
    const next = this.future[0];
    return next ? new History([...this.past, this.current], next, this.future.slice(1)) : this;
  }
}
