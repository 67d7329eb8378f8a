import { EncodedAudioPacketSource, EncodedPacketSink, Output } from 'mediabunny';
import { openTarget } from '../../work/storage';
import { hidesHead, mimeOf, muxerOf } from '../containers';
import { ConvertError } from '../errors';
import type { AudioContainer, ConvertedFile } from '../types';
import type { AudioJob } from './takeAudio';

/** The packet before the first goes along, unheard, where it can be hidden, seconds. */
const RUN_UP = 0.03;

/** Takes the packets over as they are. */
export async function copyAudio(job: AudioJob, container: AudioContainer): Promise<ConvertedFile> {
  const { track, span, reporter, isTruncated } = job;
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !config) throw new ConvertError({ code: 'cannot-copy', detail: String(codec) });
  const sink = new EncodedPacketSink(track);
  const canHide = hidesHead(container);
  const length = span.end - span.start;
  const { averagePacketRate, averageBitrate } = await track.computePacketStats(200);
  const target = await openTarget(job.tempName, job.to);
  const format = muxerOf(container, { isStream: target.isStream, bytes: (averageBitrate / 8) * length });
  const output = new Output({ format, target: target.target });
  const source = new EncodedAudioPacketSource(codec);
  const packets = sink.packets((await sink.getPacket(span.start - (canHide ? RUN_UP : 0))) ?? undefined);
  let copied = 0;
  let begin: number | null = null;
  let last = span.start;
  try {
    output.addAudioTrack(source, { maximumPacketCount: Math.ceil(length * averagePacketRate * 1.2) + 60 });
    reporter.enter('copying');
    await output.start();
    try {
      for await (const packet of packets) {
        if (packet.timestamp >= span.end) break;
        begin ??= canHide ? span.start : packet.timestamp;
        await source.add(packet.clone({ timestamp: packet.timestamp - begin }), { decoderConfig: config });
        copied += 1;
        last = Math.min(span.end, packet.timestamp + packet.duration);
        reporter.advance((packet.timestamp - span.start) / length);
        await reporter.breathe();
      }
    } catch (error) {
      // The end of a file that was not downloaded whole: what is there is kept.
      if (!isTruncated || copied === 0) throw error;
    }
    source.close();
    reporter.enter('finalizing');
    await reporter.hold();
    await output.finalize();
    const start = begin ?? span.start;
    return {
      blob: await target.finish(mimeOf(container)),
      ...{ container, copied, encoded: 0, width: 0, height: 0 },
      duration: last - start,
      spans: [{ start: start - job.offset, end: last - job.offset }],
    };
  } catch (error) {
    await output.cancel().catch(() => undefined);
    await target.discard();
    throw error;
  } finally {
    await packets.return();
  }
}
