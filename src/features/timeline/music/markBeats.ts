import { extractAudio, findBeats } from '@/engine/audio';
import type { AudioSources } from '@/engine/audio/audioMixer';
import type { Action } from '@/engine/edit/actions';
import type { AudioClip, Project } from '@/engine/project/schema';
import { clipEnd, findClip } from '@/engine/project/walk';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';

const RATE = 22_050;
/** The document holds 2 000 markers; notes need room too. */
const MOST_BEATS = 1800;

/** The clip whose beats are meant: a selected sound, else the first music. */
export function musicClip(project: Project, selection: ReadonlySet<string>): AudioClip | undefined {
  for (const id of selection) {
    const clip = findClip(project, id)?.clip;
    if (clip?.type === 'audio') return clip;
  }
  return project.tracks.audio.flatMap(({ clips }) => clips).find(({ role }) => role === 'music');
}

export const clearBeats = (project: Project): Action | undefined => {
  const beats = project.markers.filter(({ kind }) => kind === 'beat');
  return beats.length > 0
    ? { type: 'batch', actions: beats.map(({ id }) => ({ type: 'removeMarker', markerId: id })) }
    : undefined;
};

interface FoundBeats {
  readonly count: number;
  readonly action: Action;
}

/**
 * Markers on the beats that a clip plays, in the place of the beats that its stretch had. Undefined when the sound has no
 * pulse. Throws MediaError when it cannot be read.
 */
export async function markBeats(
  project: Project,
  clip: AudioClip,
  audios: Pick<AudioSources, 'audio'>,
): Promise<FoundBeats | undefined> {
  const source = await audios.audio(clip.mediaId, 'beats');
  if (!source) return undefined;
  const from = toSeconds(clip.trimStart);
  const length = toSeconds(clip.duration) * clip.speed;
  const samples = await extractAudio(source, { from, to: from + length, sampleRate: RATE });
  if (clip.reversed) samples.reverse();
  const beats = findBeats(samples, RATE).slice(0, MOST_BEATS);
  if (beats.length === 0) return undefined;
  const old = project.markers.filter(({ kind, at }) => kind === 'beat' && at >= clip.start && at < clipEnd(clip));
  return {
    count: beats.length,
    action: {
      type: 'batch',
      actions: [
        ...old.map(({ id }): Action => ({ type: 'removeMarker', markerId: id })),
        ...beats.map((beat): Action => {
          const at = fromSeconds(toSeconds(clip.start) + beat / clip.speed);
          return { type: 'addMarker', marker: { id: newId(), at, label: '', kind: 'beat' } };
        }),
      ],
    },
  };
}
