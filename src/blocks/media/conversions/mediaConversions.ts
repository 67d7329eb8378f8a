import { startConvert } from '@/engine/convert';
import { ConvertError } from '@/engine/convert/errors';
import type { MediaBytes } from '@/engine/media/openInput';
import { translate } from '@/hooks/useT';
import { defineJobKind, type Job, type JobContext, jobs, useJob } from '@/lib/jobs';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { readSession } from '@/lib/session';

/** A video that is to become one that every browser plays, and who waits for it. */
export interface ConversionOrder {
  /** What is converted: one conversion at a time for each. */
  readonly key: string;
  readonly name: string;
  /** A file of this computer, or an address. */
  readonly source: MediaBytes;
  /** Codec of a sound that nothing here decodes, as people know it: the result has none. */
  readonly lostAudio?: string | undefined;
  /** Project that takes the result in, by the id in its document. */
  readonly projectId?: string;
  /** Medium of the project whose file it becomes; absent: it becomes a new one. */
  readonly mediaId?: string;
  /** Folder of the library that the result of `libraryConversions` goes into, '' = none. */
  readonly folderId?: string;
  /** Address of the page that waits for it. */
  readonly link?: string | undefined;
}

/** The made video; it lies on the browser's disk until it is released. */
interface Converted {
  readonly file: File;
  readonly release: () => void;
}

export type ConversionJob = Job<ConversionOrder, Converted>;

const errorCodes = ['no-image', 'no-encoder', 'media', 'disk-full', 'crashed', 'failed'] as const;

function reasonOf(error: unknown): string {
  if (!(error instanceof ConvertError)) return messageOf(error);
  return translate(`transcode.error.${errorCodes.find((one) => one === error.code) ?? 'failed'}`);
}

async function convert(order: ConversionOrder, { signal, report, hold }: JobContext<Converted>): Promise<Converted> {
  report({ stage: translate('transcode.preparing'), percent: 0 });
  const job = startConvert({ kind: 'transcode', source: order.source });
  signal.addEventListener('abort', job.cancel, { once: true });
  hold(job);
  job.onProgress(({ stage, percent, etaSeconds }) => {
    const shown = stage === 'preparing' || stage === 'finalizing' ? stage : 'encoding';
    report({ stage: translate(`transcode.${shown}`), percent, etaSeconds });
  });
  const release = (): void => void job.release();
  try {
    const { blob } = (await job.done).result.file;
    const base = order.name.replace(/\.[^.]+$/, '');
    const name = order.name === `${base}.mp4` ? translate('mediaConversion.renamed', { name: base }) : `${base}.mp4`;
    const lastModified = order.source instanceof File ? order.source.lastModified : Date.now();
    return { file: new File([blob], name, { type: 'video/mp4', lastModified }), release };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Videos that this browser has no decoder for, on their way to H.264; one at a time, for each takes a whole processor.
 *
 * @param onMade what becomes of a made file, whoever looks on
 */
export const conversionKind = (name: string, onMade?: (made: File, order: ConversionOrder) => void) =>
  defineJobKind<ConversionOrder, Converted, ConversionOrder>({
    name,
    key: ({ key }) => key,
    title: ({ name }) => translate('mediaConversion.title', { name }),
    link: ({ link }) => link,
    run: convert,
    reason: reasonOf,
    lane: 'media-conversion',
    // A closed tab stops it; who comes back begins it anew, from the file that lies beside the order.
    guardsLeaving: true,
    orders: {
      store: `${name}s`,
      scope: () => readSession().accountId,
      toStored: (order) => order,
      fromStored: (order) => order,
    },
    // Who has left meanwhile finds it there.
    actions: ({ id, state, input, output }) => {
      if (output)
        return [
          { id: 'save', label: translate('mediaConversion.save'), run: () => saveBlob(output.file, output.file.name) },
        ];
      const isStopped = state.name === 'interrupted' || state.name === 'failed' || state.name === 'canceled';
      return isStopped && input
        ? [{ id: 'again', label: translate('mediaConversion.again'), run: () => jobs.retry(id) }]
        : [];
    },
    onEnd: ({ state, input, output }) => {
      if (state.name === 'succeeded' && output && input) onMade?.(output.file, input);
    },
    release: ({ release }) => release(),
  });

/** Conversions whose result a project takes in. */
export const mediaConversions = conversionKind('media-conversion');

export type ConversionKind = typeof mediaConversions;

/** The conversion of a key as this browser has ordered it; undefined where there was none. */
export const useConversion = (kind: ConversionKind, key: string): ConversionJob | undefined => useJob(kind, key);
