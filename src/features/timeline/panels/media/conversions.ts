import { startConvert } from '@/engine/convert';
import { ConvertError } from '@/engine/convert/errors';
import { translate } from '@/hooks/useT';
import { defineJobKind, type Job, type JobContext, useJob } from '@/lib/jobs';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';

interface ConversionOrder {
  /** The upload that was refused. */
  readonly uploadId: string;
  readonly file: File;
}

/** The made video; it lies on the browser's disk until it is released. */
interface Converted {
  readonly file: File;
  readonly release: () => void;
}

const errorCodes = ['no-image', 'no-encoder', 'media', 'disk-full', 'crashed', 'failed'] as const;

function reasonOf(error: unknown): string {
  if (!(error instanceof ConvertError)) return messageOf(error);
  return translate(`transcode.error.${errorCodes.find((one) => one === error.code) ?? 'failed'}`);
}

async function convert({ file }: ConversionOrder, { signal, report, hold }: JobContext<Converted>): Promise<Converted> {
  report({ stage: translate('transcode.preparing'), percent: 0 });
  const job = startConvert({ kind: 'transcode', source: file });
  signal.addEventListener('abort', job.cancel, { once: true });
  hold(job);
  job.onProgress(({ stage, percent, etaSeconds }) => {
    const shown = stage === 'preparing' || stage === 'finalizing' ? stage : 'encoding';
    report({ stage: translate(`transcode.${shown}`), percent, etaSeconds });
  });
  const release = (): void => void job.release();
  try {
    const { blob } = (await job.done).result.file;
    const name = `${file.name.replace(/\.[^.]+$/, '')}.mp4`;
    return { file: new File([blob], name, { type: 'video/mp4', lastModified: file.lastModified }), release };
  } catch (error) {
    release();
    throw error;
  }
}

export type ConversionJob = Job<ConversionOrder, Converted>;

/** Videos that this browser has no decoder for, on their way to H.264; one at a time, for each takes a whole processor. */
export const mediaConversions = defineJobKind<ConversionOrder, Converted>({
  name: 'media-conversion',
  key: ({ uploadId }) => uploadId,
  title: ({ file }) => translate('timelinePanels.convert.title', { name: file.name }),
  run: convert,
  reason: reasonOf,
  lane: 'media-conversion',
  guardsLeaving: true,
  // Who has left the editor meanwhile finds it there.
  actions: ({ output }) =>
    output
      ? [
          {
            id: 'save',
            label: translate('timelinePanels.convert.save'),
            run: () => saveBlob(output.file, output.file.name),
          },
        ]
      : [],
  release: ({ release }) => release(),
});

/** The conversion of a refused upload as this tab has ordered it; undefined where there was none. */
export const useConversion = (uploadId: string): ConversionJob | undefined => useJob(mediaConversions, uploadId);
