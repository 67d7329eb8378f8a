import { EncodedAudioPacketSource, EncodedPacketSink, type InputAudioTrack, type Output } from 'mediabunny';
import type { EraseSource } from './source';

/** The sound of a video on its way into another, packet by packet, nothing decoded. */
export interface AudioCopy {
  readonly tracks: number;
  readonly lost: number;
  /** Takes over what begins before a time, seconds of the result. */
  readonly copyUntil: (time: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Adds the source's sound tracks to an output that has not started; those it cannot hold are counted as lost. */
export async function copyAudioTracks(source: EraseSource, output: Output): Promise<AudioCopy> {
  const supported = output.format.getSupportedAudioCodecs();
  const copies = await Promise.all(source.audios.map((track) => copyOf(track, source, output, supported)));
  const kept = copies.filter((copy) => copy !== null);
  return {
    tracks: kept.length,
    lost: copies.length - kept.length,
    copyUntil: async (time) => {
      for (const copy of kept) await copy.until(time);
    },
    close: async () => {
      for (const copy of kept) await copy.close();
    },
  };
}

async function copyOf(
  track: InputAudioTrack,
  { offset, duration, container }: EraseSource,
  output: Output,
  supported: readonly string[],
): Promise<{ until: (time: number) => Promise<void>; close: () => Promise<void> } | null> {
  const codec = await track.getCodec();
  const config = codec && supported.includes(codec) ? await track.getDecoderConfig() : null;
  if (!codec || !config) return null;
  const isCounted = container === 'mp4' || container === 'mov';
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, {
    languageCode: await track.getLanguageCode(),
    maximumPacketCount: isCounted
      ? (await track.computePacketStats()).packetCount
      : Math.ceil(((duration + 2) * config.sampleRate) / 240) + 64,
  });
  const packets = new EncodedPacketSink(track).packets();
  let next = await packets.next();
  return {
    until: async (time) => {
      while (!next.done && next.value.timestamp - offset < time) {
        await source.add(next.value.clone({ timestamp: next.value.timestamp - offset }), { decoderConfig: config });
        next = await packets.next();
      }
      if (next.done) source.close();
    },
    close: async () => {
      await packets.return();
    },
  };
}
