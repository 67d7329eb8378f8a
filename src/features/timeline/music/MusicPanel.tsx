import { Checkbox, Flex, Segmented } from 'antd';
import { type ComponentType, useState } from 'react';
import { type LoopScore, loopSeconds, loops, type SoundEffect, soundEffects } from '@/engine/audio';
import { type MessageId, useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { PanelHead } from '../panels/PanelHead';
import panelStyles from '../panels/panels.module.css';
import { BuiltInRow } from './BuiltInRow';
import { MixSettings } from './MixSettings';
import { useTrial } from './useTrial';

const parts = [
  { id: 'loops', Body: LoopList },
  { id: 'effects', Body: EffectList },
  { id: 'mix', Body: MixSettings },
] as const;

interface MusicPanelProps {
  /** Sounds of the user's own, below those that everybody has. */
  readonly own: readonly { readonly id: 'voice' | 'record' | 'own'; readonly Body: ComponentType }[];
}

/** Everything that is heard: music, own sounds, voices. */
export function MusicPanel({ own }: MusicPanelProps) {
  const t = useT();
  return (
    <Flex vertical gap={12} className={panelStyles.panel}>
      <PanelHead title={t('timelineMusic.title')} hint={t('timelineMusic.hint')} />
      {[...parts, ...own].map(({ id, Body }) => (
        <Flex key={id} component="section" vertical gap={8} aria-label={t(`timelineMusic.part.${id}`)}>
          <Flex component="h3" align="center" justify="space-between" className={panelStyles.groupTitle}>
            {t(`timelineMusic.part.${id}`)}
          </Flex>
          <Body />
        </Flex>
      ))}
    </Flex>
  );
}

const effectGroups = ['move', 'hint', 'hit', 'life', 'mood'] as const;

/** Sound effects of our own, computed in the browser; they keep their loudness under a voice. */
function EffectList() {
  const t = useT();
  const trial = useTrial();
  const [group, setGroup] = useState<(typeof effectGroups)[number]>('move');
  const nameOf = ({ id }: SoundEffect): string => t(`materialData.sound.${id}` as MessageId);
  return (
    <>
      <Segmented
        block
        size="small"
        aria-label={t('timelineMusic.part.effects')}
        value={group}
        onChange={setGroup}
        options={effectGroups.map((value) => ({ value, label: t(`materialData.soundGroup.${value}`) }))}
      />
      <Flex component="ul" vertical gap={4}>
        {soundEffects
          .filter((effect) => effect.group === group)
          .map((effect) => (
            <BuiltInRow key={effect.id} item={{ kind: 'sound', id: effect.id, name: nameOf(effect) }} trial={trial} />
          ))}
      </Flex>
    </>
  );
}

/** Music of our own, made in the browser: free of anybody's rights. */
function LoopList() {
  const t = useT();
  const trial = useTrial();
  const [isRepeated, setRepeated] = useState(true);
  const nameOf = ({ id }: LoopScore): string => t(`materialData.loop.${id}` as MessageId);
  return (
    <>
      <Checkbox checked={isRepeated} onChange={(event) => setRepeated(event.target.checked)}>
        {t('timelineMusic.repeat')}
      </Checkbox>
      <Flex component="ul" vertical gap={4}>
        {loops.map((score) => (
          <BuiltInRow
            key={score.id}
            item={{ kind: 'loop', id: score.id, name: nameOf(score), isRepeated }}
            note={`${score.bpm} BPM · ${formatDuration(loopSeconds(score))}`}
            trial={trial}
          />
        ))}
      </Flex>
    </>
  );
}
