import { EncodedPacket, type VideoCodec, type VideoSample, VideoSampleSink } from 'mediabunny';
import { assumeColors, isUntagged, untag } from '../../media/videoColors';
import type { SourceVideo } from '../source';
import { NEAR } from './closedRun';

/** Frames that may wait for the encoder. */
const QUEUE = 4;
/** A key frame at least this often, seconds. */
const KEY_EVERY = 2;

/** How frames are encoded. */
export interface PartEncoding {
  readonly codec: VideoCodec;
  readonly config: VideoEncoderConfig;
}

/** An encoded frame; the config comes with the first. */
interface EncodedFrame {
  readonly packet: EncodedPacket;
  readonly config: VideoDecoderConfig | undefined;
}

/**
 * Decodes the frames of a stretch and encodes them again: turned neither in space (the file's rotation stays in the file)
 * nor in time (uneven distances stay).
 *
 * @throws DOMException from the encoder; MediaError-like errors from the decoder.
 */
export async function* encodePart(
  source: SourceVideo,
  { from, to }: { readonly from: number; readonly to: number },
  { config }: PartEncoding,
): AsyncGenerator<EncodedFrame, void, unknown> {
  const ready: EncodedFrame[] = [];
  const times = new Map<number, { readonly timestamp: number; readonly duration: number }>();
  let failure: unknown;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => {
      const exact = times.get(chunk.timestamp);
      times.delete(chunk.timestamp);
      const packet = EncodedPacket.fromEncodedChunk(chunk);
      ready.push({ packet: exact ? packet.clone(exact) : packet, config: meta?.decoderConfig });
    },
    error: (error) => {
      failure = error;
    },
  });
  const isPlain = isUntagged(source.config.colorSpace);
  const samples = new VideoSampleSink(assumeColors(source.track)).samples(from, to);
  let lastKey = Number.NEGATIVE_INFINITY;
  try {
    encoder.configure(config);
    for await (const sample of samples) {
      const { timestamp, duration } = sample;
      if (timestamp < from - NEAR || timestamp >= to - NEAR) {
        sample.close();
        continue;
      }
      const isKey = timestamp - lastKey >= KEY_EVERY;
      if (isKey) lastKey = timestamp;
      const taken = takeFrame(sample);
      const frame = isPlain ? await untag(taken) : taken;
      times.set(frame.timestamp, { timestamp, duration: Math.min(duration, to - timestamp) });
      encoder.encode(frame, { keyFrame: isKey });
      frame.close();
      while (encoder.encodeQueueSize > QUEUE && !failure) await dequeued(encoder);
      if (failure) throw failure;
      yield* ready.splice(0);
    }
    await encoder.flush();
    yield* ready.splice(0);
  } finally {
    await samples.return();
    if (encoder.state !== 'closed') encoder.close();
  }
}

function takeFrame(sample: VideoSample): VideoFrame {
  try {
    return sample.toVideoFrame();
  } finally {
    sample.close();
  }
}

const dequeued = (encoder: VideoEncoder): Promise<void> =>
  new Promise((go) => {
    const timer = setTimeout(go, 50);
    encoder.addEventListener(
      'dequeue',
      () => {
        clearTimeout(timer);
        go();
      },
      { once: true },
    );
  });
