import { useIntl } from '@umijs/max';
import { App, Button, Flex, InputNumber, Switch } from 'antd';
import { useId, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { TRANSITION_GROUPS, transitionDefinitions } from '@/engine/project/transitions';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts, useProject } from '../../EditorContext';
import { buildTransition, type Cut, cutsOf, nearestCut } from '../items/buildItem';
import { ItemTile } from '../items/ItemTile';
import { PanelHead } from '../PanelHead';
import styles from '../panels.module.css';
import { TransitionSample } from './TransitionSample';
import { chooseTransitionSeconds, chosenTransitionSeconds, transitionSeconds } from './transitionSeconds';
import { useTransitionNote } from './useTransitionNote';

const limits = { min: 0.1, max: 5, step: 0.1 } as const;

/** Transitions, moving under the pointer; for the cut at hand or for all of them. */
export function TransitionsPanel() {
  const t = useT();
  const id = useId();
  const { messages } = useIntl();
  const { message } = App.useApp();
  const { store, player } = useEditorParts();
  const note = useTransitionNote();
  const project = useProject();
  const selection = useEditor((state) => state.selection);
  const looked = useEditor((state) => state.cut);
  const [isForAll, setForAll] = useState(false);
  const [seconds, setSeconds] = useState(chosenTransitionSeconds);
  const [shown, setShown] = useState('');
  const cuts = cutsOf(project);

  /** All of them, those between selected clips, else the nearest one. */
  const wanted = (): readonly Cut[] => {
    if (isForAll) return cuts;
    const seen = looked && cuts.filter(({ leftClipId }) => leftClipId === looked.leftClipId);
    if (seen?.length) return seen;
    const chosen = cuts.filter(({ leftClipId, rightClipId }) =>
      selection.size > 1 ? selection.has(leftClipId) && selection.has(rightClipId) : selection.has(rightClipId),
    );
    const nearest = nearestCut(project, player.state().time);
    return chosen.length > 0 || !nearest ? chosen : [nearest];
  };
  const use = (type: string | undefined) => {
    const built = buildTransition(wanted(), type === undefined ? null : { type, seconds: transitionSeconds(type) });
    if (!built) return void message.warning(t('timelinePanels.drop.no-cut'));
    store.act(built.action, { label: built.label });
    note(project, store.getState().history.present);
  };
  const nameOf = (type: string): string => {
    const found: unknown = messages[`timelinePanels.transition.${type}`];
    return typeof found === 'string' ? found : type;
  };
  const worn = new Set(
    wanted().flatMap(
      ({ leftClipId }) => project.tracks.main.transitions.find((item) => item.leftClipId === leftClipId)?.type ?? [],
    ),
  );

  return (
    <Flex vertical gap={12} className={styles.panel}>
      <PanelHead
        title={t('timelinePanels.panel.transitions')}
        hint={cuts.length > 0 ? t('timelinePanels.transitionsHint') : t('timelinePanels.noCuts')}
      />
      <Text component="div" type="secondary" size="small" className={styles.settings}>
        <label htmlFor={`${id}-all`}>{t('timelinePanels.allCuts', { count: cuts.length })}</label>
        <Switch id={`${id}-all`} size="small" checked={isForAll} disabled={cuts.length === 0} onChange={setForAll} />
        <label htmlFor={`${id}-seconds`}>{t('timelinePanels.transitionLength')}</label>
        <InputNumber
          id={`${id}-seconds`}
          size="small"
          {...limits}
          value={seconds ?? null}
          placeholder={t('timelinePanels.ownLength')}
          suffix={t('timelinePanels.seconds')}
          onChange={(value) => {
            const next = value ?? undefined;
            chooseTransitionSeconds(next);
            setSeconds(next);
          }}
        />
      </Text>
      <Button block disabled={worn.size === 0} onClick={() => use(undefined)}>
        {t('timelinePanels.noTransition')}
      </Button>
      {TRANSITION_GROUPS.map((group) => (
        <Flex key={group} component="section" vertical gap={8}>
          <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
            {t(`timelinePanels.transitionGroup.${group}`)}
          </Flex>
          <GridLayout columns="repeat(auto-fill, minmax(76px, 1fr))" gap={8}>
            {transitionDefinitions
              .filter((definition) => definition.group === group)
              .map(({ type }) => (
                <ItemTile
                  key={type}
                  item={{ kind: 'transition', id: type }}
                  name={nameOf(type)}
                  isWide
                  isSelected={worn.has(type)}
                  onUse={() => use(type)}
                  onHover={(isOver) => setShown(isOver ? type : '')}
                >
                  <TransitionSample type={type} isPlaying={shown === type} />
                </ItemTile>
              ))}
          </GridLayout>
        </Flex>
      ))}
    </Flex>
  );
}
