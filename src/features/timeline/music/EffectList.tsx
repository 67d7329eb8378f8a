import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import { type SoundEffect, soundEffects } from '@/engine/audio';
import { type MessageId, useT } from '@/hooks/useT';
import { BuiltInRow } from './BuiltInRow';
import { useTrial } from './useTrial';

const groups = ['move', 'hint', 'hit', 'life', 'mood'] as const;

/** Sound effects of our own, computed in the browser; they keep their loudness under a voice. */
export function EffectList() {
  const t = useT();
  const trial = useTrial();
  const [group, setGroup] = useState<(typeof groups)[number]>('move');
  const nameOf = ({ id }: SoundEffect): string => t(`materialData.sound.${id}` as MessageId);
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
            <BuiltInRow key={effect.id} item={{ kind: 'sound', id: effect.id, name: nameOf(effect) }} trial={trial} />
          ))}
      </Flex>
    </>
  );
}
