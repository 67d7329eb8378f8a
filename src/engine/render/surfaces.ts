import { createSurface, isLost, type SurfaceOptions } from './context';

interface Slot {
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly isRead: boolean;
  isTaken: boolean;
  /** Frames since it was last of use. */
  idle: number;
}

/** A work surface that nobody wanted for so many frames is given back to the browser. */
const MOST_IDLE = 30;

/** Work canvases of one renderer, used again from frame to frame: a new one of full size costs a few milliseconds. */
export class Surfaces {
  private slots: Slot[] = [];

  /** Call before each frame: what was taken for the last one is free again. */
  beginFrame(): void {
    for (const slot of this.slots) {
      slot.idle = slot.isTaken ? 0 : slot.idle + 1;
      slot.isTaken = false;
    }
    this.slots = this.slots.filter(({ idle }) => idle <= MOST_IDLE);
  }

  /** A cleared surface in its first state, the taker's until the next frame. Sizes are rounded up to whole pixels. */
  take(width: number, height: number, { isRead = false }: SurfaceOptions = {}): OffscreenCanvasRenderingContext2D {
    const [columns, rows] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
    const known = this.slots.find(
      ({ context: { canvas }, ...slot }) =>
        !slot.isTaken && slot.isRead === isRead && canvas.width === columns && canvas.height === rows,
    );
    if (known) {
      known.isTaken = true;
      known.context.reset();
      return known.context;
    }
    const context = createSurface(columns, rows, { isRead });
    this.slots.push({ context, isRead, isTaken: true, idle: 0 });
    return context;
  }

  /** The taker keeps it for good. */
  keep(context: OffscreenCanvasRenderingContext2D): void {
    this.slots = this.slots.filter((slot) => slot.context !== context);
  }

  /** Whether the browser has dropped one of them since the last `clear`. */
  hasLost(): boolean {
    return this.slots.some(({ context }) => isLost(context));
  }

  clear(): void {
    this.slots = [];
  }
}
