import { startConvert } from '@/engine/convert';
import type { AudioReader } from '@/engine/media/audioReader';
import { diagnose, type MediaReason } from '@/engine/media/diagnose';
import { MediaStore } from '@/engine/media/mediaStore';
import type { MediaDetails } from '@/engine/media/probe';
import { type FileRefusal, readFile } from '@/features/timeline/panels/media/readFile';
import { fileProject } from './jobs';
import { blobOf, pixelsOf, readPng, surface } from './pixels';

/** How far an image lies from another, mean of all pixels, 0–255, and of the block of 8 × 8 that lies furthest. */
interface Apart {
  readonly luma: number;
  readonly chroma: number;
  readonly worst: number;
}

interface ForeignJob {
  readonly base64: string;
  readonly name: string;
  readonly type: string;
  /** PNG (base64) of images as they should be, one below the other, and the file's own seconds at which each is shown. */
  readonly images?: { readonly sheet: string; readonly at: readonly number[] };
  /** Seconds of the file's own clock up to which its sound is wanted. */
  readonly soundUntil?: number;
  /** What the browser has no decoder for is converted first. */
  readonly converts?: boolean;
}

interface ForeignRead {
  /** What the import says, null where it takes the file without a word. */
  readonly reason: MediaReason | null;
  /** Refused without a reason of that kind. */
  readonly refusal: FileRefusal['code'] | null;
  readonly facts: MediaDetails | null;
  readonly images: readonly Apart[];
  /** The left channel in base64, 32-bit floats, from the file's own zero on. */
  readonly sound: string | null;
  readonly soundRate: number;
  /** How far what is heard after a jump is what is heard without one, 1 = the same. */
  readonly jump: number;
}

const nothing = { facts: null, images: [], sound: null, soundRate: 0, jump: 1 } as const;

/** Takes a file as the editor's import does, and shows and plays it as its preview does. */
export async function readForeign(job: ForeignJob): Promise<ForeignRead> {
  const file = new File([blobOf(job.base64, job.type)], job.name, { type: job.type });
  const read = await readFile(file);
  if ('refusal' in read) {
    const { refusal } = read;
    if (job.converts && refusal.code === 'reason' && refusal.reason.isConvertible) return readConverted(job, file);
    return { ...nothing, refusal: refusal.code, reason: refusal.code === 'reason' ? refusal.reason : null };
  }
  const { facts, file: taken } = read;
  const store = new MediaStore({ blobs: new Map([['file', taken]]) });
  const { width, height, duration, kind } = facts;
  // A canvas has a least size, a sound has none.
  const shown = { ...facts, width: Math.max(16, width), height: Math.max(16, height) };
  store.setProject(fileProject(taken, shown, Math.max(duration, 0.1), kind === 'image' ? 'image' : 'video'));
  try {
    const images = job.images ? await compareImages(store, facts, job.images) : [];
    const sound = await soundOf(store, facts, job.soundUntil);
    return { refusal: null, reason: await diagnose(taken, facts), facts, images, ...sound };
  } finally {
    store.dispose();
  }
}

/** Size and corners (red, green, blue; row by row) of a photo as the import takes it. */
export async function readPhoto(base64: string, name: string) {
  const read = await readFile(new File([blobOf(base64, '')], name));
  if ('refusal' in read) throw new Error(read.refusal.code);
  const { file, facts } = read;
  const context = surface(facts.width, facts.height);
  context.drawImage(await createImageBitmap(file), 0, 0);
  const [right, bottom] = [facts.width - 8, facts.height - 8];
  const corners = [
    [8, 8],
    [right, 8],
    [8, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)]);
  return { name: file.name, type: file.type, width: facts.width, height: facts.height, corners };
}

/** Converts it as the button beside its refusal does, and reads what comes of it. */
async function readConverted(job: ForeignJob, source: File): Promise<ForeignRead> {
  const conversion = startConvert({ kind: 'transcode', source });
  try {
    const { blob } = (await conversion.done).result.file;
    const base64 = base64Of(new Uint8Array(await blob.arrayBuffer()));
    return await readForeign({ ...job, base64, name: 'converted.mp4', type: 'video/mp4', converts: false });
  } finally {
    await conversion.release();
  }
}

async function compareImages(
  store: MediaStore,
  facts: MediaDetails,
  { sheet, at }: NonNullable<ForeignJob['images']>,
): Promise<readonly Apart[]> {
  const expected = await readPng(sheet);
  const { width } = expected;
  const height = expected.height / at.length;
  if (Math.abs(width - facts.width) > 1 || Math.abs(height - facts.height) > 1)
    throw new Error(`${facts.width} × ${facts.height} in place of ${width} × ${height}`);
  const found: Apart[] = [];
  for (const [index, time] of at.entries()) {
    store.beginFrame();
    const context = surface(width, height);
    if (facts.kind === 'image') context.drawImage(await store.image('file', 1, time), 0, 0, width, height);
    else {
      const image = await store.videoImage('file', time - facts.offset);
      image.draw(context, 0, 0, image.displayWidth, image.displayHeight, 0, 0, width, height);
    }
    const part = expected.data.subarray(index * width * height * 4, (index + 1) * width * height * 4);
    found.push(apart(part, pixelsOf(context).data, width));
  }
  return found;
}

const BLOCK = 8;

/** In the arithmetic of BT.601, which serves to tell brightness from color whatever the video's own is. */
function apart(a: Uint8ClampedArray, b: Uint8ClampedArray, width: number): Apart {
  let [luma, chroma] = [0, 0];
  const blocks = new Map<number, { sum: number; count: number }>();
  const pixels = a.length / 4;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = pixel * 4;
    const [red, green, blue] = [0, 1, 2].map((channel) => (a[at + channel] ?? 0) - (b[at + channel] ?? 0));
    const y = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
    luma += Math.abs(y);
    chroma += (Math.abs(0.564 * ((blue ?? 0) - y)) + Math.abs(0.713 * ((red ?? 0) - y))) / 2;
    const key = Math.floor(pixel / width / BLOCK) * width + Math.floor((pixel % width) / BLOCK);
    const block = blocks.get(key) ?? { sum: 0, count: 0 };
    block.sum += Math.abs(y);
    block.count += 1;
    blocks.set(key, block);
  }
  const worst = Math.max(...[...blocks.values()].map(({ sum, count }) => sum / count));
  return { luma: luma / pixels, chroma: chroma / pixels, worst };
}

async function soundOf(store: MediaStore, facts: MediaDetails, until: number | undefined) {
  const reader = until === undefined ? null : await store.audio('file');
  if (!reader || until === undefined) return { sound: null, soundRate: 0, jump: 1 };
  const { sampleRate } = reader;
  const lead = Math.round(facts.offset * sampleRate);
  const { channels } = await reader.read(0, Math.max(1, Math.ceil(until * sampleRate) - lead));
  const samples = new Float32Array(lead + (channels[0]?.length ?? 0));
  samples.set(channels[0] ?? [], lead);
  const jump = await jumpOf(reader, channels[0] ?? new Float32Array());
  return { sound: base64Of(new Uint8Array(samples.buffer)), soundRate: sampleRate, jump };
}

/** Reads a stretch of the middle anew, which begins the decoder there, and correlates it with what was read along the way. */
async function jumpOf(reader: AudioReader, whole: Float32Array): Promise<number> {
  const [from, to] = [Math.round(whole.length * 0.55), Math.round(whole.length * 0.65)];
  const [anew = new Float32Array()] = (await reader.read(from, to)).channels;
  let [both, first, second] = [0, 0, 0];
  for (let index = 0; index < to - from; index += 1) {
    const [a, b] = [whole[from + index] ?? 0, anew[index] ?? 0];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second || 1);
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
