import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { ConversionOffer } from '@/blocks/media/conversions/ConversionOffer';
import { type ConversionJob, mediaConversions } from '@/blocks/media/conversions/mediaConversions';
import { useConvertible } from '@/blocks/media/conversions/useConvertible';
import { libraryUploads } from '@/blocks/media/uploads/libraryUploads';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { useJobsOf } from '@/lib/jobs';
import { useCompose, useParts } from '../ComposeContext';
import type { ComposeStore } from '../model/store';
import { mediaOf } from './mediaOf';

interface VideoConversionProps {
  readonly url: string;
  /** Codec of a sound that is lost, as people know it. */
  readonly lostAudio?: string | undefined;
}

/** A clip that this browser has no decoder for becomes one that it has, in its place. */
export function VideoConversion({ url, lostAudio }: VideoConversionProps) {
  const t = useT();
  const name = useCompose(({ draft }) => draft.goods.form.media.find((item) => item.url === url)?.name);
  const projectId = useCompose(({ draft }) => draft.documentId);
  return (
    <ConversionOffer
      takingText={t('mediaConversion.taking')}
      order={{
        ...{ key: `${projectId}/${url}`, source: url, projectId, mediaId: url, lostAudio },
        name: name || t('compose.media.unnamed'),
        link: `${location.pathname}${location.search}`,
      }}
    />
  );
}

/** The same for a clip of which it is not known yet whether that would help; nothing where it would not. */
export function ConversionIfHelpful({ url }: Pick<VideoConversionProps, 'url'>) {
  const can = useCan();
  const { data: convertible } = useConvertible(url, can('file.save'));
  return convertible && <VideoConversion url={url} {...convertible} />;
}

/** Takes what conversions have made: into the library, and from there in place of the clip. */
export function ConversionTaker() {
  const t = useT();
  const { message } = App.useApp();
  const { store } = useParts();
  const documentId = useCompose(({ draft }) => draft.documentId);
  const made = useJobsOf(mediaConversions).filter(
    ({ state, input, output }) => input?.projectId === documentId && state.name === 'succeeded' && output,
  );
  const taken = useRef(new Set<string>());

  useEffect(() => void mediaConversions.recover().catch(() => undefined), []);
  useEffect(() => {
    for (const job of made) {
      if (taken.current.has(job.id)) continue;
      taken.current.add(job.id);
      takeConverted(store, job, () => {
        taken.current.delete(job.id);
        const { name = '', lostAudio } = job.input ?? {};
        if (lostAudio === undefined) message.success(t('mediaConversion.made', { name }));
        else message.warning(t('mediaConversion.madeSilent', { name }));
      });
    }
  }, [made, store, message, t]);
  return null;
}

/** Stores what a conversion has made, then shows it in place of the clip; `onTaken` is told once it is there. */
export function takeConverted(store: ComposeStore, { id, input, output }: ConversionJob, onTaken: () => void): void {
  const url = input?.mediaId;
  if (!output || url === undefined) return;
  const target = { folderId: '', path: [] };
  libraryUploads.add([
    {
      file: output.file,
      target,
      onDone: ({ result }) => {
        if (!result) return;
        store.dispatch({ type: 'media/replace', url, media: mediaOf(result) });
        // The library has it by then.
        mediaConversions.takeOutput(id)?.release();
        onTaken();
      },
    },
  ]);
}
