import { Conversion, Mp4OutputFormat, Output, StreamTarget, type StreamTargetChunk } from 'mediabunny';
import { type MediaBytes, openInput } from '../openInput';
import { sourceOffset } from '../sourceOffset';
import { assumeColors } from '../videoColors';

/** Shorter edge of the copy in pixels: half a phone's video, enough for a preview. */
const EDGE = 720;
const KEY_SECONDS = 0.5;
const BITRATE = 3_000_000;
const MAX_FPS = 30;
const CHUNK = 1024 * 1024;

interface ProxyConversion {
  readonly write: (chunk: StreamTargetChunk) => Promise<void>;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * A light copy of a video's image: H.264, at most 720 pixels on its shorter edge, a key frame every half second. Its
 * time 0 is the source's time 0.
 *
 * @throws Error when this browser cannot decode the source or encode the copy; DOMException `AbortError`.
 */
export async function convertProxy(source: MediaBytes, { write, onProgress, signal }: ProxyConversion): Promise<void> {
  const input = await openInput(source);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('no image');
    assumeColors(track);
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    const scale = Math.min(1, EDGE / Math.min(width, height));
    const { bestGuessFrameRate } = await track.computeFrameRateMetrics();
    const output = new Output({
      format: new Mp4OutputFormat({ fastStart: false }),
      target: new StreamTarget(new WritableStream({ write }), { chunked: true, chunkSize: CHUNK }),
    });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      trim: { start: await sourceOffset(input) },
      showWarnings: false,
      audio: { discard: true },
      video: {
        width: even(width * scale),
        height: even(height * scale),
        fit: 'fill',
        codec: 'avc',
        bitrate: BITRATE,
        keyFrameInterval: KEY_SECONDS,
        forceTranscode: true,
        allowRotationMetadata: false,
        ...(bestGuessFrameRate > MAX_FPS * 1.1 ? { frameRate: MAX_FPS } : {}),
      },
    });
    if (!conversion.isValid) throw new Error(conversion.discardedTracks.map(({ reason }) => reason).join(', '));
    conversion.onProgress = onProgress;
    const cancel = (): void => void conversion.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    signal.throwIfAborted();
    await conversion.execute();
  } finally {
    input.dispose();
  }
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);
