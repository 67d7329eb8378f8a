import { Button, Flex, Select } from 'antd';
import { NumberControl, Row, Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import { FAR, handlesOf } from '@/engine/edit/edges';
import { TRANSITION_GROUPS, transitionDefinition, transitionDefinitions } from '@/engine/project/transitions';
import { findClip } from '@/engine/project/walk';
import { fromSeconds, type Ticks, toSeconds } from '@/engine/time/ticks';
import { type MessageId, useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import { useEditor, useEditorParts } from '../EditorContext';
import type { Cut } from '../model/editorStore';
import styles from './inspector.module.css';

const longest = 5;

/** The transition on a cut: its kind and length, or none yet. */
export function CutInspector({ cut }: { readonly cut: Cut }) {
  const t = useT();
  const { store } = useEditorParts();
  const project = useEditor(({ history }) => history.present);
  const transition = project.tracks.main.transitions.find(
    ({ leftClipId, rightClipId }) => leftClipId === cut.leftClipId && rightClipId === cut.rightClipId,
  );
  const left = findClip(project, cut.leftClipId)?.clip;
  const right = findClip(project, cut.rightClipId)?.clip;
  if (!left || !right) return null;
  const definition = transition && transitionDefinition(transition.type);
  // It may not reach over the middle of either neighbor's own time.
  const most = Math.min(longest, toSeconds(left.duration), toSeconds(right.duration));
  const put = (type: string, seconds: number, merge?: string) =>
    store.act(
      {
        type: 'setTransition',
        ...cut,
        transition: { id: transition?.id ?? newId(), type, duration: fromSeconds(Math.min(most, seconds)) },
      },
      { label: 'timeline.step.setTransition', ...(merge ? { merge } : {}) },
    );
  return (
    <Flex vertical className={styles.inspector}>
      <Flex component="header" gap={8} align="center" className={styles.head}>
        <Text component="h2" size="medium" strong ellipsis style={{ flex: 1 }}>
          {t('timeline.inspector.transition')}
        </Text>
      </Flex>
      <Section title={t('timeline.inspector.transitionKind')}>
        <Select
          size="small"
          aria-label={t('timeline.inspector.transitionKind')}
          value={transition?.type ?? null}
          placeholder={t('timeline.inspector.noTransition')}
          options={TRANSITION_GROUPS.map((group) => ({
            label: t(`timelinePanels.transitionGroup.${group}`),
            options: transitionDefinitions
              .filter((item) => item.group === group)
              .map(({ type }) => ({ value: type, label: t(`timelinePanels.transition.${type}` as MessageId) })),
          }))}
          onChange={(type) =>
            put(type, transition ? toSeconds(transition.duration) : (transitionDefinition(type)?.defaultSeconds ?? 0.5))
          }
        />
        {transition && (
          <>
            <Handles handles={handlesOf(project, left, right)} need={transition.duration / 2} />
            <Row label={t('timeline.inspector.length')}>
              <NumberControl
                label={t('timeline.inspector.length')}
                value={toSeconds(transition.duration)}
                min={Math.min(most, definition?.minSeconds ?? 0.1)}
                max={most}
                step={0.1}
                unit="seconds"
                onChange={(seconds) => put(transition.type, seconds, `transition:${transition.id}`)}
                onEnd={store.seal}
              />
            </Row>
            <Button
              size="small"
              danger
              onClick={() =>
                store.act({ type: 'setTransition', ...cut, transition: null }, { label: 'timeline.step.setTransition' })
              }
            >
              {t('timeline.inspector.removeTransition')}
            </Button>
          </>
        )}
      </Section>
    </Flex>
  );
}

interface HandlesProps {
  readonly handles: ReturnType<typeof handlesOf>;
  /** What the transition shows of each side beyond the cut, ticks. */
  readonly need: number;
}

/** How much material the transition has beyond the cut, and what is seen where that is too little. */
function Handles({ handles: { left, right }, need }: HandlesProps) {
  const t = useT();
  // Images and frozen frames stand still anyway.
  if (left >= FAR && right >= FAR) return null;
  const seconds = (handle: Ticks): string => (handle >= FAR ? '∞' : toSeconds(handle).toFixed(1));
  const isEnough = left >= need && right >= need;
  return (
    <Text component="p" size="small" type={isEnough ? 'secondary' : undefined}>
      {t('timeline.inspector.handles', { left: seconds(left), right: seconds(right) })}{' '}
      {t(isEnough ? 'timeline.inspector.handlesEnough' : 'timeline.inspector.handlesShort')}
    </Text>
  );
}
