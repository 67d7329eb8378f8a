import { useEffect, useState } from 'react';
import { readableImage } from '@/lib/heic/heicImage';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { frameOf } from './frames';

export type CoverSource = 'cover' | 'frame' | 'upload';

interface Wanted {
  readonly source: CoverSource;
  readonly coverUrl: string;
  readonly video?: { readonly url: string; readonly width: number } | undefined;
  readonly seconds: number;
  readonly file?: File | undefined;
}

/** The image to crop, as an address that an image can show; frames and files of this computer are freed again. */
export function useImage({ source, coverUrl, video, seconds, file }: Wanted) {
  const [made, setMade] = useState<{ readonly url: string; readonly isReading: boolean; readonly isBroken: boolean }>({
    url: '',
    isReading: false,
    isBroken: false,
  });
  const videoUrl = video?.url;
  const width = video?.width ?? 0;
  useEffect(() => {
    let isGone = false;
    let url = '';
    const show = (blob: Blob) => {
      if (isGone) return;
      url = URL.createObjectURL(blob);
      setMade({ url, isReading: false, isBroken: false });
    };
    const read = (image: Promise<Blob>) => {
      setMade((last) => ({ ...last, isReading: true, isBroken: false }));
      image.then(show, () => {
        if (!isGone) setMade({ url: '', isReading: false, isBroken: true });
      });
    };
    if (source === 'cover') setMade({ url: coverUrl, isReading: false, isBroken: false });
    else if (source === 'upload') {
      if (file) read(readableImage(file));
      else setMade({ url: '', isReading: false, isBroken: false });
    } else if (videoUrl) read(frameOf(videoUrl, seconds, width));
    return () => {
      isGone = true;
      if (url) releaseObjectUrl(url);
    };
  }, [source, coverUrl, videoUrl, width, seconds, file]);
  return made;
}
