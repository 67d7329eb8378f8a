import { type FigureLine, suggestGesture } from '@/domain/figures';
import { mouthOf } from './audioOf';
import type { FigureVideoOptions } from './options';

interface Recorded {
  readonly url: string;
  readonly mouth: string;
  readonly duration: number;
}

const known = new WeakMap<File, Recorded>();

/** A recording as one line that is spoken from beginning to end. Throws ToolError where it holds no sound. */
export async function recordedLines(file: File, options: FigureVideoOptions): Promise<readonly FigureLine[]> {
  let recorded = known.get(file);
  if (!recorded) {
    const { code, duration } = await mouthOf(file);
    recorded = { url: URL.createObjectURL(file), mouth: code, duration };
    known.set(file, recorded);
  }
  return [{ text: '', gesture: options.gestures[0] ?? suggestGesture('', 0), ...recorded }];
}
