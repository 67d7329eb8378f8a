import { readFileSync } from 'node:fs';
import { BufferTarget, Mp4OutputFormat, Output } from 'mediabunny';
import { MediaStore } from '../../media/mediaStore';
import { probe } from '../../media/probe';
import { createProject } from '../../project/createProject';
import { parseProject } from '../../project/parseProject';
import { fromSeconds } from '../../time/ticks';
import { exportSettings } from '../settings';
import { copiedTrack } from './copyAudio';
import { openSource } from './source';

const file = (name: string): Blob => new Blob([readFileSync(`src/testing/e2e/material/bad/${name}.mp4`)]);

/** A second of a video, and what an export for a platform or for none makes of it. */
function anExport(name: string, preset?: string) {
  const base = createProject({ title: 't', width: 160, height: 90, fps: { num: 15, den: 1 } });
  const duration = fromSeconds(1);
  const project = parseProject({
    ...base,
    media: { v: { id: 'v', kind: 'video', url: '', width: 160, height: 90, duration, hasAudio: true } },
    tracks: {
      ...base.tracks,
      main: { id: 'main', clips: [{ type: 'video', id: 'a', mediaId: 'v', start: 0, duration }] },
    },
  });
  const store = new MediaStore({ blobs: new Map([['v', file(name)]]) });
  store.setProject(project);
  return { project, store, settings: exportSettings(project, preset ? { preset } : {}) };
}

async function isImageCopied(name: string, preset?: string): Promise<boolean> {
  const { store, settings } = anExport(name, preset);
  const source = await openSource(store, 'v', { ...settings, codec: 'avc' });
  source?.input.dispose();
  return source !== null;
}

async function isAudioCopied(name: string, preset?: string): Promise<boolean> {
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const track = await copiedTrack(output, anExport(name, preset), { container: 'mp4', audioCodec: 'aac' });
  track?.dispose();
  return track !== null;
}

test('what editing software hands on (4:2:2, 10 bits, full range, 5.1) is not passed on to a platform', async () => {
  expect([await isImageCopied('studio', 'douyin'), await isAudioCopied('studio', 'douyin')]).toEqual([false, false]);
});

test('an ordinary video is, and without a platform anything stays as it is', async () => {
  expect([await isImageCopied('plain', 'douyin'), await isAudioCopied('plain', 'douyin')]).toEqual([true, true]);
  expect([await isImageCopied('studio'), await isAudioCopied('studio')]).toEqual([true, true]);
});

test('a look into the file tells what it is made of', async () => {
  const { codecString, isFullRange, channels } = await probe(file('studio'));
  expect([codecString?.slice(0, 7), isFullRange, channels]).toEqual(['avc1.7a', true, 6]);
});
