import { Gate } from './gate';

/** A gate in the page that tells the worker, which has one of its own. */
export class ShownGate extends Gate {
  onChange: ((isHeld: boolean) => void) | null = null;

  override hold(): void {
    super.hold();
    this.onChange?.(true);
  }

  override open(): void {
    super.open();
    this.onChange?.(false);
  }
}
