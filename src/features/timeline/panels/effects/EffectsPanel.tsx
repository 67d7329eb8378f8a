import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { EFFECT_GROUPS, effectDefinitions } from '@/engine/project/effects';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts, useProject } from '../../EditorContext';
import { clipsFor } from '../dropItem';
import { ItemTile } from '../items/ItemTile';
import { PanelHead } from '../PanelHead';
import styles from '../panels.module.css';
import { usePutItem } from '../usePutItem';
import { buildLook, lookEffects, lookIdOf, newEffect } from './buildEffects';
import { looks } from './looks';
import { useEffectImages } from './useEffectImages';

const lookIds = looks.map(({ id }) => id);

/** Ready looks and single effects, each shown on the image that stands at the playhead. */
export function EffectsPanel() {
  const t = useT();
  const { messages } = useIntl();
  const { store, player } = useEditorParts();
  const project = useProject();
  const selection = useEditor((state) => state.selection);
  const put = usePutItem();
  const images = useEffectImages(samples);

  const clips = clipsFor(project, { at: player.state().time }, selection);
  const worn = clips[0] && lookIdOf(clips[0]);
  const takeOff = () => {
    const built = buildLook(clips, undefined);
    if (built) store.act(built.action, { label: built.label });
  };
  const effectName = (type: string): string => {
    const message: unknown = messages[`timelinePanels.effect.${type}`];
    return typeof message === 'string' ? message : type;
  };
  const face = (key: string) => {
    const image = images.get(key);
    return image && <img className={styles.tileImage} src={image} alt="" draggable={false} />;
  };

  return (
    <Flex vertical gap={12} className={styles.panel}>
      <PanelHead title={t('timelinePanels.panel.effects')} hint={t('timelinePanels.effectsHint')} />
      <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
        {t('timelinePanels.looks')}
        {worn && (
          <Button size="small" type="text" onClick={takeOff}>
            {t('timelinePanels.noLook')}
          </Button>
        )}
      </Flex>
      <GridLayout columns="repeat(auto-fill, minmax(76px, 1fr))" gap={8}>
        {lookIds.map((id) => (
          <ItemTile
            key={id}
            item={{ kind: 'look', id }}
            name={t(`timelinePanels.look.${id}`)}
            isSelected={worn === id}
            onUse={() => (worn === id ? takeOff() : put({ kind: 'look', id }))}
          >
            {face(`look/${id}`)}
          </ItemTile>
        ))}
      </GridLayout>
      {EFFECT_GROUPS.map((group) => (
        <Flex key={group} component="section" vertical gap={8}>
          <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
            {t(`timelinePanels.effectGroup.${group}`)}
          </Flex>
          <GridLayout columns="repeat(auto-fill, minmax(76px, 1fr))" gap={8}>
            {effectDefinitions
              .filter((definition) => definition.group === group)
              .map(({ type }) => {
                const item = { kind: 'effect', id: type } as const;
                return (
                  <ItemTile key={type} item={item} name={effectName(type)} onUse={() => put(item)}>
                    {face(`effect/${type}`)}
                  </ItemTile>
                );
              })}
          </GridLayout>
        </Flex>
      ))}
    </Flex>
  );
}

const samples = new Map([
  ...looks.map((look) => [`look/${look.id}`, lookEffects(look)] as const),
  ...effectDefinitions.map(({ type }) => [`effect/${type}`, [newEffect(type)]] as const),
]);
