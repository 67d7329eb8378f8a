import type { ExportResult } from '@/engine/export';
import { shownByCaller } from '@/lib/request';
import { scriptApi } from '@/services/script/api';
import { type StoreStage, storeVideo as storeMade, videoFileName } from '@/services/video/storeVideo';
import { sourceOf } from '../model/sourceOf';
import type { VideoOutput } from '../model/state';
import type { ComposeStore } from '../model/store';

/** Texts by script id as they were last saved here: unchanged ones are not sent again. */
const saved = new Map<string, string>();

/**
 * Saves the sentences as a script record, the link of the chain between framework and video.
 * @throws the typed errors of lib/request, without a message shown
 */
async function saveScript(store: ComposeStore, untitled: string): Promise<string> {
  const { cards, scriptId, goods, brief, topicId } = store.getState().draft;
  const sentences = cards
    .filter((card) => card.text.trim() !== '')
    .map(({ id, text, role }) => ({ id, text: text.trim(), role }));
  const text = JSON.stringify([brief.platform, sentences]);
  if (scriptId && saved.get(scriptId) === text) return scriptId;
  const script = await scriptApi.save(
    {
      ...(scriptId ? { id: scriptId } : {}),
      title: goods.form.title.trim().slice(0, 120) || untitled,
      ...(goods.form.id ? { goods_id: goods.form.id } : {}),
      ...(brief.frameworkId ? { framework_id: brief.frameworkId } : {}),
      platform: brief.platform,
      sentences,
      source: [
        ...(goods.form.id ? [{ type: 'goods' as const, id: goods.form.id }] : []),
        ...(brief.frameworkId ? [{ type: 'framework' as const, id: brief.frameworkId }] : []),
        ...(topicId ? [{ type: 'topic' as const, id: topicId }] : []),
      ],
    },
    shownByCaller,
  );
  saved.set(script.id, text);
  if (script.id !== scriptId) store.dispatch({ type: 'script/saved', id: script.id });
  return script.id;
}

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
