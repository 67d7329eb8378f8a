import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a hand would take a thing: near its upper edge. */
export async function gripOf(source: Locator): Promise<Spot> {
  await source.scrollIntoViewIfNeeded();
  const box = await source.boundingBox();
  if (!box) throw new Error('nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + Math.min(6, box.height / 2) };
}

export async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error('no place to drag to');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes a thing up by the mouse, with nothing let go yet. */
export async function take(page: Page, source: Locator): Promise<Spot> {
  const grip = await gripOf(source);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 6, grip.y + 6, { steps: 2 });
  await page.locator('html[data-dragging]').waitFor({ state: 'attached' });
  return grip;
}

/** Takes a thing up before anything scrolls, as a hand does, and lets it go over the target. */
export async function drag(page: Page, source: Locator, target: Locator, at?: Spot): Promise<void> {
  await take(page, source);
  await target.hover({ ...(at ? { position: at } : {}), force: true });
  // Not only some place: the one that it was taken from is marked first.
  await target.and(page.locator('[data-over]')).waitFor({ state: 'attached' });
  await page.mouse.up();
}

/** Lets a thing go where the pointer is; what is marked then is where it has to go. */
export async function letGo(page: Page): Promise<{ readonly day: string; readonly time: string }> {
  const marked = page.locator('[data-over]').first();
  await marked.waitFor({ state: 'attached' });
  const shown = {
    day: (await marked.getAttribute('data-day')) ?? '',
    time: (await marked.getAttribute('data-drop-time')) ?? '',
  };
  await page.mouse.up();
  return shown;
}

/** One finger on a page that was opened with `hasTouch`. */
export class Finger {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  async put({ x, y }: Spot): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  }

  /** Rests until what lies under it is taken up. */
  async take(source: Locator): Promise<Spot> {
    const grip = await gripOf(source);
    await this.put(grip);
    await this.page.locator('html[data-dragging]').waitFor({ state: 'attached', timeout: 5000 });
    return grip;
  }

  /** Glides from one spot to another. */
  async glide(from: Spot, to: Spot, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      await this.page.waitForTimeout(16);
    }
  }

  async lift(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
