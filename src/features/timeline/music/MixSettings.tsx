import { App, Button, Flex, Slider, Switch } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { clearBeats, markBeats, musicClip } from './markBeats';
import styles from './music.module.css';
import { useMusicMessage } from './useMusicMessage';

/** Music under voices, and the beats of the music as markers. */
export function MixSettings() {
  const t = useT();
  const { message } = App.useApp();
  const tell = useMusicMessage();
  const { store, player } = useEditorParts();
  const ducking = useEditor(({ history }) => history.present.ducking);
  const hasBeats = useEditor(({ history }) => history.present.markers.some(({ kind }) => kind === 'beat'));
  const [isBusy, setBusy] = useState(false);
  const change = (patch: Partial<typeof ducking>, merge?: string): void => {
    store.act({ type: 'setDucking', patch }, { label: 'timelineMusic.step.ducking', ...(merge ? { merge } : {}) });
  };
  const mark = async (): Promise<void> => {
    const clip = musicClip(store.getState().history.present, store.getState().selection);
    if (!clip) {
      message.warning(t('timelineMusic.noMusic'));
      return;
    }
    setBusy(true);
    try {
      const found = await markBeats(store.getState().history.present, clip, player.media);
      if (!found) message.warning(t('timelineMusic.noBeats'));
      else if (!store.act(found.action, { label: 'timelineMusic.step.beats' }))
        message.success(t('timelineMusic.beatsFound', { count: found.count }));
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  const clear = (): void => {
    const action = clearBeats(store.getState().history.present);
    if (action) store.act(action, { label: 'timelineMusic.step.clearBeats' });
  };
  return (
    <>
      <Flex gap={8} align="center">
        <span className={styles.grow} id="music-ducking">
          {t('timelineMusic.ducking')}
        </span>
        <Switch
          size="small"
          checked={ducking.enabled}
          aria-labelledby="music-ducking"
          onChange={(enabled) => change({ enabled })}
        />
      </Flex>
      {ducking.enabled && (
        <Flex gap={8} align="center">
          <Text type="tertiary" size="small" tabular>
            {t('timelineMusic.duckTo')}
          </Text>
          <Slider
            className={styles.grow}
            min={0}
            max={100}
            value={Math.round(ducking.gain * 100)}
            ariaLabelForHandle={t('timelineMusic.duckTo')}
            tooltip={{ formatter: (value) => `${value ?? 0}%` }}
            onChange={(value) => change({ gain: value / 100 }, 'ducking')}
            onChangeComplete={store.seal}
          />
        </Flex>
      )}
      <Flex gap={8} align="center">
        <Button size="small" loading={isBusy} onClick={() => void mark()}>
          {t('timelineMusic.markBeats')}
        </Button>
        {hasBeats && (
          <Button size="small" type="text" onClick={clear}>
            {t('timelineMusic.clearBeats')}
          </Button>
        )}
      </Flex>
    </>
  );
}
