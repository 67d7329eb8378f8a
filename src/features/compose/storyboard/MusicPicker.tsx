import { SoundOutlined } from '@ant-design/icons';
import { Button, Flex, Select } from 'antd';
import { useMemo } from 'react';
import { loopAudio, usePlayer } from '@/blocks/materials';
import { loopById } from '@/domain/storyboard/music';
import { productMusic } from '@/domain/storyboard/productVideo';
import { loops } from '@/engine/audio';
import { useActionRunner } from '@/hooks/useAction';
import { type MessageId, useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import { productVideo } from '../model/draftProject';
import { PanelTitle } from '../PanelTitle';

const AUTO = 'auto';
const NONE = 'none';

/** The music below the voice: chosen by what is sold, or by hand, or none. */
export function MusicPicker() {
  const t = useT();
  const dispatch = useDispatch();
  const player = usePlayer();
  const runAction = useActionRunner();
  const music = useCompose((state) => state.draft.music);
  const draft = useCompose((state) => state.draft);
  const heard = useMemo(() => productMusic(productVideo(draft)), [draft]);
  const nameOf = (id: string): string => t(`materialData.loop.${id}` as MessageId);
  const suggested = useMemo(() => productMusic({ ...productVideo(draft), music: undefined }), [draft]);

  const choose = (value: string) => {
    player.stop();
    dispatch({ type: 'music/choose', id: value === AUTO ? undefined : value === NONE ? '' : value });
  };
  return (
    <Flex component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.music.title')}>
      <PanelTitle component="h3">{t('compose.music.title')}</PanelTitle>
      <Flex gap="8px 12px" align="center" wrap>
        <Select
          style={{ flex: 1, minInlineSize: 160 }}
          value={music === undefined || (music !== '' && !loopById(music)) ? AUTO : music || NONE}
          aria-label={t('compose.music.title')}
          onChange={choose}
          options={[
            { value: AUTO, label: t('compose.music.auto', { name: suggested ? nameOf(suggested.id) : '' }) },
            { value: NONE, label: t('compose.music.none') },
            ...loops.map(({ id }) => ({ value: id, label: nameOf(id) })),
          ]}
        />
        <Button
          icon={<SoundOutlined />}
          disabled={!heard}
          onClick={() =>
            heard &&
            void runAction(() => player.toggle(heard.id, () => loopAudio(heard), true), undefined, {
              messages: { failed: 'compose.voice.cannotPlay' },
            })
          }
        >
          {t(player.playing ? 'compose.card.silence' : 'compose.voice.try')}
        </Button>
      </Flex>
    </Flex>
  );
}
