import type { TextReader } from './reader';
import { keptShare, type Strokes, strokesOf } from './strokes';
import type { PixelBox, ReadCue, ReadText, RgbaImage } from './types';

/** Share of its strokes that a text keeps as long as it stands, even over a moving scene. */
const STANDS = 0.6;
/** Images of a text that are kept to be read. */
const KEPT = 8;
/** Texts are read where they are complete (typed ones grow) and not yet fading. */
const READ_AT = 0.7;
/** Less sure than this, another image is read too; less sure than that, it was no text. */
const SURE = 0.9;
const NO_TEXT = 0.5;
/** Shorter than this nobody can read it, seconds. */
const SHORTEST = 0.25;
/** The same words so soon after are the same subtitle, seconds. */
const SAME_SUBTITLE = 0.45;
const SAME_WORDS = 0.75;

interface Standing {
  readonly start: number;
  last: number;
  readonly strokes: Strokes;
  images: RgbaImage[];
  /** Every how many images one is kept; doubles when there are too many. */
  every: number;
  seen: number;
}

/**
 * Makes cues of the images of a band of a video, one after the other: finds out when a text comes and goes, and reads
 * each once.
 */
export class CueBuilder {
  private readonly cues: ReadCue[] = [];
  private standing: Standing | null = null;

  /** @param step seconds between two images */
  constructor(
    private readonly reader: TextReader,
    private readonly step: number,
  ) {}

  /** Takes the next image; it is kept as it is, so it must not be written to again. */
  async add(image: RgbaImage, time: number): Promise<void> {
    const { standing } = this;
    if (standing && keptShare(standing.strokes, image) >= STANDS) {
      standing.last = time;
      keep(standing, image);
      return;
    }
    await this.close();
    const boxes = centered(await this.reader.lines(image), image.width);
    if (boxes.length === 0) return;
    this.standing = {
      start: time,
      last: time,
      strokes: strokesOf(image, boxes),
      images: [image],
      every: 1,
      seen: 1,
    };
  }

  /** @returns the cues of all images */
  async finish(): Promise<readonly ReadCue[]> {
    await this.close();
    return this.cues;
  }

  private async close(): Promise<void> {
    const { standing, step } = this;
    this.standing = null;
    if (!standing) return;
    // A text came between two images, and went between two.
    const start = Math.max(0, standing.start - step / 2);
    const end = standing.last + step / 2;
    if (end - start < SHORTEST) return;
    const { text, confidence } = await this.readOne(standing.images);
    if (text === '' || confidence < NO_TEXT) return;
    const before = this.cues.at(-1);
    const isSame = before && start - before.end <= SAME_SUBTITLE && likeness(before.text, text) >= SAME_WORDS;
    if (!isSame) this.cues.push({ text, confidence, start, end });
    else this.cues[this.cues.length - 1] = { ...fuller(before, { text, confidence }), start: before.start, end };
  }

  private async readOne(images: readonly RgbaImage[]): Promise<ReadText> {
    const best = await this.readImage(images[Math.floor((images.length - 1) * READ_AT)]);
    if (best.confidence >= SURE || images.length < 3) return best;
    const other = await this.readImage(images[Math.floor(images.length / 3)]);
    return other.confidence > best.confidence ? other : best;
  }

  private async readImage(image: RgbaImage | undefined): Promise<ReadText> {
    if (!image) return { text: '', confidence: 0 };
    const lines: ReadText[] = [];
    for (const box of centered(await this.reader.lines(image), image.width)) {
      const line = await this.reader.read(image, box);
      if (line.text !== '' && line.confidence >= NO_TEXT) lines.push(line);
    }
    const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
    const sure = lines.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
    return { text: lines.map(({ text }) => text).join('\n'), confidence: characters ? sure / characters : 0 };
  }
}

function keep(standing: Standing, image: RgbaImage): void {
  standing.seen += 1;
  if (standing.seen % standing.every !== 0) return;
  standing.images.push(image);
  if (standing.images.length <= KEPT) return;
  standing.images = standing.images.filter((_, index) => index % 2 === 0);
  standing.every *= 2;
}

/** Subtitles stand in the middle or reach over it; what stands in a corner is a sign of the scene or a mark. */
const centered = (boxes: readonly PixelBox[], width: number): readonly PixelBox[] =>
  boxes.filter(({ x, width: own }) => x <= width * 0.55 && x + own >= width * 0.45);

/** Typed texts grow: of two the longer, unless it is much less sure. */
const fuller = (a: ReadText, b: ReadText): ReadText => {
  const [longer, shorter] = b.text.length > a.text.length ? [b, a] : [a, b];
  return longer.confidence >= shorter.confidence - 0.1 ? longer : shorter;
};

/** Share of the shorter text's pairs of characters that the other has too, 0–1. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = (text: string): string[] => [...text].slice(1).map((character, at) => `${[...text][at]}${character}`);
  const [few, many] = a.length < b.length ? [pairs(a), pairs(b)] : [pairs(b), pairs(a)];
  if (few.length === 0) return many.length === 0 ? 0 : Number(b.includes(a) || a.includes(b));
  return few.filter((pair) => many.includes(pair)).length / few.length;
}
