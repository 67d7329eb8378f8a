import { projectCues } from '@/engine/captions/projectCues';
import { formatSrt } from '@/engine/captions/srt';
import { formatVtt } from '@/engine/captions/vtt';
import type { ExportRange } from '@/engine/export/types';
import type { Project } from '@/engine/project/schema';
import { maxTicks, minTicks, subTicks } from '@/engine/time/ticks';

export type SubtitleFormat = 'srt' | 'vtt';

/** The captions of a project as a subtitle file, in the time of the exported range; undefined when nothing is said in it. */
export function subtitleFile(project: Project, format: SubtitleFormat, range?: ExportRange): Blob | undefined {
  const cues = projectCues(project).flatMap((cue) => {
    if (!range) return [cue];
    const start = maxTicks(cue.start, range.start);
    const end = minTicks(cue.end, range.end);
    return end > start ? [{ ...cue, start: subTicks(start, range.start), end: subTicks(end, range.start) }] : [];
  });
  if (cues.length === 0) return undefined;
  const text = format === 'srt' ? formatSrt(cues) : formatVtt(cues);
  return new Blob([text], { type: format === 'srt' ? 'application/x-subrip' : 'text/vtt' });
}
