import { EncodedPacketSink, type Input, type InputVideoTrack } from 'mediabunny';

/** Longer than a frame at any common rate: what begins this much later was meant to. */
const LONGEST_LEAD = 0.05;

/**
 * What has to be added to a source time (0 = the file begins) to get the file's own time, seconds. Recordings cut out of
 * a stream may begin at any time: image and sound are moved together, so that they stay in step. What lies before the
 * file's zero is meant not to be shown (the run-up of a cut between key frames, an encoder's lead-in) and is not moved in.
 *
 * A sound that begins less than a frame before the first image (encoders' lead-in: 7 ms in WebM, 23 ms in MKV and TS)
 * does not count: with it, each image would be shown one frame late on the grid of frames.
 */
export async function sourceOffset(input: Input): Promise<number> {
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  const [firstImage, firstSound] = await Promise.all([video?.getFirstTimestamp(), audio?.getFirstTimestamp()]);
  if (video && firstImage !== undefined && firstSound !== undefined) {
    const lead = firstImage - Math.max(0, firstSound);
    if (lead > 0 && lead < LONGEST_LEAD && lead < (await frameLength(video))) return firstImage;
  }
  const begin = Math.min(...[firstImage, firstSound].filter((first) => first !== undefined));
  return Number.isFinite(begin) ? Math.max(0, begin) : 0;
}

async function frameLength(track: InputVideoTrack): Promise<number> {
  const sink = new EncodedPacketSink(track);
  const first = await sink.getFirstPacket({ metadataOnly: true });
  return first?.duration || LONGEST_LEAD;
}
