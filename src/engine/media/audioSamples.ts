import { type AudioSample, AudioSampleSink, EncodedPacketSink, type InputAudioTrack } from 'mediabunny';

/** Seconds by which containers round what they tell of times (WebM, MKV: 1 ms). */
const ROUNDING_SECONDS = 0.002;

/**
 * Decoded sound from a moment on, each piece dated as it is to be heard; the caller closes what it gets. Everything that
 * decodes sound goes through here.
 *
 * A decoder of Vorbis gives nothing for the first packet, which only the second completes; Chromium dates what comes out first
 * with the first packet's time all the same, and everything after it, so that sound after a jump came 21 ms early.
 */
export async function* audioSamples(
  track: InputAudioTrack,
  start?: number,
  end?: number,
): AsyncGenerator<AudioSample, void, unknown> {
  let shift: number | null = (await track.getCodec()) === 'vorbis' ? null : 0;
  for await (const sample of new AudioSampleSink(track).samples(start, end)) {
    shift ??= await silentPacket(track, sample.timestamp);
    if (shift !== 0) sample.setTimestamp(sample.timestamp + shift);
    yield sample;
  }
}

/** Length of the packet that the decoder was begun with, where what it gave first is dated with that packet's time; else 0. */
async function silentPacket(track: InputAudioTrack, firstTimestamp: number): Promise<number> {
  const sink = new EncodedPacketSink(track);
  const packet = await sink.getPacket(firstTimestamp + ROUNDING_SECONDS / 2, { metadataOnly: true });
  if (!packet || Math.abs(packet.timestamp - firstTimestamp) > ROUNDING_SECONDS) return 0;
  return ((await sink.getNextPacket(packet, { metadataOnly: true }))?.timestamp ?? packet.timestamp) - packet.timestamp;
}
