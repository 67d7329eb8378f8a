import { PictureOutlined, ReloadOutlined, SoundOutlined, SwapOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex, Select, Tag } from 'antd';
import { memo, useMemo, useRef } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import { useStill } from '@/blocks/useStill';
import { GrantedButton } from '@/components/GrantedButton';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { InfoCard } from '@/domain/storyboard/infoCards';
import type { ShotFit } from '@/domain/storyboard/types';
import type { Project } from '@/engine/project/schema';
import { sameFrame } from '@/engine/render/sameFrame';
import type { FrameDescriptor } from '@/engine/resolve/frame';
import { resolve } from '@/engine/resolve/resolve';
import type { Ticks } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch, useVideoAspect } from '../ComposeContext';
import { cardSeconds, chosenMedia, isSpeakable, voiceKey, voiceOf } from '../model/selectors';
import type { Card } from '../model/state';
import { roleColor } from '../roleColor';
import scriptStyles from '../script/script.module.css';
import { drawnKindId } from './DrawnStill';
import { ShotImage } from './ShotImage';
import styles from './StoryCard.module.css';
import storyboardStyles from './storyboard.module.css';
import { TrimSlider } from './TrimSlider';
import { useListen } from './useListen';
import { useRewrite } from './useRewrite';

interface CardStillProps {
  readonly card: Card;
  readonly project: Project;
  readonly time: Ticks;
}

interface DrawnFrame {
  readonly project: Project;
  readonly time: Ticks;
  readonly frame: FrameDescriptor;
}

/** The frame of the video at a card, as it will be exported; until it is drawn, and where it cannot be, its image. */
function CardStill({ card: { shot, drawn: drawnShot }, project, time }: CardStillProps) {
  const drawn = useRef<DrawnFrame>(undefined);
  const frame = useMemo(() => resolve(project, time), [project, time]);
  // The document changes with each letter that is typed anywhere; most frames stay what they were.
  if (!drawn.current || !sameFrame(drawn.current.frame, frame)) drawn.current = { project, time, frame };
  const { address, isBroken } = useStill(drawn.current.project, { time: drawn.current.time });
  if (address === '' || isBroken) return shot && !drawnShot ? <ShotImage shot={shot} /> : null;
  const shows = drawnShot ? { 'data-drawn': drawnShot.kind } : { 'data-shot': shot?.url };
  return <img className={storyboardStyles.shotImage} src={address} alt="" {...shows} />;
}

interface VoiceWaveProps {
  readonly text: string;
  readonly isReady: boolean;
  readonly isPlaying: boolean;
}

const bars = 18;

/** A small sign of the voice: full when it has been spoken, moving while it is heard. Decoration, not a measurement. */
function VoiceWave({ text, isReady, isPlaying }: VoiceWaveProps) {
  const className = [styles.wave, isReady && styles.waveReady, isPlaying && styles.wavePlaying]
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

const reasonId = {
  written: 'compose.card.why.written',
  named: 'compose.card.why.named',
  measure: 'compose.card.why.measure',
  opening: 'compose.card.why.opening',
  offer: 'compose.card.why.offer',
  motion: 'compose.card.why.motion',
  face: 'compose.card.why.face',
  near: 'compose.card.why.near',
  wide: 'compose.card.why.wide',
} as const;

const shotFits: readonly ShotFit[] = ['auto', 'fill', 'whole'];

interface StoryCardProps {
  readonly card: Card;
  readonly index: number;
  readonly isShown: boolean;
  /** What is drawn while the sentence is spoken, unless it was taken out. */
  readonly info?: InfoCard | undefined;
  /** Where it is seen in the video; undefined while there is none. */
  readonly still?: { readonly project: Project; readonly time: Ticks } | undefined;
  /** These get the card's id. */
  readonly onShow: (id: string) => void;
  readonly onPick: (id: string) => void;
}

/** One sentence with its shot and voice; nothing done here touches another card. */
export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { card, index, isShown, info, still, onShow, onPick } = props;
  const t = useT();
  const dispatch = useDispatch();
  const framework = useFramework(useCompose((state) => state.draft.brief.frameworkId));
  const seconds = useCompose((state) => cardSeconds(state.draft, card));
  const isFollowed = useCompose(({ draft }) => chosenMedia(draft.goods.form).some(({ url }) => url !== card.shot?.url));
  const voice = useCompose((state) => voiceOf(state.draft, card));
  const run = useCompose((state) => state.voiceRuns[voiceKey(card.text, state.draft.voiceId, state.draft.speed)]);
  const listen = useListen();
  const rewrite = useRewrite(card);
  const n = index + 1;
  const canSpeak = isSpeakable(card.text);
  const picture = card.drawn ? null : card.shot;
  const clipSeconds = picture?.kind === 'video' ? picture.duration : 0;

  return (
    <li className={`${styles.storyCard} ${isShown ? styles.storyShown : ''}`}>
      <button
        type="button"
        className={styles.shot}
        style={{ aspectRatio: useVideoAspect() }}
        aria-label={t('compose.card.show', { n })}
        onClick={() => onShow(card.id)}
      >
        {(card.shot || card.drawn) && still ? (
          <CardStill card={card} {...still} />
        ) : card.shot ? (
          <ShotImage shot={card.shot} />
        ) : (
          <GridLayout component="span" gap={4} className={styles.noShot}>
            <PictureOutlined aria-hidden="true" />
            {t('compose.card.noShot')}
          </GridLayout>
        )}
        <Text size="small" tabular className={styles.shotNumber}>
          {n}
        </Text>
        <Text size="small" tabular className={styles.shotTime}>
          {voice ? '' : '≈'}
          {t('compose.sentence.seconds', { n: seconds.toFixed(1) })}
        </Text>
      </button>
      <Flex vertical gap={8} style={{ minInlineSize: 0 }}>
        <Flex gap={8} align="center" justify="space-between">
          {card.role !== '' && <Tag color={roleColor(card.role, framework)}>{card.role}</Tag>}
          <VoiceWave text={card.text} isReady={voice !== undefined} isPlaying={listen.isPlaying} />
        </Flex>
        <ComplianceTextArea
          autoSize={{ minRows: 2 }}
          hasList
          maxLength={500}
          value={card.text}
          aria-label={t('compose.sentence.label', { n })}
          onFocus={() => onShow(card.id)}
          onChange={(text) => dispatch({ type: 'card/text', id: card.id, text })}
        />
        {!canSpeak && <span className={scriptStyles.sentenceNote}>{t('compose.sentence.unspeakable')}</span>}
        {run?.state === 'failed' && <Alert type="error" title={run.problem} />}
        <div aria-live="polite">
          {rewrite.phase !== 'none' && (
            <div className={styles.suggestion}>
              <p className={scriptStyles.line}>
                {rewrite.text}
                {rewrite.phase === 'streaming' && <span className={scriptStyles.caret} aria-hidden="true" />}
              </p>
              {rewrite.phase === 'failed' && <Alert type="error" title={rewrite.problem} />}
              <Flex gap={8} align="center" wrap>
                {rewrite.phase === 'streaming' ? (
                  <Button size="small" onClick={rewrite.stop}>
                    {t('common.stop')}
                  </Button>
                ) : (
                  <Button size="small" type="primary" disabled={rewrite.text.trim() === ''} onClick={rewrite.accept}>
                    {t('compose.card.accept')}
                  </Button>
                )}
                <Button size="small" onClick={rewrite.reject}>
                  {t('compose.card.reject')}
                </Button>
                {rewrite.phase !== 'streaming' && (
                  <Button size="small" type="text" onClick={rewrite.start}>
                    {t('compose.card.another')}
                  </Button>
                )}
              </Flex>
            </div>
          )}
        </div>
        {picture?.reason && (
          <Text type="secondary" size="small">
            {t(reasonId[picture.reason.kind], 'words' in picture.reason ? { words: picture.reason.words } : {})}
          </Text>
        )}
        {card.drawn && (
          <Text type="secondary" size="small">
            {t('compose.card.drawn', {
              kind: t(drawnKindId[card.drawn.kind]),
              words: card.drawn.rows.map(({ text }) => text).join(' · '),
            })}
          </Text>
        )}
        {clipSeconds > 0 && clipSeconds < seconds && isFollowed && (
          <Text type="secondary" size="small">
            {t('compose.card.shortClip', { n: clipSeconds.toFixed(1) })}
          </Text>
        )}
        {picture && <TrimSlider card={card} n={n} seconds={seconds} />}
        {info && !card.drawn && (
          <Checkbox
            checked={!card.isPlain}
            onChange={({ target }) => dispatch({ type: 'card/info', id: card.id, isOn: target.checked })}
          >
            {t('compose.card.info', { words: info.rows.map(({ text }) => text).join(' · ') })}
          </Checkbox>
        )}
        <Flex gap={8} wrap style={{ marginBlockStart: 'auto' }}>
          <Button size="small" icon={<SwapOutlined />} onClick={() => onPick(card.id)}>
            {t('compose.card.changeShot')}
          </Button>
          {picture && (
            <Select<ShotFit>
              size="small"
              value={picture.fit ?? 'auto'}
              aria-label={t('compose.card.fit', { n })}
              onChange={(fit) => dispatch({ type: 'card/fit', id: card.id, fit })}
              options={shotFits.map((fit) => ({ value: fit, label: t(`compose.card.fit.${fit}`) }))}
            />
          )}
          <GrantedButton
            action="script.generate"
            size="small"
            icon={<ReloadOutlined />}
            disabled={rewrite.phase === 'streaming' || card.text.trim() === ''}
            onClick={rewrite.start}
          >
            {t('compose.card.rewrite')}
          </GrantedButton>
          <GrantedButton
            action="speech.synthesize"
            size="small"
            icon={<SoundOutlined />}
            loading={run?.state === 'running'}
            disabled={!canSpeak}
            onClick={() => void listen.toggle(card.text)}
          >
            {t(listen.isPlaying ? 'compose.card.silence' : 'compose.card.listen')}
          </GrantedButton>
        </Flex>
      </Flex>
    </li>
  );
});
