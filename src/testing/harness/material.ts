import { buildProject, type Card, type Shot, type VoiceClip } from '@/domain/storyboard';
import type { Project } from '@/engine/project/schema';
import { wavBlob } from './wav';

const sampleRate = 24_000;

const context2d = (width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  return [canvas, context];
};

/** An image with gradients, shapes and fine detail, so that the encoder has real work; equal for equal seeds. */
export async function image(seed: number, width: number, height: number): Promise<string> {
  const [canvas, context] = context2d(width, height);
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, `hsl(${(seed * 67) % 360} 70% 62%)`);
  gradient.addColorStop(1, `hsl(${(seed * 67 + 80) % 360} 60% 28%)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  let state = seed * 7919 + 1;
  const random = (): number => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let index = 0; index < 160; index += 1) {
    context.fillStyle = `hsl(${Math.floor(random() * 360)} 60% 60% / 0.35)`;
    context.beginPath();
    context.arc(random() * width, random() * height, 8 + random() * 120, 0, Math.PI * 2);
    context.fill();
  }
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 }));
}

/** A voice-like sound: a gliding tone with syllables, 16-bit mono WAV. */
function voice(seed: number, seconds: number): VoiceClip {
  const count = Math.round(seconds * sampleRate);
  const blob = wavBlob(count, sampleRate, (frame) => {
    const time = frame / sampleRate;
    const syllable = Math.max(0, Math.sin(time * Math.PI * 5)) ** 0.6;
    const pitch = 160 + 40 * Math.sin(time * 2 + seed);
    const tone = Math.sin(2 * Math.PI * pitch * time) + 0.4 * Math.sin(4 * Math.PI * pitch * time);
    return 0.275 * syllable * tone;
  });
  return { url: URL.createObjectURL(blob), duration: count / sampleRate };
}

export interface StillsOptions {
  /** Whole length, seconds. */
  readonly seconds: number;
  /** Seconds a sentence. */
  readonly sentence?: number;
  readonly width?: number;
  readonly height?: number;
  readonly text: string;
  readonly templateKey: string;
}

/** Moving stills with dissolves, a voice and a caption per sentence: what the product's main job makes. */
export async function stillsProject({
  seconds,
  sentence = 3,
  width = 1080,
  height = 1920,
  text,
  templateKey,
}: StillsOptions): Promise<Project> {
  const images = await Promise.all(Array.from({ length: 6 }, (_, index) => image(index + 1, 1200, 1600)));
  const cards = Array.from({ length: Math.round(seconds / sentence) }, (_, index): Card => {
    const shot: Shot = {
      url: images[index % images.length] ?? '',
      kind: 'image',
      width: 1200,
      height: 1600,
      duration: 0,
      trimStart: 0,
    };
    return { id: `card-${index}`, text: `${index + 1} ${text}`, role: '', shot, voice: voice(index, sentence) };
  });
  return buildProject({ cards }, { title: 'bench', width, height, templateKey });
}
