import { toSeconds } from '../time/ticks';
import type { CaptionClip, Project } from './schema';
import { allClips, clipEnd } from './walk';

interface TimedText {
  /** Seconds. */
  readonly at: number;
  readonly text: string;
  /** Of what is spoken: which sentence it belongs to, counted from 0. Texts that are only seen have none. */
  readonly sentence?: number;
}

/** A pause between captions, in seconds, after which another sentence begins: within one they follow without any. */
const PAUSE = 0.12;

/** What is written in a video, with its moment in seconds, in order: captions and texts. */
export function timedTexts(project: Project): TimedText[] {
  const clips = allClips(project);
  const sentences = sentencesOf(clips.filter((clip) => clip.type === 'caption'));
  const lines = clips.flatMap((clip): readonly TimedText[] => {
    const at = Math.round(toSeconds(clip.start) * 100) / 100;
    if (clip.type === 'text') return [{ at, text: clip.text.trim() }];
    if (clip.type !== 'caption') return [];
    const sentence = sentences.get(clip.id);
    const spoken = clip.texts.caption?.trim() ?? '';
    const others = [...new Set(Object.values(clip.texts).map((text) => text.trim()))].filter((text) => text !== spoken);
    const isSpoken = spoken !== '' && sentence !== undefined;
    return [...(isSpoken ? [{ at, text: spoken, sentence }] : []), ...others.map((text) => ({ at, text }))];
  });
  return lines.filter(({ text }) => text !== '').sort((a, b) => a.at - b.at);
}

/** The number of each caption's sentence, by the caption's id. */
function sentencesOf(captions: readonly CaptionClip[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let sentence = -1;
  let until = Number.NEGATIVE_INFINITY;
  for (const clip of [...captions].sort((a, b) => a.start - b.start)) {
    if (toSeconds(clip.start) - until > PAUSE) sentence += 1;
    found.set(clip.id, sentence);
    until = toSeconds(clipEnd(clip));
  }
  return found;
}
