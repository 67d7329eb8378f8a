import { readFileSync } from 'node:fs';
import { EncodedPacketSink } from 'mediabunny';
import { openInput } from './openInput';
import { probe } from './probe';
import { sourceOffset } from './sourceOffset';

const material = (name: string): Blob => new Blob([readFileSync(`src/testing/e2e/material/bad/${name}`)]);

/** Distance of each image from the grid that the first one lies on at source time 0, in frames. */
async function offGrid(name: string, rate: number): Promise<number> {
  const input = await openInput(material(name));
  try {
    const offset = await sourceOffset(input);
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('no image');
    let worst = 0;
    for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
      const frame = (packet.timestamp - offset) * rate;
      worst = Math.max(worst, Math.abs(frame - Math.round(frame)));
    }
    return worst;
  } finally {
    input.dispose();
  }
}

test('images behind the lead-in of a sound lie on the grid of frames', async () => {
  expect((await probe(material('late.mkv'))).offset).toBeCloseTo(0.021, 3);
  // MKV rounds to milliseconds: 0.015 of a frame.
  expect(await offGrid('late.mkv', 30000 / 1001)).toBeLessThan(0.02);
});

test('a file that begins at zero, and one that is cut before it, stay as they are', async () => {
  for (const name of ['plain.mp4', 'negative.mp4', 'mute.mp4']) expect((await probe(material(name))).offset).toBe(0);
});

test('frames in another order than shown have a steady rate all the same', async () => {
  const { fps, isVfr } = await probe(material('late.mkv'));
  expect(isVfr).toBe(false);
  expect(fps).toBeCloseTo(30000 / 1001, 3);
  expect((await probe(material('vfr.mp4'))).isVfr).toBe(true);
});
