import { extractAudio } from '@/engine/audio';
import type { AudioSources } from '@/engine/audio/audioMixer';
import type { Action } from '@/engine/edit/actions';
import { mouthTrack } from '@/engine/figure';
import { type AudioClip, figureClip, type Project } from '@/engine/project/schema';
import { toSeconds, ZERO } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import { placeOnOverlay } from './items/places';

/** Enough for everything that a mouth follows. */
const RATE = 24_000;

/** Sounds that somebody may be speaking in: the chosen ones first, music last. */
export function speakableAudio(project: Project, selection: ReadonlySet<string>): readonly AudioClip[] {
  const rank = ({ id, role }: AudioClip): number => (selection.has(id) ? 0 : role === 'voice' ? 1 : 2);
  return project.tracks.audio.flatMap(({ clips }) => clips).toSorted((a, b) => rank(a) - rank(b));
}

interface BuiltPresenter {
  readonly clipId: string;
  readonly action: Action;
}

/**
 * A presenter over a sound clip, its mouth moved by what the clip plays. Undefined when the sound cannot be had. Throws
 * MediaError when it cannot be read.
 */
export async function buildPresenter(
  project: Project,
  clip: AudioClip,
  presenter: { readonly id: string; readonly name: string },
  audios: Pick<AudioSources, 'audio'>,
): Promise<BuiltPresenter | undefined> {
  const source = await audios.audio(clip.mediaId, 'presenter');
  if (!source) return undefined;
  const from = toSeconds(clip.trimStart);
  const samples = await extractAudio(source, {
    from,
    to: from + toSeconds(clip.duration) * clip.speed,
    sampleRate: RATE,
  });
  if (clip.reversed) samples.reverse();
  // Played faster, the same samples take less time.
  const { code } = mouthTrack(samples, RATE * clip.speed);
  const { start, duration } = clip;
  const place = placeOnOverlay(project, { at: start, duration });
  const made = figureClip.parse({
    type: 'figure',
    id: newId(),
    name: presenter.name,
    start: place.start,
    duration,
    presenter: presenter.id,
    mouth: code,
    speechStart: ZERO,
    // Greets at the beginning of the video, opens a hand at the beginning of a later sound.
    gestures: [{ kind: start === ZERO ? 'greet' : 'open', at: ZERO, duration: Math.min(duration, 3 * 120_000) }],
  });
  return {
    clipId: made.id,
    action: { type: 'batch', actions: [...place.before, { type: 'insertClip', trackId: place.trackId, clip: made }] },
  };
}
