import { toSeconds } from '../time/ticks';
import type { Project } from './schema';
import { allClips } from './walk';

/** What is written in a video, with its moment in seconds, in order: captions and texts. */
export function timedTexts(project: Project): { at: number; text: string }[] {
  const lines = allClips(project).flatMap((clip) => {
    const at = Math.round(toSeconds(clip.start) * 100) / 100;
    if (clip.type === 'text') return [{ at, text: clip.text.trim() }];
    if (clip.type !== 'caption') return [];
    return [
      ...new Set(
        Object.values(clip.texts)
          .map((text) => text.trim())
          .filter(Boolean),
      ),
    ].map((text) => ({ at, text }));
  });
  return lines.filter(({ text }) => text !== '').sort((a, b) => a.at - b.at);
}
