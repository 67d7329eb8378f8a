import { useEffect, useRef, useState } from 'react';
import type { PlatformId } from '@/domain/platforms';
import type { MatrixTexts } from '@/domain/publishing/matrix';
import { shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { type SpokenVideo, scriptTexts } from '../compose/scriptTexts';

const atOnce = 6;

/** What a post of a video could say: for all platforms, and in the words of one. */
export interface DraftTexts {
  readonly common: MatrixTexts;
  readonly on: (platform: PlatformId) => MatrixTexts;
}

/** Topics of a video in which nothing is said: what its goods are. */
async function goodsTopics(video: Video): Promise<string[]> {
  const id = video.goods_id ?? video.source.findLast(({ type }) => type === 'goods')?.id;
  const goods = id ? await goodsApi.info({ id }, shownByCaller).catch(() => undefined) : undefined;
  const topics = [goods?.category, goods?.brand].map((topic) => (topic ?? '').replace(/[\s#＃/]/g, ''));
  return [...new Set(topics.filter((topic) => topic !== ''))];
}

/** Texts that what is said in a video gives; whatever is gone is left out. */
export function draftTexts(video: SpokenVideo, topics: readonly string[] = []): DraftTexts {
  const plain: MatrixTexts = { title: video.title, description: '', topics };
  return {
    common: { ...plain, ...scriptTexts(video) },
    on: (platform) => ({ ...plain, ...scriptTexts(video), ...scriptTexts(video, platform) }),
  };
}

async function draftOf(video: Video): Promise<DraftTexts> {
  const info = await videoApi.info({ id: video.id }, shownByCaller).catch(() => undefined);
  const spoken = { ...video, texts: info?.texts ?? [] };
  const { topics = [] } = scriptTexts(spoken);
  return draftTexts(spoken, topics.length === 0 ? await goodsTopics(video) : topics);
}

/** Texts to begin with, by video; each is made once. */
export function useDraftTexts(videos: readonly Video[]): Readonly<Record<string, DraftTexts>> {
  const [drafts, setDrafts] = useState<Readonly<Record<string, DraftTexts>>>({});
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const waiting = videos.filter(({ id }) => !asked.current.has(id));
    for (const { id } of waiting) asked.current.add(id);
    const work = async () => {
      for (let video = waiting.shift(); video; video = waiting.shift()) {
        const draft = await draftOf(video);
        const { id } = video;
        setDrafts((now) => ({ ...now, [id]: draft }));
      }
    };
    void Promise.all(Array.from({ length: atOnce }, work));
  }, [videos]);
  return drafts;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The texts that hold for a video: its title alone, before that what the script gives, before both what is written by
 * hand, field by field.
 * @param platform in whose words the script gives them; absent = those for all
 */
export function textsFor(
  video: Video,
  written: Readonly<Record<string, MatrixTexts>>,
  drafts: Readonly<Record<string, DraftTexts>>,
  platform?: PlatformId,
): MatrixTexts {
  const { common, on } = drafts[video.id] ?? draftTexts(video);
  const own = written[video.id] ?? common;
  if (!platform) return own;
  const here = on(platform);
  const pick = <Field extends keyof MatrixTexts>(field: Field): MatrixTexts[Field] =>
    isSame(own[field], common[field]) ? here[field] : own[field];
  return { title: pick('title'), description: pick('description'), topics: pick('topics') };
}
