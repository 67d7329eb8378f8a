import { SoundOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Segmented, Select, Skeleton } from 'antd';
import { useEffect, useMemo } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { speechApi } from '@/services/speech/api';
import { useCompose, useDispatch } from '../ComposeContext';
import { lengthMiss, spokenCards } from '../model/selectors';
import { PanelTitle } from '../PanelTitle';
import { useListen } from './useListen';

const speeds = [0.8, 1, 1.15, 1.3, 1.5] as const;

const speedChoices = (speed: number): readonly number[] =>
  [...new Set([...speeds, speed])].sort((left, right) => left - right);

/** The video misses the length that was asked for: how far, and the speed that mends it. */
function LengthNotice() {
  const t = useT();
  const dispatch = useDispatch();
  const draft = useCompose((state) => state.draft);
  const miss = useMemo(() => lengthMiss(draft), [draft]);
  if (!miss) return null;
  const { speed, wished } = miss;
  const seconds = Math.round(miss.seconds);
  const isLong = miss.seconds > wished;
  return (
    <Alert
      type="info"
      showIcon
      title={t(isLong ? 'compose.length.long' : 'compose.length.short', { seconds, wished })}
      action={
        speed !== undefined && (
          <Button size="small" onClick={() => dispatch({ type: 'voice/choose', speed })}>
            {t('compose.length.fit', { n: speed })}
          </Button>
        )
      }
    />
  );
}

/** Voice and speed, with a trial on the user's own first sentence. */
export function VoicePicker() {
  const t = useT();
  const dispatch = useDispatch();
  const voiceId = useCompose((state) => state.draft.voiceId);
  const speed = useCompose((state) => state.draft.speed);
  const trialText = useCompose((state) => spokenCards(state.draft.cards)[0]?.text ?? '');
  const listen = useListen();
  const { data, error, loading, refresh } = useLoad(speechApi.voices);

  const first = data?.list[0]?.id;
  const isKnown = data?.list.some((voice) => voice.id === voiceId) ?? true;
  useEffect(() => {
    if (first && (voiceId === '' || !isKnown)) dispatch({ type: 'voice/choose', voiceId: first });
  }, [first, voiceId, isKnown, dispatch]);

  if (loading && !data) return <Skeleton active paragraph={{ rows: 2 }} />;
  if (error) {
    return <LoadFailure error={error} onRetry={refresh} />;
  }
  return (
    <Flex component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.voice.title')}>
      <PanelTitle component="h3">{t('compose.voice.title')}</PanelTitle>
      <Flex gap="8px 12px" align="center" wrap>
        <Select
          style={{ flex: 1, minInlineSize: 160 }}
          value={voiceId || undefined}
          aria-label={t('compose.voice.title')}
          onChange={(value) => {
            listen.stop();
            dispatch({ type: 'voice/choose', voiceId: value });
          }}
          options={data?.list.map((voice) => ({
            value: voice.id,
            label: [voice.name, t(`compose.voice.${voice.gender}`), voice.style].filter(Boolean).join(' · '),
          }))}
        />
        <Button icon={<SoundOutlined />} disabled={trialText === ''} onClick={() => void listen.toggle(trialText)}>
          {t(listen.isPlaying ? 'compose.card.silence' : 'compose.voice.try')}
        </Button>
      </Flex>
      <Segmented
        block
        size="small"
        value={speed}
        aria-label={t('compose.voice.speed')}
        onChange={(value) => dispatch({ type: 'voice/choose', speed: value })}
        options={speedChoices(speed).map((value) => ({ value, label: t('compose.voice.times', { n: value }) }))}
      />
      <LengthNotice />
      {data && (
        <Text type="secondary" size={13}>
          {t('compose.voice.engine', { name: data.engine })}
        </Text>
      )}
    </Flex>
  );
}
