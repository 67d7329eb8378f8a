import type { ErasePlanes } from '../planes';
import type { PixelBox, Size } from '../types';
import { Candidates } from './candidates';
import { estimateFlow, type FlowField } from './flow';
import {
  coverInto,
  cropInto,
  type ImageMemory,
  imageMemory,
  type SeenImage,
  softenInto,
  type Window,
  windowOf,
} from './frames';
import { MOST_OF_LAYER } from './hearsay';
import { meanApart, partsOf } from './imageParts';
import { nearestOf, pointsIn } from './layers';
import { changedTiles, compareMoved, compareStanding, decide, noEvidence } from './letters';
import { copyOf, type Neighbor, neighborsOf, shiftOver } from './neighbors';
import { OpenTiles } from './openTiles';
import { isPatched, patchSources, type TimedSource } from './patchSources';
import { carryBack, expectAt, inverse, joined, knotsOf, type Places } from './places';
import { MAP_SIZE, type Shown } from './shown';
import { compareEdges, noEdges } from './standingEdges';
import type { StrokeMap } from './strokes';
import { fitWarp, noWarp, pointsOf, type WarpPoints } from './warp';

/** Images before the one that is filled that are remembered at most, and bytes of them. */
const MOST_KEPT = 48;
const MOST_BYTES = 40 * 1024 * 1024;
/** An image that lies nearer to the one before adds nothing, pixels; unless other letters cover it. */
const APART = 1.5;
/** Images after which one is remembered in any case: light changes. */
const AT_LEAST_EVERY = 12;
/** Longer pauses between two images mean that something was skipped, seconds. */
const MOST_PAUSE = 0.5;
/** Pixels that the background has moved by in images that letters are told from it by. */
const TELLING = [2.5, 6, 13] as const;
/** Cues are read for longer: who lies further apart than that may show another, seconds. */
const SAME_CUE = 0.21;
/** Pixels by which the background must have moved by then. */
const MOVES = 1.5;
/** Pixels within which the camera stands. */
const STANDS = 0.35;
/** Images after its first from which on a cue stands: what fades is a cue of its own in each image. */
const STANDING = 1;
/** Cues before that one is compared with. */
const CUES = 4;
/** Points around the letters by which images are laid on each other. */
const POINTS = 700;
const ROUNDS = 2;
/** Share of them that must be found again. */
const LEAST_FOUND = 0.4;
/** Share of what is still to be found that an image must show to be laid on it. */
const LEAST_SHOWN = 0.01;
/** Images that tell which layer lies before the other, and from one to the next. */
const ORDER_IMAGES = 4;
const ORDER_EVERY = 4;
/** Mean brightness of parts of the whole image that differ by so many levels: another scene, whatever is around the box. */
const OTHER_SCENE = 34;

/** Images of an area that are kept of those before the one that is filled. */
export const keptImages = ({ width, height }: Size): number =>
  Math.max(4, Math.min(MOST_KEPT, Math.floor(MOST_BYTES / (width * height * 2.5))));

interface Kept extends SeenImage {
  readonly cover: Uint8Array;
  /** Tiles that the cover was made of. */
  covered: Uint8Array | null;
  /** Made of the same tiles by need. */
  open: OpenTiles | null;
  /** Counts cues before a standing camera, and pixels by which it has drifted while one stands. */
  readonly cue: number;
  readonly drift: number;
  /** Images that its cue has stood. */
  readonly age: number;
  /** The first image of a cue before a standing camera. */
  readonly isCue: boolean;
  /** Brightness of the first image of its cue, once there is a second. */
  readonly anchor: Uint8Array | null;
  readonly parts: Uint8Array;
  flow: FlowField | null;
  /** Images that were left out since the one before. */
  skipped: number;
}

/**
 * What is seen of the background under a region, before and after an image. Letters cover another part of it from cue to cue, and
 * a moving camera carries it into the region and out of it: what is open in another image is put where it belongs here.
 */
export class BackgroundMemory {
  private images: Kept[] = [];
  private lastFlow: FlowField | null = null;
  private window: Window | null = null;
  private readonly candidates = new Candidates();
  /** The same by the motion of each layer. */
  private readonly layered = [new Candidates(MOST_OF_LAYER), new Candidates(MOST_OF_LAYER)];
  private readonly spare: ImageMemory[] = [];

  /**
   * Takes note of the next image, before anything is painted over.
   *
   * @param isSure Letters are exactly where they are said to be: other images are not asked.
   */
  look(planes: ErasePlanes, box: PixelBox, rough: StrokeMap | null, time: number, isSure = false): void {
    const last = this.images.at(-1);
    if (last && time <= last.time) this.images = [];
    const window = windowOf(planes.y, box);
    this.window = window;
    const { area } = window;
    const spare = this.spare.pop();
    const memory = spare?.y.length === area.width * area.height ? spare : imageMemory(area);
    const { y, u, v, soft, cover } = memory;
    cropInto(memory, planes, area);
    softenInto(soft, y, area);
    const letters = rough && !isSure ? noEvidence(rough) : null;
    cover.fill(0);
    coverInto(cover, { rough, letters }, window);
    const parts = partsOf(planes);
    const flow = this.flowTo({ soft, cover, letters }, parts, time);
    this.lastFlow = flow;
    const image: Kept = {
      ...{ y, u, v, soft, time, rough, letters, cover, parts, flow },
      ...{ covered: letters?.hits ?? null, open: null },
      ...{ skipped: 0, cue: 0, drift: 0, isCue: false, age: 0, anchor: null },
    };
    this.images.push(this.told(image, window));
  }

  /** Where letters are in an image that was looked at, by all that is known now; null = the whole box. */
  lettersAt(time: number): StrokeMap | null {
    const image = this.images.find((kept) => kept.time === time);
    if (!this.window || !image?.rough) return null;
    this.coverOf(image, this.window);
    return { ...image.rough, hits: image.letters?.hits ?? image.rough.hits };
  }

  /** Whether an image at a time was looked at. */
  knows(time: number): boolean {
    return this.images.some((image) => image.time === time);
  }

  /**
   * What was under the letters of an image that was looked at.
   *
   * @returns null where no other image shows anything.
   */
  recall(time: number): Recalled | null {
    const { window, images } = this;
    const index = images.findIndex((image) => image.time === time);
    const image = images[index];
    if (!window || !image) return null;
    const candidates = this.collect(index, image, window);
    const sources =
      !candidates.isComplete && isPatched(window.box)
        ? patchSources(images, index, (one) => this.coverOf(one, window))
        : null;
    this.forgetBefore(index, window);
    return { window, candidates, sources, step: knotStep(window) };
  }

  /** Goes past an image without asking what is under its letters: what is kept of those before it is the same. */
  pass(time: number): void {
    const index = this.images.findIndex((image) => image.time === time);
    if (this.window && index >= 0) this.forgetBefore(index, this.window);
  }

  private flowTo(now: Pick<Kept, 'soft' | 'cover' | 'letters'>, parts: Uint8Array, time: number): FlowField | null {
    const last = this.images.at(-1);
    const { window } = this;
    if (!last || !window || last.soft.length !== now.soft.length) {
      this.images = [];
      return null;
    }
    if (time > last.time + MOST_PAUSE || meanApart(parts, last.parts) > OTHER_SCENE) return null;
    const { width, height } = window.area;
    const size = { width, height };
    return estimateFlow(
      { y: last.soft, cover: this.coverOf(last, window), isRough: last.letters !== null, ...size },
      { y: now.soft, cover: now.cover, isRough: now.letters !== null, ...size },
      knotStep(window),
      this.lastFlow,
    );
  }

  /** Holds an image against those before it, and them against it: what stands still is letters. */
  private told(image: Kept, window: Window): Kept {
    const { rough, letters, flow } = image;
    if (!rough || !letters || !flow) return image;
    const places = knotsOf(flow);
    const ways = flow.layers ? [knotsOf(flow), knotsOf(flow)] : [];
    let field: FlowField | null = flow;
    let next = 0;
    const cues: Kept[] = [];
    const own = { y: image.y, rough, letters };
    for (let index = this.images.length - 1; index >= 0 && field && next < TELLING.length; index -= 1) {
      const other = this.images[index];
      if (!other?.rough || !other.letters) break;
      carryBack(field, places);
      // Where one image does not tell the layers, they are lost from there on.
      if (!field.layers) ways.length = 0;
      for (const [layer, way] of ways.entries()) carryBack(field.layers?.fields[layer] ?? field, way);
      const moved = shiftOver(flow, places, window.box);
      if (moved.mean >= (TELLING[next] as number)) {
        const all = [places, ...ways];
        compareMoved(own, other.y, window, flow, all);
        const its = { y: other.y, rough: other.rough, letters: other.letters };
        compareMoved(
          its,
          image.y,
          window,
          flow,
          all.map((way) => inverse(flow, way)),
        );
        next += 1;
      }
      if (moved.mean >= MOVES && image.time - other.time < SAME_CUE)
        compareCue(image, other, window, [moved.across, moved.down]);
      if (moved.most <= STANDS && other.age >= STANDING && other.cue !== cues.at(-1)?.cue && cues.length <= CUES)
        cues.push(other);
      field = other.flow;
    }
    return this.toldByCues(image, cues, window);
  }

  private toldByCues(image: Kept, cues: readonly Kept[], window: Window): Kept {
    const { rough, letters } = image;
    const last = this.images.at(-1);
    if (!rough || !letters || !image.flow || !last?.letters) return image;
    const places = knotsOf(image.flow);
    carryBack(image.flow, places);
    const drift = last.drift + shiftOver(image.flow, places, window.box).most;
    if (drift > STANDS) return { ...image, cue: last.cue + 1 };
    // Before a standing camera what holds for one image of a cue holds for all. Letters that fade in change little from image to
    // image: all of a cue are held against its first.
    const anchor = last.anchor ?? last.y.slice();
    const own = { y: image.y, rough };
    if (changedTiles(own, last.y, window) || changedTiles(own, anchor, window))
      return { ...image, cue: last.cue + 1, isCue: true };
    const now = { ...image, letters: last.letters, cue: last.cue, drift, age: last.age + 1, anchor };
    // Letters that come or go are fainter than they are: one image alone is not compared.
    if (now.age !== STANDING) return now;
    for (const other of cues)
      if (other.rough && other.letters && other.cue !== now.cue && other.age >= STANDING)
        compareStanding(
          { y: image.y, rough, letters: last.letters },
          { y: other.y, rough: other.rough, letters: other.letters },
          window,
        );
    return now;
  }

  /** Where letters cover an image, by all that is known now. */
  private coverOf(image: Kept, window: Window): Uint8Array {
    const { rough, letters } = image;
    if (!rough || !letters) return image.cover;
    if (letters.isNew) decide(rough, letters);
    if (image.covered === letters.hits) return image.cover;
    image.covered = letters.hits;
    image.open = null;
    coverInto(image.cover, image, window);
    return image.cover;
  }

  private collect(index: number, image: Kept, window: Window): Candidates {
    const { width, height } = window.area;
    const { candidates } = this;
    const field = this.images.find(({ flow }) => flow)?.flow;
    const step = knotStep(window);
    candidates.begin(this.coverOf(image, window), window, step, Math.ceil((width - 1) / step) + 1);
    if (candidates.count === 0 || !field) return candidates;
    const points = pointsOf(image.soft, image.cover, width, height, POINTS);
    const neighbors = neighborsOf(this.images, index, field, window.box);
    this.ask(candidates, points, neighbors, field, window);
    const labels = image.flow?.layers?.labels ?? this.images[index + 1]?.flow?.layers?.labels;
    if (!labels) return candidates;
    // A layer shows itself at some of them only.
    const many = pointsOf(image.soft, image.cover, width, height, 3 * POINTS);
    const doubted = candidates.doubted();
    const nearest = this.nearestAt(index, labels, field);
    this.layered.forEach((own, layer) => {
      own.begin(doubted, window, step, Math.ceil((width - 1) / step) + 1, layer + 1);
      const flowOf = ({ flow }: Kept): FlowField | null => flow?.layers?.fields[layer] ?? null;
      const others = neighborsOf(this.images, index, field, window.box, flowOf);
      this.ask(own, pointsIn(many, labels, layer + 1, field), others, field, window);
    });
    candidates.takeBetter(this.layered, nearest);
    return candidates;
  }

  /** Which layer lies before the other, by images so far away that they have moved apart. */
  private nearestAt(index: number, labels: Uint8Array, field: FlowField): number {
    const ways = [knotsOf(field), knotsOf(field)] as const;
    const others: { readonly labels: Uint8Array; readonly ways: readonly [Places, Places] }[] = [];
    for (let at = index; at > 0 && others.length < ORDER_IMAGES; at -= 1) {
      const layers = this.images[at]?.flow?.layers;
      const before = this.images[at - 1]?.flow?.layers?.labels;
      if (!layers) break;
      ways.forEach((way, layer) => {
        carryBack(layers.fields[layer] as FlowField, way);
      });
      if (before && (index - at) % ORDER_EVERY === ORDER_EVERY - 1)
        others.push({ labels: before, ways: [copyOf(ways[0]), copyOf(ways[1])] });
    }
    return nearestOf(labels, others, field);
  }

  /** Lets neighbors say what is under the letters, each laid on the image by points when it is first asked. */
  private ask(
    candidates: Candidates,
    points: WarpPoints,
    neighbors: Iterator<Neighbor<Kept>, undefined>,
    field: FlowField,
    window: Window,
  ): void {
    const asked: { readonly neighbor: Neighbor<Kept>; shown?: Shown | null }[] = [];
    candidates.collect({
      at: (place, missed) => {
        if (place >= asked.length) {
          const neighbor = neighbors.next().value;
          if (!neighbor) return undefined;
          asked.push({ neighbor });
        }
        const one = asked[place];
        if (!one || (missed !== null && one.neighbor.other.letters?.hits === missed)) return null;
        if (one.shown === undefined) one.shown = this.layOn(candidates, points, one.neighbor, field, window);
        return one.shown;
      },
    });
  }

  /** Lays an image on another by the points that both show; null where it shows nothing that is still to be found. */
  private layOn(
    candidates: Candidates,
    points: WarpPoints,
    { other, places }: Neighbor<Kept>,
    field: FlowField,
    window: Window,
  ): Shown | null {
    const { width, height } = window.area;
    const cover = this.coverOf(other, window);
    if (candidates.shareIn(cover, places) < LEAST_SHOWN) return null;
    expectAt(points, field, places);
    const warp = noWarp(width / 2, height / 2, Math.max(width, height) / 2);
    const fit = fitWarp(points, { data: other.soft, cover, width, height }, warp, ROUNDS);
    if (fit.share < LEAST_FOUND) return null;
    if (other.rough) other.open ??= new OpenTiles(other.letters?.hits ?? other.rough.hits, other.rough, window);
    const weight = (fit.share / (1 + fit.apart)) ** 2;
    const map = new Float64Array(MAP_SIZE);
    const labels = other.flow?.layers?.labels ?? null;
    return { image: other, cover, open: other.open, places, warp, weight, labels, map, mapped: -1 };
  }

  /** Leaves out images before one that add nothing, and the oldest. */
  private forgetBefore(index: number, window: Window): void {
    const { images } = this;
    const [image, before, older] = [images[index], images[index - 1], images[index - 2]];
    if (image && before && older && !this.isTelling(before, older, window)) {
      image.flow = image.flow && before.flow ? joined(image.flow, before.flow) : null;
      image.skipped = before.skipped + 1;
      this.spare.push(...images.splice(index - 1, 1));
    }
    const most = keptImages(window.area);
    const past = image ? images.indexOf(image) : -1;
    if (past > most) this.spare.push(...images.splice(0, past - most));
  }

  private isTelling(image: Kept, before: Kept, { box }: Window): boolean {
    if (!image.flow || image.skipped >= AT_LEAST_EVERY || image.letters !== before.letters) return true;
    const places = { x: Float32Array.of(box.x + box.width / 2), y: Float32Array.of(box.y + box.height / 2) };
    const [x, y] = [places.x[0] as number, places.y[0] as number];
    carryBack(image.flow, places);
    return Math.hypot((places.x[0] as number) - x, (places.y[0] as number) - y) >= APART;
  }
}

/** Notes of two images of one cue which edges stand in both. */
function compareCue(image: Kept, other: Kept, window: Window, way: readonly [number, number]): void {
  if (!image.rough || !image.letters || !other.rough || !other.letters) return;
  image.letters.before ??= noEdges(image.rough.hits.length);
  other.letters.after ??= noEdges(other.rough.hits.length);
  const [own, its] = [
    { y: image.y, rough: image.rough },
    { y: other.y, rough: other.rough },
  ];
  compareEdges(own, its, window, way, [image.letters.before, other.letters.after]);
}

export interface Recalled {
  readonly window: Window;
  readonly candidates: Candidates;
  /** What patches are taken from; null where all is found, and in large regions. */
  readonly sources: readonly TimedSource[] | null;
  /** Pixels from knot to knot. */
  readonly step: number;
}

/** Pixels from knot to knot: a higher region belongs to a larger image. */
const knotStep = ({ box }: Window): number => (box.height < 48 ? 6 : box.height < 128 ? 16 : 24);
