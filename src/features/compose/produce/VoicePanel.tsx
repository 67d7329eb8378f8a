import { Alert, Button, Flex, Progress } from 'antd';
import { useEffect } from 'react';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { useCompose, useDispatch, useParts } from '../ComposeContext';
import { runningVoices, spokenCards, totalSeconds, unvoiced, voiceKey } from '../model/selectors';
import { PanelTitle } from '../PanelTitle';

/** The voices: made sentence by sentence, only those that are missing. */
export function VoicePanel() {
  const t = useT();
  const dispatch = useDispatch();
  const { store, voices } = useParts();
  const count = useCompose((state) => spokenCards(state.draft.cards).length);
  const missing = useCompose((state) => unvoiced(state.draft).length);
  const running = useCompose(runningVoices);
  const seconds = useCompose((state) => totalSeconds(state.draft));
  const voiceId = useCompose((state) => state.draft.voiceId);
  const failed = useCompose((state) => state.voiceRuns);
  const cards = useCompose((state) => state.draft.cards);
  const speed = useCompose((state) => state.draft.speed);

  // The preview is worth nothing without sound: begin at once, or when the cards come that are still being laid out.
  useEffect(() => {
    if (voiceId !== '' && count > 0 && unvoiced(store.getState().draft).length > 0) void voices.makeAll();
  }, [store, voices, voiceId, count]);

  const failures = spokenCards(cards).flatMap((card) => {
    const run = failed[voiceKey(card.text, voiceId, speed)];
    return run?.state === 'failed' ? [{ card, problem: run.problem }] : [];
  });
  const done = count - missing;
  return (
    <Panel component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('render.voices')}>
      <Flex gap="8px 12px" align="center" wrap>
        <PanelTitle>{t('render.voices')}</PanelTitle>
        <Text type="secondary" size={13} aria-live="polite">
          {t('render.voicesDone', { done, count, time: formatDuration(Math.round(seconds)) })}
        </Text>
      </Flex>
      <Progress
        percent={count === 0 ? 0 : Math.round((done / count) * 100)}
        status={failures.length > 0 && running === 0 ? 'exception' : missing > 0 ? 'active' : 'success'}
        aria-label={t('render.voices')}
      />
      {failures.length > 0 && running === 0 && (
        <Alert
          type="error"
          showIcon
          title={t('render.voicesFailed', { count: failures.length })}
          description={
            <ul>
              {failures.slice(0, 4).map(({ card, problem }) => (
                <li key={card.id}>
                  {card.text.slice(0, 24)}: {problem}
                </li>
              ))}
            </ul>
          }
          action={
            <Button size="small" onClick={() => dispatch({ type: 'step/go', step: 'storyboard' })}>
              {t('render.toStoryboard')}
            </Button>
          }
        />
      )}
      {missing > 0 && (
        <Flex gap={8} align="center" wrap>
          {running > 0 ? (
            <Button size="small" onClick={voices.cancel}>
              {t('common.stop')}
            </Button>
          ) : (
            <Button size="small" type="primary" disabled={voiceId === ''} onClick={() => void voices.makeAll()}>
              {t('render.makeVoices', { count: missing })}
            </Button>
          )}
        </Flex>
      )}
    </Panel>
  );
}
