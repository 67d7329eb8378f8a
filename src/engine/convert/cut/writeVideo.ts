import { EncodedAudioPacketSource, EncodedVideoPacketSource, type InputAudioTrack, Output } from 'mediabunny';
import { openTarget } from '../../work/storage';
import { hidesHead, mimeOf, muxerOf } from '../containers';
import { merge, type Timed } from '../merge';
import type { Reporter } from '../reporter';
import type { ConvertSource, SourceVideo } from '../source';
import type { ConvertedFile, VideoContainer } from '../types';
import { audioPackets } from './audioPackets';
import type { PartEncoding } from './encodePart';
import { type Segment, videoPackets } from './videoPackets';

interface VideoJob {
  readonly source: ConvertSource;
  readonly video: SourceVideo;
  readonly segments: readonly Segment[];
  readonly container: VideoContainer;
  readonly encoding: PartEncoding | null;
  readonly tempName: string;
  readonly to?: FileSystemFileHandle | undefined;
  readonly reporter: Reporter;
  /** Share of all the work, 0–1, that lies before this video, and that it is. */
  readonly from: number;
  readonly share: number;
}

/** What the muxer says when more packets came than room was kept for. */
const isRoomShort = (error: unknown): boolean => error instanceof Error && error.message.includes('maximumPacketCount');

/** Writes one video of one or several ranges. Leaves nothing behind when it fails. */
export async function writeVideo(job: VideoJob): Promise<ConvertedFile> {
  try {
    return await write(job, true);
  } catch (error) {
    // Videos of very uneven rate: the index goes to the end then.
    if (isRoomShort(error)) return write(job, false);
    throw error;
  }
}

async function write(job: VideoJob, canReserve: boolean): Promise<ConvertedFile> {
  const { source, video, segments, container, reporter } = job;
  const target = await openTarget(job.tempName, job.to);
  const format = muxerOf(container, { isStream: target.isStream, canReserve });
  const output = new Output({ format, target: target.target });
  const duration = segments.reduce((sum, { plan }) => sum + plan.end - plan.start, 0);
  const counts = { copied: 0, encoded: 0 };
  try {
    output.setMetadataTags(await source.input.getMetadataTags().catch(() => ({})));
    const known = format.getSupportedAudioCodecs();
    const tracks = [await images(output, job, duration, counts)];
    for (const track of source.audios) {
      const codec = await track.getCodec();
      if (codec && known.includes(codec)) tracks.push(await audios(output, track, job, duration));
    }
    await output.start();
    await merge(tracks, async (time) => {
      reporter.advance(job.from + job.share * Math.min(1, Math.max(0, time) / duration));
      await reporter.breathe();
    });
    await reporter.hold();
    await output.finalize();
    const [width, height] = [await video.track.getDisplayWidth(), await video.track.getDisplayHeight()];
    const spans = segments.map(({ plan }) => ({ start: plan.start - source.offset, end: plan.end - source.offset }));
    return { blob: await target.finish(mimeOf(container)), container, duration, width, height, ...counts, spans };
  } catch (error) {
    await output.cancel().catch(() => undefined);
    await target.discard();
    throw error;
  }
}

async function images(
  output: Output,
  { video, segments, encoding }: VideoJob,
  duration: number,
  counts: { copied: number; encoded: number },
): Promise<AsyncGenerator<Timed, void, unknown>> {
  const { track } = video;
  const isCopying = segments.some(({ plan }) => plan.parts.some(({ kind }) => kind === 'copy'));
  const packetSource = new EncodedVideoPacketSource(isCopying || !encoding ? video.codec : encoding.codec);
  const { averagePacketRate } = await track.computePacketStats(200);
  output.addVideoTrack(packetSource, {
    rotation: await track.getRotation(),
    flip: await track.getFlip(),
    maximumPacketCount: Math.ceil(duration * averagePacketRate * 1.2) + 60,
    ...(await labels(track)),
  });
  return (async function* () {
    for await (const { packet, config, isCopied } of videoPackets(video, segments, encoding)) {
      const add = (): Promise<void> => packetSource.add(packet, config ? { decoderConfig: config } : undefined);
      counts[isCopied ? 'copied' : 'encoded'] += 1;
      yield { time: packet.timestamp, add };
    }
    packetSource.close();
  })();
}

async function audios(
  output: Output,
  track: InputAudioTrack,
  { segments, container }: VideoJob,
  duration: number,
): Promise<AsyncGenerator<Timed, void, unknown>> {
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !config) return (async function* () {})();
  const packetSource = new EncodedAudioPacketSource(codec);
  const { averagePacketRate } = await track.computePacketStats(200);
  const maximumPacketCount = Math.ceil(duration * averagePacketRate * 1.2) + 60;
  output.addAudioTrack(packetSource, { maximumPacketCount, ...(await labels(track)) });
  return (async function* () {
    for await (const packet of audioPackets(track, segments, hidesHead(container))) {
      yield { time: packet.timestamp, add: () => packetSource.add(packet, { decoderConfig: config }) };
    }
    packetSource.close();
  })();
}

/** Language and name of a track, where it has them. */
async function labels(track: {
  getLanguageCode(): Promise<string>;
  getName(): Promise<string | null>;
}): Promise<{ languageCode?: string; name?: string }> {
  const [languageCode, name] = [await track.getLanguageCode(), await track.getName()];
  return { ...(languageCode ? { languageCode } : {}), ...(name ? { name } : {}) };
}
