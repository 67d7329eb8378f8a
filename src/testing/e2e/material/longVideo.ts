import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { GivenFile } from './media';

/**
 * A talk (640 × 360, 6 s) so many times in a row, without encoding anything.
 *
 * @param talk `captioned`: without people; `talk`: three seconds of somebody who walks, three of two people far apart (a
 * portrait by NASA, in the public domain)
 */
export async function longVideo(
  name: string,
  times: number,
  talk: 'captioned' | 'talk' = 'captioned',
): Promise<GivenFile> {
  const bytes = readFileSync(join('src', 'testing', 'e2e', 'material', `${talk}.mp4`));
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const [image, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (image?.codec !== 'avc' || sound?.codec !== 'aac') throw new Error(`${talk}.mp4 has other tracks`);
  const duration = await input.computeDuration();
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const tracks = [
    { track: image, source: new EncodedVideoPacketSource('avc') },
    { track: sound, source: new EncodedAudioPacketSource('aac') },
  ] as const;
  output.addVideoTrack(tracks[0].source);
  output.addAudioTrack(tracks[1].source);
  await output.start();
  const configs = [await image.getDecoderConfig(), await sound.getDecoderConfig()];
  for (let round = 0; round < times; round += 1) {
    for (const [index, { track, source }] of tracks.entries()) {
      const decoderConfig = configs[index];
      for await (const packet of new EncodedPacketSink(track).packets()) {
        const timestamp = packet.timestamp + round * duration;
        // Before zero lies what an encoder begins with.
        if (packet.timestamp < 0 || packet.timestamp >= duration) continue;
        await source.add(
          packet.clone({ timestamp }),
          decoderConfig ? { decoderConfig: decoderConfig as never } : undefined,
        );
      }
    }
  }
  await output.finalize();
  return { name, mimeType: 'video/mp4', buffer: Buffer.from(output.target.buffer ?? new ArrayBuffer(0)) };
}
