import { useEffect, useState } from 'react';
import { releaseObjectUrl } from '@/lib/objectUrl';

/** The address of bytes of this computer, as long as they are shown; empty while there are none. */
export function useObjectUrl(blob: Blob | undefined): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      releaseObjectUrl(made);
      setUrl('');
    };
  }, [blob]);
  return url;
}
