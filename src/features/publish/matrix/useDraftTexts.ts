import { useEffect, useRef, useState } from 'react';
import type { MatrixTexts } from '@/domain/publishing/matrix';
import { shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import { scriptApi } from '@/services/script/api';
import type { Video } from '@/services/video/schema';

/** Sentences of the script that open the text: the hook and what follows it. */
const opening = 2;
const atOnce = 6;

const idOf = (video: Video, type: string): string | undefined =>
  video.source.findLast((link) => link.type === type)?.id;

/** What a post of the video could say: its title, how its script opens, what its goods are. Whatever is gone is left out. */
async function draftOf(video: Video): Promise<MatrixTexts> {
  const [scriptId, goodsId] = [idOf(video, 'script'), video.goods_id ?? idOf(video, 'goods')];
  const [script, goods] = await Promise.all([
    scriptId ? scriptApi.info({ id: scriptId }, shownByCaller).catch(() => undefined) : undefined,
    goodsId ? goodsApi.info({ id: goodsId }, shownByCaller).catch(() => undefined) : undefined,
  ]);
  const description = (script?.sentences ?? [])
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .slice(0, opening)
    .join('');
  const topics = [goods?.category, goods?.brand]
    .map((topic) => (topic ?? '').replace(/[\s#＃/]/g, ''))
    .filter((topic) => topic !== '');
  return { title: video.title, description, topics: [...new Set(topics)] };
}

/** Texts to begin with, by video; each is made once. */
export function useDraftTexts(videos: readonly Video[]): Readonly<Record<string, MatrixTexts>> {
  const [drafts, setDrafts] = useState<Readonly<Record<string, MatrixTexts>>>({});
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

/** The texts that hold for a video: written by hand, drafted, or its title alone. */
export const textsFor = (
  video: Video,
  written: Readonly<Record<string, MatrixTexts>>,
  drafts: Readonly<Record<string, MatrixTexts>>,
): MatrixTexts => written[video.id] ?? drafts[video.id] ?? { title: video.title, description: '', topics: [] };
