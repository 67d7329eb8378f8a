import { useEffect, useEffectEvent } from 'react';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { ConversionOffer } from './ConversionOffer';
import { mediaConversions, useConversion } from './mediaConversions';
import { useConvertible } from './useConvertible';

interface UploadConversionProps {
  /** A video that a field has refused because this browser does not decode it. */
  readonly video: File;
  readonly onMade: (made: File) => void;
}

/** Offers to convert a refused video, and gives what was made to the field; nothing where that would not help. */
export function UploadConversion({ video, onMade }: UploadConversionProps) {
  const t = useT();
  const key = `upload/${video.name}/${video.size}/${video.lastModified}`;
  const { data: convertible } = useConvertible(video, useCan()('file.save'));
  // The list of jobs keeps it: whoever chooses the video again waits no second time.
  const made = useConversion(mediaConversions, key)?.output?.file;
  const take = useEffectEvent(onMade);
  useEffect(() => {
    if (made) take(made);
  }, [made]);
  if (!convertible) return null;
  const link = `${location.pathname}${location.search}`;
  return (
    <ConversionOffer
      takingText={t('mediaConversion.taking')}
      order={{ key, name: video.name, source: video, link, ...convertible }}
    />
  );
}
