import { LoadingOutlined, PauseOutlined, PlayCircleOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Can } from '@/components/Can';
import { PlainButton } from '@/components/ui/PlainButton';
import { useT } from '@/hooks/useT';
import type { Voice } from '@/services/speech/schema';
import styles from './voices.module.css';

interface VoiceCardProps {
  readonly voice: Voice;
  readonly isChosen: boolean;
  readonly isFavorite: boolean;
  readonly trial: 'silent' | 'loading' | 'playing';
  readonly onChoose: () => void;
  readonly onTry: () => void;
  readonly onStar: () => void;
}

const trialIcons = {
  silent: <PlayCircleOutlined aria-hidden />,
  loading: <LoadingOutlined aria-hidden />,
  playing: <PauseOutlined aria-hidden />,
};

/** One voice: the card chooses it, the round button lets it be heard. */
export function VoiceCard(props: VoiceCardProps) {
  const { voice, isChosen, isFavorite, trial, onChoose, onTry, onStar } = props;
  const t = useT();
  const { name } = voice;
  const kind = voice.sample_id ? t('voices.own') : t(`voices.gender.${voice.gender}`);
  return (
    <div className={isChosen ? styles.cardOn : styles.card}>
      <Can action="speech.synthesize">
        <button
          type="button"
          className={styles.try}
          aria-label={t(trial === 'silent' ? 'voices.try' : 'voices.stop', { name })}
          onClick={onTry}
        >
          {trialIcons[trial]}
        </button>
      </Can>
      {/* A card with two lines, not a dot with a label */}
      <PlainButton
        role="radio"
        aria-checked={isChosen}
        aria-label={[name, voice.style || kind].join(' · ')}
        className={styles.choose}
        onClick={onChoose}
      >
        <b>{name}</b>
        <span>{voice.style || kind}</span>
      </PlainButton>
      <button
        type="button"
        className={isFavorite ? styles.starOn : styles.star}
        aria-pressed={isFavorite}
        aria-label={t('voices.star', { name })}
        onClick={onStar}
      >
        {isFavorite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      </button>
    </div>
  );
}
