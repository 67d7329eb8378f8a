/** Where the reading is, in pixels of the text's height and in sentences. */
interface Reading {
  readonly position: number;
  readonly height: number;
  /** Index of the sentence at the guide line. */
  readonly current: number;
}

interface ScrollerParts {
  /** The moving text; its children are the sentences. */
  readonly text: HTMLElement;
  readonly onRead: (reading: Reading) => void;
  readonly onEnd: () => void;
}

/** So near to a sentence's beginning one stands at it. */
const AT_TOP_PX = 12;

/**
 * Moves a text past the guide line, outside of React: a transform a frame, sentence places measured once a layout.
 * With `isStepwise` (reduced motion) it stands still and jumps a sentence at a time.
 */
export class Scroller {
  private position = 0;
  private height = 0;
  private tops: readonly number[] = [];
  private current = -1;
  private frame = 0;
  private before = 0;
  private told = 0;
  /** Pixels a second. */
  private rate = 0;
  isStepwise = false;

  constructor(private readonly parts: ScrollerParts) {
    this.measure();
  }

  /** After text, size or width has changed; the sentence that was being read stays at the line. */
  measure(): void {
    const children = [...this.parts.text.children] as HTMLElement[];
    const within = this.height > 0 ? this.position / this.height : 0;
    // From the first one: browsers disagree on what a moving element's children are measured from.
    const first = children[0]?.offsetTop ?? 0;
    this.tops = children.map((child) => child.offsetTop - first);
    this.height = this.parts.text.scrollHeight;
    this.position = within * this.height;
    this.current = -1;
    this.draw(true);
  }

  /** The whole text in so many seconds. */
  setDuration(seconds: number): void {
    this.rate = seconds > 0 ? this.height / seconds : 0;
  }

  get isRunning(): boolean {
    return this.frame !== 0;
  }

  start(): void {
    if (this.frame) return;
    if (this.position >= this.height) this.position = 0;
    this.before = performance.now();
    this.frame = requestAnimationFrame(this.tick);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.draw(true);
  }

  /** Moves by seconds of reading. */
  seek(seconds: number): void {
    this.moveTo(this.position + seconds * this.rate);
  }

  moveBy(pixels: number): void {
    this.moveTo(this.position + pixels);
  }

  moveTo(position: number): void {
    this.position = Math.min(this.height, Math.max(0, position));
    this.draw(true);
  }

  /** To the sentence before or after. */
  step(by: number): void {
    const index = Math.min(this.tops.length - 1, Math.max(0, this.current + by));
    this.moveTo(this.tops[index] ?? 0);
  }

  /** To the beginning of the sentence that is being said; from there to the one before. */
  again(): void {
    const top = this.tops[this.current] ?? 0;
    this.step(this.position - top > AT_TOP_PX ? 0 : -1);
  }

  private readonly tick = (now: number): void => {
    // A tab that slept does not leap ahead.
    const elapsed = Math.min(100, now - this.before);
    this.before = now;
    this.position += (this.rate * elapsed) / 1000;
    if (this.position >= this.height) {
      this.position = this.height;
      this.frame = 0;
      this.draw(true);
      this.parts.onEnd();
      return;
    }
    this.draw(false);
    this.frame = requestAnimationFrame(this.tick);
  };

  private sentenceAt(position: number): number {
    let [low, high] = [0, this.tops.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.tops[middle] ?? 0) <= position + 1) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private draw(isNews: boolean): void {
    const { text, onRead } = this.parts;
    const index = this.sentenceAt(this.position);
    if (index !== this.current) {
      text.children[this.current]?.removeAttribute('data-current');
      text.children[index]?.setAttribute('data-current', '');
      this.current = index;
    }
    const shown = this.isStepwise && this.position < this.height ? (this.tops[index] ?? 0) : this.position;
    text.style.transform = `translate3d(0, ${-shown}px, 0)`;
    const now = performance.now();
    if (!isNews && now - this.told < 250) return;
    this.told = now;
    onRead({ position: this.position, height: this.height, current: index });
  }
}
