import { LooseEncoder } from '../../../export/videoEncoding';
import { createThrottle, type DoWork, WorkCanceledError } from '../../../work';
import { Eraser } from '../../eraser';
import { encodingOf } from '../encoding';
import { openSource } from '../source';
import { eraseStretch } from './eraseStretch';
import type { StretchPacket, StretchProgress, StretchRequest, StretchResult } from './types';

/**
 * Makes one stretch of a video and hands its packets over; nothing is written.
 *
 * @throws EraseError, MediaError, WorkCanceledError.
 */
export const workStretch: DoWork<StretchRequest, StretchProgress, StretchResult> = async (request, context) => {
  const { start, end, isUntagged, settings } = request;
  const canTell = createThrottle(() => performance.now());
  const source = await openSource(request.file);
  let encoder: LooseEncoder | null = null;
  try {
    const size = { width: await source.track.getCodedWidth(), height: await source.track.getCodedHeight() };
    const packets: StretchPacket[] = [];
    const own = await LooseEncoder.start(encodingOf(request), async ({ data, type, timestamp, duration }, meta) => {
      packets.push({ data, type, timestamp, duration, meta });
    });
    encoder = own;
    const counts = await eraseStretch({
      ...{ source, start, end, isUntagged },
      eraser: new Eraser(settings, size, source.rotation),
      before: async (time) => {
        await context.gate.pass(context.signal);
        if (context.signal.aborted) throw new WorkCanceledError();
        if (canTell()) context.tell({ seconds: Math.max(0, time - Math.max(0, start)) });
      },
      write: (image) => own.add(image),
    });
    await own.finish();
    return { packets, counts };
  } finally {
    await encoder?.cancel();
    source.input.dispose();
  }
};
