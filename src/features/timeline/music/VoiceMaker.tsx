import { AudioOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Flex, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { type Recording, startRecording } from '@/blocks/voices/recorder';
import { GrantedButton } from '@/components/GrantedButton';
import { Text } from '@/components/ui/Text';
import type { MediaRef } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { formatSecond } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';
import { formatDuration } from '@/utils/formatDuration';
import { newId } from '@/utils/newId';
import { useEditorParts } from '../EditorContext';
import { insertAudio } from './insertAudio';
import { keepAudio } from './keepAudio';
import styles from './music.module.css';
import { useMusicMessage } from './useMusicMessage';
import { useTrial } from './useTrial';

const speeds = [0.8, 1, 1.15, 1.3, 1.5] as const;
const longestText = 1000;

/** A text that is spoken by the voice service and put at the playhead. */
export function TextToVoice() {
  const t = useT();
  const parts = useEditorParts();
  const tell = useMusicMessage();
  const trial = useTrial();
  const { data } = useLoad(speechApi.voices);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [speed, setSpeed] = useState<number>(1);
  const [isBusy, setBusy] = useState(false);
  const voice = chosen ?? data?.list[0]?.id;

  const speak = async (): Promise<MediaRef | undefined> => {
    if (!voice) return undefined;
    setBusy(true);
    try {
      const { url, duration } = await speechApi.synthesize({ text, voice, speed }, shownByCaller);
      const facts = { width: 0, height: 0, duration: fromSeconds(duration), hasAudio: true };
      return { id: newId(), kind: 'audio', name: text.slice(0, 40), url, ...facts, isAi: true };
    } catch (error) {
      tell(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const listen = async (): Promise<void> => {
    const media = await speak();
    if (media) await trial.toggle('voice', async () => media.url);
  };
  const add = async (): Promise<void> => {
    const media = await speak();
    if (!media) return;
    const known = Object.values(parts.store.getState().history.present.media).find(({ url }) => url === media.url);
    if (insertAudio(parts, known ?? media, { role: 'voice' })) setText('');
  };

  const isReady = text.trim() !== '' && voice !== undefined;
  return (
    <>
      <ComplianceTextArea
        value={text}
        maxLength={longestText}
        autoSize={{ minRows: 2, maxRows: 6 }}
        placeholder={t('timelineMusic.voiceText')}
        aria-label={t('timelineMusic.voiceText')}
        onChange={setText}
      />
      <Flex gap={8} align="center">
        <Select
          size="small"
          className={styles.grow}
          {...(voice ? { value: voice } : {})}
          aria-label={t('timelineMusic.voice')}
          options={(data?.list ?? []).map(({ id, name, style }) => ({
            value: id,
            label: [name, style].filter(Boolean).join(' · '),
          }))}
          onChange={setChosen}
        />
        <Select
          size="small"
          value={speed}
          aria-label={t('timelineMusic.speed')}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
          onChange={setSpeed}
        />
      </Flex>
      <Flex gap={8} align="center">
        <GrantedButton
          action="speech.synthesize"
          size="small"
          disabled={!isReady || isBusy}
          onClick={() => void listen()}
        >
          {t('timelineMusic.listen')}
        </GrantedButton>
        <GrantedButton
          action="speech.synthesize"
          size="small"
          type="primary"
          disabled={!isReady}
          loading={isBusy}
          onClick={() => void add()}
        >
          {t('timelineMusic.addVoice')}
        </GrantedButton>
      </Flex>
    </>
  );
}

/** The microphone, recorded while the video plays; what was said is put where recording began. */
export function VoiceRecorder() {
  const t = useT();
  const parts = useEditorParts();
  const tell = useMusicMessage();
  const recording = useRef<Recording>(undefined);
  const begun = useRef({ at: parts.player.state().time, clock: 0 });
  const [seconds, setSeconds] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const isRecording = seconds !== undefined;

  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setSeconds((performance.now() - begun.current.clock) / 1000), 250);
    return () => clearInterval(timer);
  }, [isRecording]);

  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      recording.current = await startRecording();
      begun.current = { at: parts.player.state().time, clock: performance.now() };
      parts.player.play();
      setSeconds(0);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  const stop = async (): Promise<void> => {
    const running = recording.current;
    recording.current = undefined;
    parts.player.pause();
    setSeconds(undefined);
    setBusy(true);
    try {
      const audio = await running?.stop();
      if (!audio) return;
      const name = `${t('timelineMusic.recordingName')} ${formatSecond(Date.now())}.wav`;
      const media = await keepAudio(parts, new File([audio], name, { type: 'audio/wav' }));
      parts.player.seek(begun.current.at);
      insertAudio(parts, media, { role: 'voice' });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  const stopLatest = useRef(stop);
  useEffect(() => {
    stopLatest.current = stop;
  });
  // Who goes to another panel while he speaks keeps what he said.
  useEffect(() => () => void (recording.current && stopLatest.current()), []);

  return (
    <Flex gap={8} align="center">
      <Button
        size="small"
        danger={isRecording}
        loading={isBusy}
        icon={isRecording ? <StopOutlined aria-hidden /> : <AudioOutlined aria-hidden />}
        onClick={() => void (isRecording ? stop() : start())}
      >
        {t(isRecording ? 'timelineMusic.stopRecording' : 'timelineMusic.startRecording')}
      </Button>
      <Text type="tertiary" size="small" tabular role="timer">
        {isRecording ? formatDuration(seconds) : t('timelineMusic.recordHint')}
      </Text>
    </Flex>
  );
}
