import { readFileSync } from 'node:fs';
import { BufferTarget, type EncodedPacket, EncodedPacketSink, Mp4OutputFormat, Output } from 'mediabunny';
import { MediaStore } from '../../media/mediaStore';
import { openInput } from '../../media/openInput';
import { createProject } from '../../project/createProject';
import { parseProject } from '../../project/parseProject';
import { fromSeconds } from '../../time/ticks';
import { exportSettings } from '../settings';
import { copiedTrack } from './copyAudio';

const file = new Blob([readFileSync('src/testing/e2e/material/bad/plain.mp4')]);

async function soundOf(blob: Blob): Promise<readonly EncodedPacket[]> {
  const input = await openInput(blob);
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('no sound');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  input.dispose();
  return packets;
}

test('a sound taken over from its beginning keeps the lead-in that its decoder starts on', async () => {
  const base = createProject({ title: 't', width: 160, height: 90, fps: { num: 15, den: 1 } });
  const duration = fromSeconds(2);
  const project = parseProject({
    ...base,
    media: { v: { id: 'v', kind: 'video', url: '', width: 160, height: 90, duration, hasAudio: true } },
    tracks: {
      ...base.tracks,
      main: { id: 'main', clips: [{ type: 'video', id: 'a', mediaId: 'v', start: 0, duration }] },
    },
  });
  const store = new MediaStore({ blobs: new Map([['v', file]]) });
  store.setProject(project);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const settings = exportSettings(project);
  const track = await copiedTrack(output, { project, settings, store }, { container: 'mp4', audioCodec: 'aac' });
  await output.start();
  await track?.encode(Number.POSITIVE_INFINITY, async () => undefined);
  track?.close();
  await output.finalize();
  track?.dispose();
  const [before, after] = [await soundOf(file), await soundOf(new Blob([target.buffer ?? new ArrayBuffer(0)]))];
  expect(before[0]?.timestamp).toBeLessThan(0);
  expect(after[0]?.timestamp).toBeCloseTo(before[0]?.timestamp ?? 0, 4);
  expect(after[0]?.data).toEqual(before[0]?.data);
});
