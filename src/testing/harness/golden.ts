import { MediaStore } from '@/engine/media';
import type { Project } from '@/engine/project/schema';
import { Renderer } from '@/engine/render';
import { resolve } from '@/engine/resolve/resolve';
import { fromSeconds, type Ticks } from '@/engine/time/ticks';
import { type GivenMedia, projectOf } from './draft';
import { type Difference, differenceOf, pixelsOf, pngOf, readPng, sideBySide, surface } from './pixels';
import { scenes } from './scenes';

/** A fifth of 1080 × 1920. */
const WIDTH = 216;
const HEIGHT = 384;

export interface Drawn {
  readonly name: string;
  /** Base64. */
  readonly png: string;
}

export interface Compared extends Difference {
  readonly name: string;
  /** Base64: expected, drawn, distance side by side. */
  readonly sheet: string;
}

/** One frame by the product's own renderer, from a store and caches of its own. */
async function drawFrame(
  project: Project,
  at: Ticks,
  size: { readonly width: number; readonly height: number },
): Promise<ImageData> {
  const context = surface(size.width, size.height);
  const media = new MediaStore();
  try {
    const renderer = new Renderer(context, { media });
    await renderer.prepare(project);
    await renderer.draw(resolve(project, at));
    const { problems } = renderer.fonts;
    if (problems.length > 0) throw new Error(`fonts missing: ${problems.map(({ family }) => family).join(', ')}`);
    return pixelsOf(context);
  } finally {
    media.dispose();
  }
}

async function drawScene(name: string, given: GivenMedia): Promise<ImageData> {
  const scene = scenes.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`no scene ${name}`);
  const { scale = 1 } = scene;
  const project = await projectOf(name, scene.draft, given);
  return drawFrame(project, fromSeconds(scene.at), { width: WIDTH * scale, height: HEIGHT * scale });
}

export const sceneNames = (): readonly string[] => scenes.map(({ name }) => name);

export const goldenOf = async (name: string, given: GivenMedia): Promise<Drawn> => ({
  name,
  png: await pngOf(await drawScene(name, given)),
});

export async function compareGolden({ name, png }: Drawn, given: GivenMedia): Promise<Compared> {
  const expected = await readPng(png);
  const drawn = await drawScene(name, given);
  return { name, ...differenceOf(expected, drawn), sheet: await pngOf(sideBySide(expected, drawn)) };
}

/** Draws without the canvas' own filters, as in browsers that have none (Safari, 2025). */
export async function withoutFilters<Value>(work: () => Promise<Value>): Promise<Value> {
  const { prototype } = OffscreenCanvasRenderingContext2D;
  const filter = Object.getOwnPropertyDescriptor(prototype, 'filter');
  if (!filter) throw new Error('this browser has no canvas filters');
  Reflect.deleteProperty(prototype, 'filter');
  try {
    return await work();
  } finally {
    Object.defineProperty(prototype, 'filter', filter);
  }
}
