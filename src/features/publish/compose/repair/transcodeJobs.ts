import { startConvert } from '@/engine/convert';
import { ConvertError } from '@/engine/convert/errors';
import { hasAiMetadata } from '@/engine/media/hasAiMetadata';
import { translate } from '@/hooks/useT';
import { defineJobKind, type Job, useJob } from '@/lib/jobs';
import type { JobContext } from '@/lib/jobs/kinds';
import { messageOf } from '@/lib/request';
import type { Video } from '@/services/video/schema';
import { storeVideo } from '@/services/video/storeVideo';

interface TranscodeOrder {
  readonly video: Video;
  /** Title and note of the new version. */
  readonly title: string;
  readonly note: string;
  readonly videoBitrate?: number;
  readonly shortSide?: number;
}

type TranscodeStage = 'preparing' | 'encoding' | 'finalizing' | 'uploading' | 'saving';

/** Making is the long part; storing takes the last fifth. */
const MAKING_PERCENT = 80;
const errorCodes = ['no-image', 'no-encoder', 'media', 'disk-full', 'crashed', 'failed'] as const;

const linkOf = ({ id }: Video): string => `/publish/media?video=${encodeURIComponent(id)}`;

function reasonOf(error: unknown): string {
  if (!(error instanceof ConvertError)) return messageOf(error);
  const code = errorCodes.find((one) => one === error.code) ?? 'failed';
  return translate(`transcode.error.${code}`);
}

async function transcode(order: TranscodeOrder, { signal, report }: JobContext<Video>): Promise<Video> {
  const { video } = order;
  const tell = (stage: TranscodeStage, percent: number, etaSeconds: number | null = null): void =>
    report({ stage: translate(`transcode.${stage}`), percent, etaSeconds });
  tell('preparing', 0);
  const job = startConvert({
    kind: 'transcode',
    source: video.url,
    videoBitrate: order.videoBitrate,
    shortSide: order.shortSide,
  });
  signal.addEventListener('abort', job.cancel, { once: true });
  job.onProgress(({ stage, percent, etaSeconds }) => {
    const shown = stage === 'copying' || stage === 'looking' ? 'encoding' : stage;
    tell(shown, (percent / 100) * MAKING_PERCENT, etaSeconds);
  });
  try {
    const { file } = (await job.done).result;
    const label = { visible: video.ai_label.visible, metadata: await hasAiMetadata(file.blob) };
    return await storeVideo(
      { ...file, videoCodec: 'avc', audioCodec: video.audio_codec ? 'aac' : null },
      {
        title: order.title,
        ai_label: label,
        is_ai: video.is_ai,
        version_of: video.version_of || video.id,
        version_note: order.note,
        ...(video.project_id ? { project_id: video.project_id } : {}),
        ...(video.goods_id ? { goods_id: video.goods_id } : {}),
        ...(video.framework_id ? { framework_id: video.framework_id } : {}),
        source: [...video.source, { type: 'video' as const, id: video.id }].slice(-50),
      },
      (step) =>
        step.phase === 'uploading' ? tell('uploading', MAKING_PERCENT + step.percent * 0.19) : tell('saving', 99),
      signal,
    );
  } finally {
    await job.release();
  }
}

/** Conversions of finished videos, one at a time for each; the new version is what they make. */
export const transcodeJobs = defineJobKind<TranscodeOrder, Video>({
  name: 'transcode',
  key: ({ video }) => video.id,
  title: ({ title }) => title,
  link: ({ video }, made) => linkOf(made ?? video),
  run: transcode,
  reason: reasonOf,
});

/** The conversion of a video as this tab has ordered it; undefined when there was none. */
export const useTranscode = (videoId: string): Job<TranscodeOrder, Video> | undefined => useJob(transcodeJobs, videoId);
