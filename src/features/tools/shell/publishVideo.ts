import { hasAiMetadata } from '@/engine/media/hasAiMetadata';
import { probe } from '@/engine/media/probe';
import { shownByCaller } from '@/lib/request';
import { chainAddress } from '@/services/chain/address';
import { videoApi } from '@/services/video/api';
import { storeVideo } from '@/services/video/storeVideo';
import { ToolError } from './ToolError';
import { toolHistory } from './toolHistory';
import type { ToolRecord, ToolResult } from './types';

const longestTitle = 120;
/** Finished videos by the result they came from: asked again, the same one is opened. */
const stored = new Map<string, Promise<string>>();

/** With one result the run's title says what it is; parts of a video are told apart by their files' names. */
const titleOf = ({ title, results }: ToolRecord, { name }: ToolResult): string =>
  ((results.length === 1 && title.trim()) || name.replace(/\.\w+$/, '')).slice(0, longestTitle);

async function store(record: ToolRecord, result: ToolResult): Promise<string> {
  const file = await toolHistory.file(result);
  if (!file) throw new ToolError('tools.resultGone');
  const { width, height, duration, videoCodec, audioCodec } = await probe(file);
  const idOf = (type: 'goods' | 'framework') => record.source.find((each) => each.type === type)?.id;
  const goods = idOf('goods');
  const framework = idOf('framework');
  const { id } = await storeVideo(
    { blob: file, width, height, duration, container: 'mp4', videoCodec, audioCodec },
    {
      title: titleOf(record, result),
      ...(goods ? { goods_id: goods } : {}),
      ...(framework ? { framework_id: framework } : {}),
      ai_label: { visible: result.isLabelled ?? false, metadata: await hasAiMetadata(file) },
      source: [...record.source],
      ...(result.texts ? { texts: [...result.texts] } : {}),
    },
    () => undefined,
    new AbortController().signal,
  );
  return id;
}

const addressOf = (id: string): string => chainAddress({ type: 'video', id, kind: '' }) ?? '';

/**
 * Records a tool's video as a finished video, from where it can be published; once: asked again it gives the same one,
 * unless that has been deleted meanwhile.
 *
 * @returns the address of the video
 * @throws the typed errors of lib/request; ToolError when the browser has thrown the file away; MediaError
 */
export async function publishVideo(record: ToolRecord, result: ToolResult): Promise<string> {
  const known = await stored.get(result.id);
  const video = known ? await videoApi.info({ id: known }, shownByCaller).catch(() => undefined) : undefined;
  if (known && video?.status === 1) return addressOf(known);
  const storing = store(record, result);
  stored.set(result.id, storing);
  storing.catch(() => stored.delete(result.id));
  return addressOf(await storing);
}
