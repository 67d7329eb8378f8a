import { useEffect, useState } from 'react';
import { mouthTrack } from '@/engine/figure';

/** Mouth shapes of the sound at an address, for drawing; undefined until they are known, and where it cannot be read. */
export function useMouth(url: string | undefined): string | undefined {
  const [mouth, setMouth] = useState<string>();
  useEffect(() => {
    setMouth(undefined);
    if (!url) return;
    const controller = new AbortController();
    void readMouth(url, controller.signal)
      .then((code) => !controller.signal.aborted && setMouth(code))
      // without shapes the figure babbles: worse, but nothing is lost
      .catch(() => undefined);
    return () => controller.abort();
  }, [url]);
  return mouth;
}

async function readMouth(url: string, signal: AbortSignal): Promise<string> {
  const bytes = await (await fetch(url, { signal })).arrayBuffer();
  const audio = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
  return mouthTrack(audio.getChannelData(0), audio.sampleRate).code;
}
