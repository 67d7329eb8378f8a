import { designStill } from '@/blocks/caption-designs';
import { paintStill } from '@/blocks/stills';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';

/**
 * Draws a sample of each caption design with the video's own renderer, one after the other.
 * @param texts variable name → sample text
 * @param onImage gets a data address of a transparent PNG for each design's key
 */
export async function paintTemplates(
  designs: readonly CaptionTemplate[],
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
  onImage: (key: string, image: string) => void,
): Promise<void> {
  for (const design of designs) {
    const still = await paintStill(designStill(design, texts), signal).catch(() => undefined);
    if (signal.aborted) return;
    if (!still) continue;
    const canvas = document.createElement('canvas');
    canvas.width = still.width;
    canvas.height = still.height;
    canvas.getContext('2d')?.drawImage(still, 0, 0);
    onImage(design.key, canvas.toDataURL('image/png'));
  }
}
