import { AudioMixer, type AudioSources, findMaster, type Master, SAMPLE_RATE } from '../audio';
import { planAudio } from '../audio/audioPlan';
import { AudioReader } from '../media/audioReader';
import { LruCache } from '../media/lruCache';
import type { MediaStore } from '../media/mediaStore';
import { whenIdle } from '../media/whenIdle';
import { projectDuration } from '../project/projectDuration';
import type { Project } from '../project/schema';
import { toSeconds } from '../time/ticks';

/** Longer projects are heard as they were mixed: to measure them would read all their sound in the page, seconds. */
const MAX_SECONDS = 600;
const OPEN_READERS = 12;
/** Edits that follow each other sooner are measured once, milliseconds. */
const SETTLE_MS = 500;

/** Sound for measuring: readers of its own, so that what plays is never closed under its ear. */
export function measuringSources(store: MediaStore): AudioSources {
  const readers = new LruCache<AudioReader>(OPEN_READERS, (reader) => reader.dispose());
  return {
    beginWindow: () => readers.sweep(),
    audio: async (mediaId, clipId = '') => {
      const key = `${mediaId}#${clipId}`;
      const known = readers.get(key);
      if (known) return known;
      const opened = await AudioReader.open(await store.input(mediaId));
      if (opened) readers.set(key, opened, 1);
      return opened;
    },
    dispose: () => readers.clear(),
  };
}

/** What the export will do to the sound, found in idle time so that the preview does it too. */
export class PreviewMaster {
  private readonly known = new Map<string, Master | undefined>();
  private measuring: { readonly key: string; readonly end: AbortController } | undefined;

  constructor(private readonly openSources: () => AudioSources) {}

  /** Undefined while it is not known, and where nothing is to be done. */
  find(project: Project): Master | undefined {
    return project.loudness && this.known.get(keyOf(project));
  }

  /** Measures unless it has; what was begun for another sound is given up. */
  async measure(project: Project): Promise<void> {
    const { loudness } = project;
    const seconds = toSeconds(projectDuration(project));
    if (!loudness || seconds > MAX_SECONDS) return;
    const key = keyOf(project);
    if (this.measuring?.key === key) return;
    this.measuring?.end.abort();
    if (this.known.has(key)) return;
    const end = new AbortController();
    this.measuring = { key, end };
    const hold = async (): Promise<void> => {
      await whenIdle();
      end.signal.throwIfAborted();
    };
    let sources: AudioSources | undefined;
    try {
      await new Promise((done) => setTimeout(done, SETTLE_MS));
      await hold();
      sources = this.openSources();
      // A file that cannot be read is told by who plays it.
      const mixer = new AudioMixer(project, sources, { onError: () => undefined });
      const to = Math.round(seconds * SAMPLE_RATE);
      const sum = (from: number, frames: number) => mixer.sum(from, frames);
      const master = await findMaster(loudness, { from: 0, to, sum, hold });
      // Only the sound as it is now: each edit makes another.
      this.known.clear();
      this.known.set(key, master);
    } catch (error) {
      if (!end.signal.aborted) throw error;
    } finally {
      sources?.dispose?.();
      if (this.measuring?.end === end) this.measuring = undefined;
    }
  }

  dispose(): void {
    this.measuring?.end.abort();
  }
}

/** Everything that the sum of the sounds depends on. */
function keyOf(project: Project): string {
  const plan = planAudio(project);
  const addresses = plan.segments.map(({ mediaId }) => project.media[mediaId]?.hash ?? project.media[mediaId]?.url);
  return JSON.stringify([project.loudness, projectDuration(project), plan, addresses]);
}
