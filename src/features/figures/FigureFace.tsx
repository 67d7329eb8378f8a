import { useEffect, useState } from 'react';
import { Presenter } from '@/blocks/figures';
import { mouthTrack } from '@/engine/figure';
import styles from './FigureFace.module.css';
import { type Appearance, portraitKind } from './figureForm';
import { PortraitFace } from './PortraitFace';

/** Mouth shapes of the sound at an address, for drawing; undefined until they are known, and where it cannot be read. */
function useMouth(url: string | undefined): string | undefined {
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

interface FigureFaceProps {
  readonly appearance: Appearance;
  readonly height: number;
  /** The sound that it speaks with. */
  readonly element?: HTMLAudioElement | undefined;
}

/** A figure as it will be seen, drawn or from a photograph; its mouth follows the sound. */
export function FigureFace({ appearance, height, element }: FigureFaceProps) {
  const mouth = useMouth(element?.src);
  const width = Math.round(height * 0.8);
  const speech = { isSpeaking: element !== undefined, secondsOf: () => element?.currentTime ?? 0 };
  const { presenter, portrait, look } = appearance;
  if (presenter === portraitKind) {
    if (!portrait) return <span className={styles.noFace} style={{ inlineSize: width, blockSize: height }} />;
    return <PortraitFace portrait={portrait} width={width} height={height} mouth={mouth} {...speech} />;
  }
  return (
    <Presenter
      id={presenter}
      look={look}
      size={height}
      width={width}
      mouth={mouth}
      {...(speech.isSpeaking ? speech : {})}
    />
  );
}
