import { BufferTarget, Output, WavOutputFormat } from 'mediabunny';
import { AudioMixer } from '../audio';
import { MixMeter, mixLoudness } from '../audio/mixMeter';
import type { MediaStore } from '../media/mediaStore';
import { createProject } from '../project/createProject';
import { type Project, projectSchema } from '../project/schema';
import { fromSeconds } from '../time/ticks';
import { mixedTrack } from './audioTrack';
import { copiedTrack } from './copy/copyAudio';
import { exportSettings } from './settings';

const SECONDS = 6;

/** A tone with a beat, much too quiet or too loud. */
function aProject(loudness?: Project['loudness']): Project {
  const empty = createProject({ title: '', id: 'p' });
  const clip = { type: 'audio', id: 'c', mediaId: 'm', start: 0, duration: fromSeconds(SECONDS) };
  const media = { m: { id: 'm', kind: 'audio', url: 'x', hasAudio: true, duration: fromSeconds(SECONDS) } };
  return projectSchema.parse({
    ...empty,
    media,
    tracks: { ...empty.tracks, audio: [{ id: 't', clips: [clip] }] },
    ...(loudness ? { loudness } : {}),
  });
}

const mixerOf = (project: Project): AudioMixer =>
  new AudioMixer(project, {
    beginWindow: () => undefined,
    audio: async () => ({
      sampleRate: 48_000,
      read: async (from, to) => ({
        sampleRate: 48_000,
        channels: [
          Float32Array.from({ length: to - from }, (_, i) => {
            const time = (from + i) / 48_000;
            return 0.3 * Math.sin(2 * Math.PI * 300 * time) * Math.exp(-8 * ((time * 3) % 1));
          }),
        ],
      }),
    }),
  });

/** Samples of the WAV that an export makes. */
async function exported(project: Project): Promise<{ readonly lufs: number; readonly peak: number }> {
  const target = new BufferTarget();
  const output = new Output({ format: new WavOutputFormat(), target });
  const settings = exportSettings(project, { format: 'wav' });
  const plan = { container: 'wav', videoCodec: null, audioCodec: 'pcm-s16', needsAacEncoder: false } as const;
  const mixer = mixerOf(project);
  const track = mixedTrack(output, { plan, settings, mixer, loudness: project.loudness });
  await track.prepare(async () => undefined);
  await output.start();
  await track.encode(2.5, async () => undefined);
  await track.encode(SECONDS, async () => undefined);
  track.close();
  await output.finalize();
  const samples = new Int16Array(target.buffer?.slice(44) ?? new ArrayBuffer(0));
  const side = (offset: number) =>
    Float32Array.from({ length: samples.length / 2 }, (_, i) => (samples[2 * i + offset] ?? 0) / 32_768);
  const meter = new MixMeter();
  meter.add({ left: side(0), right: side(1) });
  const measure = meter.end();
  return { lufs: mixLoudness(measure), peak: 20 * Math.log10(Math.max(...measure.peaks)) };
}

test('an export of a project with a loudness is that loud, its peaks below the true peak', async () => {
  const { lufs, peak } = await exported(aProject({ target: -14, truePeak: -1 }));
  expect(Math.abs(lufs + 14)).toBeLessThan(0.3);
  expect(peak).toBeLessThan(-0.95);
});

test('without one it is as loud as it was mixed', async () => {
  expect((await exported(aProject())).lufs).toBeLessThan(-16);
});

test('sound that is mastered is not taken over as it is', async () => {
  const openings: string[] = [];
  const store = {
    input: async (mediaId: string) => {
      openings.push(mediaId);
      throw new Error('opened');
    },
  } as unknown as MediaStore;
  const output = new Output({ format: new WavOutputFormat(), target: new BufferTarget() });
  const plan = { container: 'mp4', audioCodec: 'aac' } as const;
  const copy = (project: Project) =>
    copiedTrack(output, { project, settings: exportSettings(project, {}), store }, plan);
  expect(await copy(aProject({ target: -14, truePeak: -1 }))).toBeNull();
  expect(openings).toEqual([]);
  await expect(copy(aProject())).rejects.toThrow('opened');
});
