import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import { effectAudio, wavOf } from '@/blocks/materials';
import { type SoundEffect, soundEffects } from '@/engine/audio';
import { type MessageId, useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { AudioRow } from './AudioRow';
import { insertAudio, keepAudio } from './insertAudio';
import { useMusicMessage } from './useMusicMessage';
import { useTrial } from './useTrial';

const groups = ['move', 'hint', 'hit', 'life', 'mood'] as const;

const fileOf = async (effect: SoundEffect, name: string): Promise<File> =>
  new File([wavOf(await effectAudio(effect))], `${name}.wav`, { type: 'audio/wav' });

/** Sound effects of our own, computed in the browser; they keep their loudness under a voice. */
export function EffectList() {
  const t = useT();
  const parts = useEditorParts();
  const trial = useTrial();
  const tell = useMusicMessage();
  const [group, setGroup] = useState<(typeof groups)[number]>('move');
  const [busy, setBusy] = useState<string>();
  const nameOf = ({ id }: SoundEffect): string => t(`materialData.sound.${id}` as MessageId);
  const add = async (effect: SoundEffect): Promise<void> => {
    setBusy(effect.id);
    trial.stop();
    try {
      insertAudio(parts, await keepAudio(parts, await fileOf(effect, nameOf(effect))), { role: 'effect' });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <Segmented
        block
        size="small"
        aria-label={t('timelineMusic.part.effects')}
        value={group}
        onChange={setGroup}
        options={groups.map((value) => ({ value, label: t(`materialData.soundGroup.${value}`) }))}
      />
      <Flex component="ul" vertical>
        {soundEffects
          .filter((effect) => effect.group === group)
          .map((effect) => (
            <AudioRow
              key={effect.id}
              name={nameOf(effect)}
              note=""
              isPlaying={trial.playing === effect.id}
              isBusy={busy === effect.id}
              onTry={() => void trial.toggle(effect.id, () => fileOf(effect, nameOf(effect)))}
              onAdd={() => void add(effect)}
            />
          ))}
      </Flex>
    </>
  );
}
