import { EncodedAudioPacketSource, EncodedPacketSink, type Input, type Output } from 'mediabunny';
import { type AudioSegment, planAudio } from '../../audio/audioPlan';
import type { MediaStore } from '../../media/mediaStore';
import { sourceOffset } from '../../media/sourceOffset';
import type { Project } from '../../project/schema';
import { toSeconds } from '../../time/ticks';
import type { AudioTrack } from '../audioTrack';
import type { ExportSettings } from '../settings';
import type { AudioCodecName, ExportFormat } from '../types';

/** A millisecond: less than anybody hears, more than rounding loses. */
const NEAR = 1e-3;

/**
 * The one sound of a video that nobody touched: from the start on, as loud and as fast as recorded, no fades. undefined
 * where there are several, or anything is done to it, mastering too.
 */
function untouchedAudio(project: Project, { range }: ExportSettings): AudioSegment | undefined {
  if (project.loudness) return undefined;
  const [start, end] = [toSeconds(range.start), toSeconds(range.end)];
  const heard = planAudio(project).segments.filter((segment) => segment.start < end && segment.end > start);
  const [only] = heard;
  if (!only || heard.length > 1 || only.start > start + NEAR) return undefined;
  const isPlain = only.volume === 1 && only.fadeIn === 0 && only.fadeOut === 0 && only.volumeCurve.length === 0;
  return isPlain && only.speed === 1 && !only.reversed ? only : undefined;
}

/** Whether a format cuts off what is dated before zero, without which a cut sound would begin too early. */
const hidesHead = (container: ExportFormat): boolean =>
  container === 'mp4' || container === 'mov' || container === 'm4a';

interface CopiedAudio extends AudioTrack {
  /** About how much of the file it takes, by the first packets of the source. */
  readonly bytesPerSecond: () => Promise<number>;
}

/** Packets that are looked at for their size: some five seconds. */
const SIZED_PACKETS = 256;

/**
 * A track that takes over a source's packets; null where they do not fit (another codec). Decoders need the packet before
 * the first one to start cleanly: it goes along, dated before zero. Call before the output starts.
 */
export async function copiedTrack(
  output: Output,
  {
    project,
    settings,
    store,
  }: { readonly project: Project; readonly settings: ExportSettings; readonly store: MediaStore },
  plan: { readonly container: ExportFormat; readonly audioCodec: AudioCodecName | null },
): Promise<CopiedAudio | null> {
  const segment = untouchedAudio(project, settings);
  if (!segment || !hidesHead(plan.container)) return null;
  const input = await store.input(segment.mediaId);
  const made = await track(input, output, segment, settings, plan.audioCodec);
  if (!made) input.dispose();
  return made;
}

async function track(
  input: Input,
  output: Output,
  segment: AudioSegment,
  settings: ExportSettings,
  codec: AudioCodecName | null,
): Promise<CopiedAudio | null> {
  const found = await input.getPrimaryAudioTrack();
  if (!found || codec === null || codec === 'pcm-s16' || (await found.getCodec()) !== codec) return null;
  const config = await found.getDecoderConfig();
  const isSurround = settings.limits && config && config.numberOfChannels > settings.limits.channels;
  if (!config || isSurround) return null;
  const begin = toSeconds(settings.range.start);
  const offset = (await sourceOffset(input)) + segment.trimStart + begin - segment.start;
  const last = Math.min(segment.end, toSeconds(settings.range.end)) - begin;
  const sink = new EncodedPacketSink(found);
  const first = (await sink.getPacket(offset - 0.03)) ?? (await sink.getFirstPacket());
  if (!first) return null;
  const source = new EncodedAudioPacketSource(codec);
  const rate = config.sampleRate;
  output.addAudioTrack(source, { maximumPacketCount: Math.ceil(((last + 1) * rate) / 256) + 64 });
  const packets = sink.packets(first);
  let next = await packets.next();
  return {
    encode: async (until, hold) => {
      while (!next.done) {
        const timestamp = next.value.timestamp - offset;
        if (timestamp >= last) {
          next = { done: true, value: undefined };
          break;
        }
        if (timestamp >= until) break;
        await source.add(next.value.clone({ timestamp }), { decoderConfig: config });
        await hold();
        next = await packets.next();
      }
    },
    close: () => source.close(),
    isCopied: true,
    bytesPerSecond: async () => (await found.computePacketStats(SIZED_PACKETS)).averageBitrate / 8,
    prepare: async () => undefined,
    dispose: () => {
      void packets.return();
      input.dispose();
    },
  };
}
