import { App, Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { PresenterPicker, presenterName } from '@/blocks/figures';
import { presenters } from '@/engine/figure';
import { MediaError } from '@/engine/media/errors';
import { toSeconds } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { formatDuration } from '@/utils/formatDuration';
import { useEditor, useEditorParts } from '../EditorContext';
import { clipName } from '../line/model/clipShape';
import { buildPresenter, speakableAudio } from './buildPresenter';
import { PanelHead } from './PanelHead';
import panelStyles from './panels.module.css';

/** Presenters who speak a sound of the timeline. */
export function PresentersPanel() {
  const t = useT();
  const { message } = App.useApp();
  const { store, player } = useEditorParts();
  const project = useEditor(({ history }) => history.present);
  const selection = useEditor((state) => state.selection);
  const [presenter, setPresenter] = useState(presenters[0]?.id ?? '');
  const [wished, setWished] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const audios = speakableAudio(project, selection);
  const audio = audios.find(({ id }) => id === wished) ?? audios[0];

  const add = async (): Promise<void> => {
    if (!audio) return;
    setBusy(true);
    try {
      const who = { id: presenter, name: presenterName(t, presenter) };
      const built = await buildPresenter(store.getState().history.present, audio, who, player.media);
      if (!built) return void message.warning(t('presenter.noAudio'));
      if (!store.act(built.action, { label: 'presenter.step' })) store.select([built.clipId]);
    } catch (error) {
      void message.warning(error instanceof MediaError ? t('presenter.noAudio') : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Flex vertical gap={12} className={panelStyles.panel}>
      <PanelHead title={t('timelinePanels.panel.presenters')} hint={t('presenter.panelHint')} />
      <PresenterPicker value={presenter} onChange={setPresenter} />
      <Select
        {...(audio ? { value: audio.id } : {})}
        disabled={!audio}
        placeholder={t('presenter.noVoice')}
        aria-label={t('presenter.voiceClip')}
        options={audios.map((clip) => ({
          value: clip.id,
          label: `${clipName(project, clip)} · ${formatDuration(toSeconds(clip.duration))}`,
        }))}
        onChange={setWished}
      />
      <Button type="primary" block disabled={!audio} loading={isBusy} onClick={() => void add()}>
        {t('presenter.add')}
      </Button>
    </Flex>
  );
}
