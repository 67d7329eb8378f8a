import type { MediaUploadProps } from '@/components/upload/MediaUpload';
import { useT } from '@/hooks/useT';
import { reasonWords } from '../reasonWords';
import { UploadConversion } from './UploadConversion';

/** What an upload field says and offers for a video that this browser does not play: a damaged file is called so. */
export function useRefusedVideo(): Pick<MediaUploadProps, 'explainVideo' | 'wayOut'> {
  const t = useT();
  return {
    explainVideo: async (video) => {
      const [{ diagnose }, { probe }] = await Promise.all([
        import('@/engine/media/diagnose'),
        import('@/engine/media/probe'),
      ]);
      const facts = await probe(video).catch(() => null);
      const reason = await diagnose(video, facts, 'video');
      // What lacks nothing but a decoder is told by the field: how to export it anew.
      return reason && reason.code !== 'no-decoder' ? reasonWords(reason, t) : undefined;
    },
    wayOut: (video, onMade) => <UploadConversion video={video} onMade={onMade} />,
  };
}
