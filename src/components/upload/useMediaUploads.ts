import { useEffect, useRef, useState } from 'react';
import { useUploads } from '@/hooks/useUploads';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { type UploadItem, uploadQueue } from '@/lib/uploads';
import { newId } from '@/utils/newId';
import type { MediaFacts, MediaItem, PendingMedia, UploadedFile } from './types';

interface MediaUploadsOptions {
  readonly maxSizeMB: number;
  readonly record?: (file: UploadedFile) => Promise<{ readonly id: string; readonly url: string }>;
  readonly onDone: (item: MediaItem, order: number) => void;
}

interface MediaUploads {
  readonly pending: readonly PendingMedia[];
  readonly add: (file: File, facts: MediaFacts, preview: string) => void;
  readonly pause: (id: string) => void;
  /** Goes on with a paused file, or tries a failed one again. */
  readonly resume: (id: string) => void;
  /** Starts every failed file again, and only those. */
  readonly retryFailed: () => void;
  readonly cancel: (id: string) => void;
}

interface FieldTypes {
  readonly target: {
    /** One field of one open form. */
    readonly field: string;
    readonly order: number;
    readonly facts: MediaFacts;
    /** blob: address */
    readonly preview: string;
    /** The field as it is now: another file may have ended since this one began. */
    readonly options: { readonly current: MediaUploadsOptions };
  };
  readonly info: undefined;
  readonly result: MediaItem;
  readonly refusal: never;
  readonly twin: never;
}

/** Media of a form's field. They end with the form; the parts of a large file wait for the same file. */
const fieldUploads = uploadQueue.define<FieldTypes>({
  key: 'field',
  forgetsDone: true,
  maxSizeMB: ({ target }) => target.options.current.maxSizeMB,
  async record({ file, target }, { url, ...stored }) {
    const { kind, ...measures } = target.facts;
    const kept = await target.options.current.record?.({ ...stored, ...measures });
    const item: MediaItem = { kind, name: file.name, url: kept?.url ?? url, ...measures };
    return kept ? { ...item, file_id: kept.id } : item;
  },
});

const stateOf = ({ state }: UploadItem): PendingMedia['state'] => {
  if (state === 'paused' || state === 'uploading') return state;
  if (state === 'recording') return 'uploading';
  return state === 'failed' || state === 'refused' ? 'failed' : 'queued';
};

const toPending = (item: UploadItem<FieldTypes>): PendingMedia => ({
  id: item.id,
  file: item.file,
  kind: item.target.facts.kind,
  preview: item.target.preview,
  state: stateOf(item),
  percent: item.percent,
  speed: item.speed,
  reason: item.reason,
});

let serial = 0;

/** The files of one field on their way up: each pausable, retried alone, its preview released at the end. */
export function useMediaUploads(options: MediaUploadsOptions): MediaUploads {
  const [field] = useState(newId);
  const latest = useRef(options);
  latest.current = options;
  const items = useUploads(fieldUploads, ({ target }) => target.field === field);

  useEffect(
    () => () => {
      const own = fieldUploads.items().filter(({ target }) => target.field === field);
      for (const { target } of own) releaseObjectUrl(target.preview);
      fieldUploads.abandon(own.map(({ id }) => id));
    },
    [field],
  );

  return {
    pending: items.map(toPending),
    add: (file, facts, preview) => {
      serial += 1;
      const target = { field, order: serial, facts, preview, options: latest };
      const onDone = ({ result }: UploadItem<FieldTypes>) => {
        if (result) latest.current.onDone(result, target.order);
        releaseObjectUrl(preview);
      };
      fieldUploads.add([{ file, target, onDone }]);
    },
    pause: fieldUploads.pause,
    resume: (id) => fieldUploads.start([id]),
    retryFailed: () => {
      for (const { id } of items) fieldUploads.retry(id);
    },
    cancel: (id) => {
      const gone = fieldUploads.find(id);
      if (gone) releaseObjectUrl(gone.target.preview);
      fieldUploads.cancel(id);
    },
  };
}
