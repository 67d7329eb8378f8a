import { Flex } from 'antd';
import type { ComponentType } from 'react';
import { useT } from '@/hooks/useT';
import { PanelHead } from '../panels/PanelHead';
import panelStyles from '../panels/panels.module.css';
import { EffectList } from './EffectList';
import { LoopList } from './LoopList';
import { MixSettings } from './MixSettings';

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
