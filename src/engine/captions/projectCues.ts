import type { Project } from '../project/schema';
import { clipEnd } from '../project/walk';
import type { Cue } from './cue';

/** What the captions of a project say, in order of time: for subtitle files. Hidden tracks are left out. */
export const projectCues = ({ tracks }: Project): readonly Cue[] =>
  tracks.overlay
    .filter(({ hidden }) => !hidden)
    .flatMap(({ clips }) => clips)
    .flatMap((clip): readonly Cue[] => {
      if (clip.type !== 'caption') return [];
      const text = [clip.texts.caption, clip.texts.subtitle].filter(Boolean).join('\n');
      return text ? [{ start: clip.start, end: clipEnd(clip), text }] : [];
    })
    .toSorted((a, b) => a.start - b.start);
