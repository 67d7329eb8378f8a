import { type AvcSets, readAvcSets } from '../../media/avcUnits';
import { isUntagged } from '../../media/videoColors';
import type { CopySource } from './source';

/** Rows from which a video that says nothing of its colors is BT.709 everywhere, as what we encode is. */
const HD_HEIGHT = 720;
/** Our muxer and encoders tell the length of a unit in so many bytes. */
const LENGTH_SIZE = 4;

/**
 * Whether packets of a video may stand in one track beside those of another encoder: H.264 that brings its parameter sets
 * along (ISO/IEC 14496-10 allows new ones at each IDR image), drawn with the colors that the track is marked with.
 */
export function canJoin({ config }: Pick<CopySource, 'config'>): boolean {
  if (!/^avc1/i.test(config.codec) || !config.description) return false;
  const { lengthSize, units } = readAvcSets(config.description);
  if (lengthSize !== LENGTH_SIZE || units.length < 2) return false;
  const { colorSpace, codedHeight = 0 } = config;
  if (isUntagged(colorSpace)) return codedHeight >= HD_HEIGHT;
  return colorSpace?.matrix === 'bt709' && colorSpace.fullRange !== true;
}

/** Parameter sets that a decoder needs for these packets; null where they are told otherwise. */
export const setsOf = (config: VideoDecoderConfig | undefined): AvcSets | null =>
  config?.description && /^avc/i.test(config.codec) ? readAvcSets(config.description) : null;
