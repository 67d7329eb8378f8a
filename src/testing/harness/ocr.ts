import { startExport } from '@/engine/export';
import { startOcr } from '@/engine/ocr';
import type { RgbaImage } from '@/engine/ocr/types';
import type { ClipOptions } from './clips';
import { clipProject, type GivenCaption } from './jobs';

interface LineStyle {
  readonly font: string;
  readonly size: number;
  readonly fill: string;
  readonly outline: string | null;
  readonly box: string | null;
}

const sans = "'Noto Sans CJK SC', 'Noto Sans SC', sans-serif";
const serif = "'Noto Serif CJK SC', 'Noto Serif SC', serif";

/** As subtitles are set: outlined, on a band, colored, with serifs, small. */
const styles: readonly LineStyle[] = [
  { font: `700 1px ${sans}`, size: 44, fill: '#fff', outline: '#000', box: null },
  { font: `500 1px ${sans}`, size: 36, fill: '#fff', outline: null, box: 'rgba(0,0,0,.6)' },
  { font: `900 1px ${sans}`, size: 56, fill: '#ffe600', outline: '#000', box: null },
  { font: `700 1px ${serif}`, size: 40, fill: '#fff', outline: '#222', box: null },
  { font: `400 1px ${sans}`, size: 28, fill: '#fff', outline: '#000', box: null },
  { font: `700 1px ${sans}`, size: 34, fill: '#111', outline: '#fff', box: null },
];

const WIDTH = 1280;
const HEIGHT = 128;

/** One line over an uneasy background, compressed as a video compresses it. */
async function lineImage(text: string, index: number): Promise<RgbaImage> {
  const style = styles[index % styles.length] as LineStyle;
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  scene(context, index);
  write(context, text, style);
  const packed = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.35 + (index % 3) * 0.15 });
  const bitmap = await createImageBitmap(packed);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, WIDTH, HEIGHT);
}

function scene(context: OffscreenCanvasRenderingContext2D, seed: number): void {
  const gradient = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  gradient.addColorStop(0, `hsl(${(seed * 67) % 360} 40% 60%)`);
  gradient.addColorStop(1, `hsl(${(seed * 67 + 120) % 360} 45% 30%)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (let piece = 0; piece < 60; piece += 1) {
    context.fillStyle = `hsl(${(seed * 31 + piece * 47) % 360} 45% 50% / .5)`;
    const x = (seed * 97 + piece * 211) % WIDTH;
    const y = (seed * 53 + piece * 37) % HEIGHT;
    context.fillRect(x, y, 20 + ((piece * 13) % 60), 10 + ((piece * 7) % 40));
  }
}

function write(context: OffscreenCanvasRenderingContext2D, text: string, style: LineStyle): void {
  const fontOf = (size: number): string => style.font.replace('1px', `${size}px`);
  context.font = fontOf(style.size);
  const size = style.size * Math.min(1, (WIDTH * 0.94) / context.measureText(text).width);
  context.font = fontOf(size);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  if (style.box) {
    const width = context.measureText(text).width + size;
    context.fillStyle = style.box;
    context.fillRect(x - width / 2, y - size * 0.75, width, size * 1.5);
  }
  if (style.outline) {
    context.lineJoin = 'round';
    context.lineWidth = size * 0.14;
    context.strokeStyle = style.outline;
    context.strokeText(text, x, y);
  }
  context.fillStyle = style.fill;
  context.fillText(text, x, y);
}

interface LineRead {
  readonly text: string;
  readonly ms: number;
}

/** What is read of each line, set and drawn in turn in each style. */
async function readLines(lines: readonly string[]): Promise<readonly LineRead[]> {
  const { textReader } = await import('@/engine/ocr/reader');
  const reader = await textReader();
  const read: LineRead[] = [];
  for (const [index, line] of lines.entries()) {
    const image = await lineImage(line, index);
    const started = performance.now();
    const parts: string[] = [];
    for (const box of await reader.lines(image)) parts.push((await reader.read(image, box)).text);
    read.push({ text: parts.join(''), ms: performance.now() - started });
  }
  return read;
}

interface SubtitlesRead {
  readonly cues: readonly GivenCaption[];
  readonly ms: number;
}

/** A video in which subtitles are burned by our own export. */
async function burned(options: ClipOptions, captions: readonly GivenCaption[]): Promise<Blob> {
  const { project } = await clipProject({ ...options, captions });
  const { blob, release } = await startExport(project).result;
  const kept = new Blob([await blob.arrayBuffer()], { type: blob.type });
  await release();
  return kept;
}

/** What is read of a video in which subtitles are burned. */
async function readSubtitled(options: ClipOptions, captions: readonly GivenCaption[]): Promise<SubtitlesRead> {
  const file = await burned(options, captions);
  const started = performance.now();
  const { result } = await startOcr({ file }).done;
  const ms = performance.now() - started;
  return { cues: result.cues.map(({ start, end, text }) => ({ start, end, text })), ms };
}

/** Such a video, its bytes in base 64. */
async function subtitledVideo(options: ClipOptions, captions: readonly GivenCaption[]): Promise<string> {
  const bytes = new Uint8Array(await (await burned(options, captions)).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** What benches and journeys call of reading subtitles. */
export interface OcrApi {
  readonly readLines: typeof readLines;
  readonly readSubtitled: typeof readSubtitled;
  readonly subtitledVideo: typeof subtitledVideo;
}

export const ocrApi: OcrApi = { readLines, readSubtitled, subtitledVideo };
