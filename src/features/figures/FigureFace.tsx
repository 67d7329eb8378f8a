import { Presenter } from '@/blocks/figures';
import { type Appearance, portraitKind } from './figureForm';
import styles from './figures.module.css';
import { PortraitFace } from './PortraitFace';
import { useMouth } from './useMouth';

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
      {...(mouth === undefined ? {} : { mouth })}
      {...(speech.isSpeaking ? speech : {})}
    />
  );
}
