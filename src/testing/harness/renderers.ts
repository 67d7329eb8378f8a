import { MediaStore } from '@/engine/media';
import type { Project } from '@/engine/project/schema';
import { Renderer } from '@/engine/render';
import { resolve } from '@/engine/resolve/resolve';
import { fromSeconds } from '@/engine/time/ticks';
import { type DraftClip, type GivenMedia, projectOf, span, still } from './draft';
import { differenceOf, pixelsOf, surface } from './pixels';

const SIZE = { width: 216, height: 384 };

async function withRenderer<Value>(
  project: Project,
  work: (renderer: Renderer, context: OffscreenCanvasRenderingContext2D) => Promise<Value>,
): Promise<Value> {
  const context = surface(SIZE.width, SIZE.height);
  const media = new MediaStore();
  try {
    const renderer = new Renderer(context, { media });
    await renderer.prepare(project);
    return await work(renderer, context);
  } finally {
    media.dispose();
  }
}

const caption = (index: number, text: string, words: readonly string[] = []): DraftClip => ({
  ...span(`caption-${index}`, index, 1),
  type: 'caption',
  templateKey: 'bold',
  texts: { caption: text },
  words: words.map((word, at) => ({
    text: word,
    at: fromSeconds(at / words.length),
    duration: fromSeconds(1 / words.length),
  })),
});

/**
 * Six seconds of captions, 25 frames a second: five sentences of which two are alike, moving and fading, and one whose
 * three words light up one after the other.
 */
export async function countRasters(given: GivenMedia): Promise<{ readonly frames: number; readonly rasters: number }> {
  const clips = [
    ...['早上装的热水', '晚上还烫嘴', '早上装的热水', '通勤路上', '出门不怕凉'].map((text, index) => ({
      ...caption(index, text),
      keyframes: {
        x: [
          { at: 0, value: -100, easing: 'linear' as const },
          { at: fromSeconds(1), value: 100, easing: 'linear' as const },
        ],
      },
    })),
    caption(5, '一杯热水', ['一杯', '热', '水']),
  ];
  const project = await projectOf('rasters', { main: [still('warm', 0, 6)], overlays: [clips] }, given);
  return withRenderer(project, async (renderer) => {
    for (let frame = 0; frame < 150; frame += 1) await renderer.draw(resolve(project, fromSeconds(frame / 25)));
    return { frames: 150, rasters: renderer.rasterCount };
  });
}

export interface Recovery {
  /** Mean difference of the image after the loss to the one before, 0–255. */
  readonly mean: number;
  /** Rasters drawn before and after. */
  readonly rasters: readonly [number, number];
  /** Name of the error while the canvas itself is gone. */
  readonly refusal: string;
}

/**
 * The browser drops every canvas there is, as it does when the GPU process dies: what was kept is empty and says so.
 * New ones work.
 */
export async function recoverFromLoss(given: GivenMedia): Promise<Recovery> {
  const draft = {
    main: [{ ...still('sunset', 0, 2), effects: [{ id: 'glow', type: 'glow', params: {} }] }],
    overlays: [[caption(0, '早上装的热水')]],
  };
  const project = await projectOf('loss', draft, given);
  const frame = resolve(project, fromSeconds(0.5));
  return withRenderer(project, async (renderer, context) => {
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const made = new Set<OffscreenCanvasRenderingContext2D>();
    const gone = new Set<OffscreenCanvasRenderingContext2D>();
    const original = { drawImage: prototype.drawImage, isContextLost: prototype.isContextLost };
    prototype.drawImage = function (this: OffscreenCanvasRenderingContext2D, ...args: unknown[]) {
      made.add(this);
      return Reflect.apply(original.drawImage, this, args);
    } as typeof prototype.drawImage;
    prototype.isContextLost = function (this: OffscreenCanvasRenderingContext2D) {
      made.add(this);
      return gone.has(this);
    };
    try {
      await renderer.draw(frame);
      // Asked for the first time, the kept rasters make themselves known.
      await renderer.draw(frame);
      const before = pixelsOf(context);
      const first = renderer.rasterCount;
      for (const one of made) {
        if (one === context) continue;
        one.reset();
        gone.add(one);
      }
      await renderer.draw(frame);
      const { mean } = differenceOf(before, pixelsOf(context));
      const rasters = [first, renderer.rasterCount] as const;
      gone.add(context);
      const refusal = await renderer.draw(frame).then(
        () => 'none',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      );
      return { mean, rasters, refusal };
    } finally {
      Object.assign(prototype, original);
    }
  });
}
