import storyboardStyles from './storyboard.module.css';

interface VoiceWaveProps {
  readonly text: string;
  readonly isReady: boolean;
  readonly isPlaying: boolean;
}

const bars = 18;

/** A small sign of the voice: full when it has been spoken, moving while it is heard. Decoration, not a measurement. */
export function VoiceWave({ text, isReady, isPlaying }: VoiceWaveProps) {
  const className = [
    storyboardStyles.wave,
    isReady && storyboardStyles.waveReady,
    isPlaying && storyboardStyles.wavePlaying,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <span className={className} aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of bars
        <span key={index} style={{ blockSize: `${height(text, index)}%`, animationDelay: `${index * 50}ms` }} />
      ))}
    </span>
  );
}

const height = (text: string, index: number): number => {
  const letter = text.codePointAt(Math.floor((index / bars) * text.length)) ?? 0;
  return 25 + ((letter * 7 + index * 13) % 70);
};
