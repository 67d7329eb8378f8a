import {
  type AudioSample,
  AudioSampleSink,
  type EncodedPacket,
  EncodedPacketSink,
  type InputAudioTrack,
} from 'mediabunny';

/** Seconds by which containers round what they tell of times (WebM, MKV: 1 ms). */
const ROUNDING_SECONDS = 0.002;
/** Begun this much earlier, nothing of what is asked for lies in the packet that a decoder does not give. */
const RUN_UP_SECONDS = 0.1;

/**
 * Decoded sound from a moment on, each piece dated as it is to be heard; the caller closes what it gets. Everything that
 * decodes sound goes through here.
 *
 * A decoder gives less for the packet that it begins with than the packet is long: of Vorbis nothing at all, which only the
 * next packet completes, and of Opus the encoder's lead-in is left out, after each jump anew. Chromium dates what comes out
 * first with that packet's time all the same, and everything after it: sound came 21 and 6.5 ms early.
 */
export async function* audioSamples(
  track: InputAudioTrack,
  start = 0,
  end?: number,
): AsyncGenerator<AudioSample, void, unknown> {
  const sink = new AudioSampleSink(track);
  if (!(await losesHead(track))) {
    yield* sink.samples(start, end);
    return;
  }
  const packets = new EncodedPacketSink(track);
  const before = await packets.getKeyPacket(start - RUN_UP_SECONDS);
  const packet = before ?? (await packets.getFirstKeyPacket());
  if (!packet) return;
  // Of two packets of one time (the first of Vorbis has no length) the later would be begun with: asked before both, the first is.
  const from = before ? packet.timestamp : packet.timestamp - 1;
  let shift: number | null = null;
  for await (const sample of sink.samples(from, end)) {
    shift ??= await lostHead(track, packet, sample);
    if (shift !== 0) sample.setTimestamp(sample.timestamp + shift);
    if (sample.timestamp + sample.duration > start) yield sample;
    else sample.close();
  }
}

async function losesHead(track: InputAudioTrack): Promise<boolean> {
  const codec = await track.getCodec();
  if (codec !== 'opus') return codec === 'vorbis';
  // There times are told with the lead-in, and what is left out makes up for it.
  return !/matroska|webm/.test(await track.input.getMimeType());
}

/** Seconds that the decoder left out of the packet it was begun with, where what it gave first has that packet's time. */
async function lostHead(track: InputAudioTrack, packet: EncodedPacket, first: AudioSample): Promise<number> {
  if (Math.abs(packet.timestamp - first.timestamp) > ROUNDING_SECONDS) return 0;
  if ((await track.getCodec()) === 'opus') return Math.max(0, packet.duration - first.duration);
  const next = await new EncodedPacketSink(track).getNextPacket(packet);
  return next ? next.timestamp - packet.timestamp : 0;
}
