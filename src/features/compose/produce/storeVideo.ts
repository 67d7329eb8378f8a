import type { ExportResult } from '@/engine/export';
import { type StoreStage, storeVideo as storeMade, videoFileName } from '@/services/video/storeVideo';
import { saveScript } from '../model/saveScript';
import { sourceOf } from '../model/sourceOf';
import type { VideoOutput } from '../model/state';
import type { ComposeStore } from '../model/store';

export const fileNameOf = videoFileName;

interface StoreOrder {
  readonly store: ComposeStore;
  readonly projectId: string | undefined;
  readonly title: string;
  readonly aiLabel: boolean;
}

/**
 * Stores a made video with its script, with the chain of what it was made from.
 * @throws the typed errors of lib/request; CanceledError after an abort
 */
export async function storeVideo(
  result: ExportResult,
  { store, projectId, title, aiLabel }: StoreOrder,
  tell: (step: StoreStage) => void,
  signal: AbortSignal,
): Promise<VideoOutput> {
  await saveScript(store, title);
  const { draft } = store.getState();
  const video = await storeMade(
    result,
    {
      title,
      ...(projectId ? { project_id: projectId } : {}),
      ...(draft.goods.form.id ? { goods_id: draft.goods.form.id } : {}),
      ...(draft.brief.frameworkId ? { framework_id: draft.brief.frameworkId } : {}),
      ai_label: { visible: aiLabel, metadata: aiLabel },
      source: [...sourceOf(draft), ...(projectId ? [{ type: 'project' as const, id: projectId }] : [])],
    },
    tell,
    signal,
  );
  return {
    id: video.id,
    url: video.url,
    title: video.title,
    cover: video.cover,
    width: video.width,
    height: video.height,
    duration: video.duration,
    size: video.size,
    container: video.container,
    videoCodec: video.video_codec,
    audioCodec: video.audio_codec,
  };
}
