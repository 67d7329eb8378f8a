import { type PlatformId, platformIds } from '@/domain/platforms';
import { postTextsOf } from '@/domain/writing/postTexts';
import { spokenLines } from '@/domain/writing/spokenLines';
import type { Video, VideoDetail } from '@/services/video/schema';

/** A video with what is said in it, as far as that is known. */
export type SpokenVideo = Video & Partial<Pick<VideoDetail, 'texts'>>;

/** Texts from what the video says, as all of these platforms take them; undefined where nothing is said. */
function textsOn({ goods_title, goods_spoken_name, texts = [] }: SpokenVideo, on: readonly PlatformId[]) {
  const lines = spokenLines(texts);
  if (lines.length === 0) return undefined;
  return postTextsOf({ lines, goodsTitle: goods_title, spokenName: goods_spoken_name }, on);
}

/** A title that someone gave the video himself stays; one that the shop's name was taken for does not. */
const isShopTitle = ({ title, goods_title }: Video) => goods_title !== '' && title.startsWith(goods_title);

/** What the script gives a platform, all of them together when none is named. */
export function scriptTexts(video: SpokenVideo, platform?: PlatformId): Partial<ReturnType<typeof postTextsOf>> {
  const made = textsOn(video, platform ? [platform] : platformIds);
  if (!made) return {};
  const { title, ...rest } = made;
  return isShopTitle(video) && title ? made : rest;
}
