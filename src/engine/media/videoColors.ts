import type { InputVideoTrack } from 'mediabunny';

/** From so many rows on, a video that says nothing of its colors has those of HD, in browsers as in players. */
const HD_HEIGHT = 720;
const SD_COLORS = { primaries: 'smpte170m', transfer: 'smpte170m', matrix: 'smpte170m' } as const;
/** A frame made of planes would be tagged with BT.709 by itself. */
export const UNTAGGED: VideoColorSpaceInit = { primaries: null, transfer: null, matrix: null, fullRange: null };

/**
 * What a decoder is to be told: the file's own colors, and BT.601 where a small video says nothing. Mediabunny tells
 * decoders BT.709 then, and red turns orange.
 *
 * @param height Coded rows.
 */
export function assumedColors(told: VideoColorSpaceInit, height: number): VideoColorSpaceInit {
  if (told.matrix || told.primaries || height >= HD_HEIGHT) return told;
  return { ...SD_COLORS, fullRange: told.fullRange ?? false };
}

/**
 * Makes everything that decodes this track go by {@link assumedColors}. Who copies its packets asks for the decoder's
 * configuration before: a copy keeps what the file said.
 */
export function assumeColors(track: InputVideoTrack): InputVideoTrack {
  const ask = track.getDecoderConfig.bind(track);
  track.getDecoderConfig = async () => {
    const config = await ask();
    if (!config) return config;
    const height = config.codedHeight ?? (await track.getCodedHeight());
    return { ...config, colorSpace: assumedColors(config.colorSpace ?? {}, height) };
  };
  return track;
}

/** Whether a file says nothing of its colors: limited range is what goes without saying. */
export const isUntagged = (told: VideoColorSpaceInit | undefined): boolean =>
  !told?.matrix && !told?.primaries && !told?.transfer && !told?.fullRange;

/**
 * The same image without a word about its colors, for a place beside copied packets that have none; the frame given is
 * closed. Planes of 8 bits only, others stay as they are: browsers do not encode those without converting them.
 */
export async function untag(frame: VideoFrame): Promise<VideoFrame> {
  const { format, visibleRect, displayWidth, displayHeight, timestamp, duration } = frame;
  if (!visibleRect || (format !== 'I420' && format !== 'NV12')) return frame;
  try {
    const data = new Uint8Array(frame.allocationSize());
    const layout = await frame.copyTo(data);
    return new VideoFrame(data, {
      ...{ format, timestamp, displayWidth, displayHeight, layout, colorSpace: UNTAGGED },
      codedWidth: visibleRect.width,
      codedHeight: visibleRect.height,
      ...(duration === null ? {} : { duration }),
    });
  } finally {
    frame.close();
  }
}
