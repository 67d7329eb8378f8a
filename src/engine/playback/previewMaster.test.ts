import type { AudioSources } from '../audio';
import { MediaStore } from '../media/mediaStore';
import { createProject } from '../project/createProject';
import { type Project, projectSchema } from '../project/schema';
import { measuringSources, PreviewMaster } from './previewMaster';

const loudness = { target: -14, truePeak: -1 };

function aProject(change: Partial<Project> = {}, volume = 1): Project {
  const empty = createProject({ title: '', id: 'p' });
  const clip = { type: 'audio', id: 'c', mediaId: 'm', start: 0, duration: 360_000, volume };
  const media = { m: { id: 'm', kind: 'audio', url: 'x', hasAudio: true, duration: 360_000 } };
  const tracks = { ...empty.tracks, audio: [{ id: 't', clips: [clip] }] };
  return { ...projectSchema.parse({ ...empty, media, tracks }), ...change };
}

/** A quiet tone, and how many readings of it were begun and ended. */
function aSource() {
  const counts = { opened: 0, disposed: 0 };
  const open = (): AudioSources => {
    counts.opened += 1;
    return {
      beginWindow: () => undefined,
      dispose: () => {
        counts.disposed += 1;
      },
      audio: async () => ({
        sampleRate: 48_000,
        read: async (from, to) => ({
          sampleRate: 48_000,
          channels: [Float32Array.from({ length: to - from }, (_, i) => 0.05 * Math.sin((from + i) / 8))],
        }),
      }),
    };
  };
  return { open, counts };
}

test('the preview knows the gain of the export once it has listened, and listens once', async () => {
  const { open, counts } = aSource();
  const preview = new PreviewMaster(open);
  const project = aProject({ loudness });
  expect(preview.find(project)).toBeUndefined();
  await preview.measure(project);
  const gains = preview.find(project)?.gains ?? [];
  expect(gains[10]).toBeGreaterThan(3);
  await preview.measure({ ...project, title: 'another title' });
  expect(counts).toEqual({ opened: 1, disposed: 1 });
});

test('another sound is measured anew, and its measure given up when the next comes', async () => {
  const { open, counts } = aSource();
  const preview = new PreviewMaster(open);
  const [first, second] = [aProject({ loudness }), aProject({ loudness }, 0.5)];
  const running = preview.measure(first);
  await preview.measure(second);
  await running;
  expect(preview.find(first)).toBeUndefined();
  expect(preview.find(second)?.gains[10]).toBeGreaterThan(6);
  expect(counts).toEqual({ opened: 1, disposed: 1 });
});

test('a project without a loudness is heard as it was mixed', async () => {
  const { open, counts } = aSource();
  const preview = new PreviewMaster(open);
  await preview.measure(aProject());
  expect(preview.find(aProject())).toBeUndefined();
  expect(counts.opened).toBe(0);
});

test('the media of the player are read for it, our own music too', async () => {
  const project = aProject({ loudness });
  const media = { m: { ...project.media.m, url: 'loop:holiday?seconds=3.000' } } as Project['media'];
  const store = new MediaStore();
  store.setProject({ ...project, media });
  const preview = new PreviewMaster(() => measuringSources(store));
  await preview.measure({ ...project, media });
  expect(preview.find({ ...project, media })?.gains[10]).toBeGreaterThan(1);
  store.dispose();
});
