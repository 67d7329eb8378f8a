import { prefersReducedMotion } from '@/lib/reducedMotion';
import styles from './drag.module.css';
import type { Point } from './dragMachine';

/** A wide card is narrower at the pointer: it would hide the days it is carried over. */
const widest = 240;
/** Pixels between a finger and what it carries. */
const aboveFinger = 16;
/** Longer than the transition. */
const backMs = 220;

/** What follows the pointer: an image of the card, which nobody can hit, reach or hear. */
export class Ghost {
  private readonly frame = document.createElement('div');
  private readonly hold: Point;
  private readonly height: number;

  /**
   * @param card what is taken up
   * @param from where it was pressed
   * @param nameAttribute what names the card in the document: its image has no name
   */
  constructor(card: HTMLElement, from: Point, nameAttribute: string) {
    const { left, top, width, height } = card.getBoundingClientRect();
    const scale = width > widest ? widest / width : 1;
    this.hold = { x: (from.x - left) * scale, y: from.y - top };
    this.height = height;
    const copy = card.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll('*')]) {
      part.removeAttribute(nameAttribute);
      part.removeAttribute('id');
    }
    // Some of its looks come from where it stood.
    keepPadding(card, copy);
    for (const [index, part] of [...card.children].entries()) keepPadding(part, copy.children[index]);
    copy.style.width = '100%';
    copy.style.height = '100%';
    this.frame.className = styles.ghost ?? '';
    this.frame.setAttribute('aria-hidden', 'true');
    this.frame.inert = true;
    this.frame.style.width = `${width * scale}px`;
    this.frame.style.height = `${height}px`;
    this.frame.append(copy);
    this.moveTo(from);
    // The theme's variables stand on the app's frame.
    (document.querySelector('.ant-app') ?? document.body).append(this.frame);
  }

  /** Its upper edge when the pointer is there. */
  topAt(point: Point): number {
    return point.y - this.hold.y;
  }

  /** @param isRaised above the pointer, where a finger does not hide it */
  moveTo({ x, y }: Point, isRaised = false): void {
    this.place(x - this.hold.x, y - (isRaised ? this.height + aboveFinger : this.hold.y));
  }

  /** Says where it would stand; the place itself may be covered. */
  say(text: string | undefined): void {
    if (text === undefined) delete this.frame.dataset.label;
    else this.frame.dataset.label = text;
  }

  remove(): void {
    this.frame.remove();
  }

  /** Goes back to where the card stands, then leaves. */
  goBack(card: HTMLElement, then: () => void): void {
    if (!card.isConnected || prefersReducedMotion()) {
      this.remove();
      then();
      return;
    }
    const { left, top } = card.getBoundingClientRect();
    this.say(undefined);
    this.frame.classList.add(styles.back ?? '');
    this.place(left, top);
    setTimeout(() => {
      this.remove();
      then();
    }, backMs);
  }

  private place(x: number, y: number): void {
    this.frame.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }
}

function keepPadding(of: Element, to: Element | undefined): void {
  if (to instanceof HTMLElement) to.style.padding = getComputedStyle(of).padding;
}
