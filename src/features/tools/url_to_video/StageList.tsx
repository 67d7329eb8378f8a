import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Alert, Flex, Progress } from 'antd';
import type { ReactNode } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { GrantedButton } from '@/components/GrantedButton';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import type { Project } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { BoardPart } from './BoardPart';
import { FactsPart } from './FactsPart';
import { FrameworkPart } from './FrameworkPart';
import { MadePart } from './MadePart';
import styles from './StageList.module.css';
import { VoicePart } from './VoicePart';
import type { Stage, StageState, Video } from './video';
import { stageRights, stages } from './video';
import { videoStore } from './videoStore';

/** The script as it comes, then to be changed; words against the ad law are marked. */
function ScriptPart({ video, isLocked }: { video: Video; isLocked: boolean }) {
  const t = useT();
  return (
    <Flex vertical gap={8}>
      <ComplianceTextArea
        aria-label={t('toolLink.words')}
        placeholder={t('toolLink.wordsHint')}
        readOnly={isLocked}
        category={video.facts?.category}
        value={video.script}
        autoSize={{ minRows: 4, maxRows: 14 }}
        hasList
        onChange={(script) => videoStore.change({ script }, 'script')}
      />
      <Text component="p" type="secondary" size="small">
        {t('toolLink.wordsHint')}
      </Text>
    </Flex>
  );
}

interface Props {
  readonly video: Video;
  readonly isRunning: boolean;
  readonly run: (stages: readonly Stage[]) => void;
  readonly project: Project | undefined;
}

const icons: Readonly<Record<StageState['phase'], ReactNode>> = {
  todo: <MinusCircleOutlined aria-hidden />,
  running: <LoadingOutlined aria-hidden />,
  done: <CheckCircleFilled aria-hidden />,
  failed: <CloseCircleFilled aria-hidden />,
};

/** The stages one below the other: how each stands, what it made, and the way to do it again. */
export function StageList({ video, isRunning, run, project }: Props) {
  const t = useT();
  const parts: Readonly<Record<Stage, ReactNode>> = {
    read: video.facts && <FactsPart video={video} facts={video.facts} isLocked={isRunning} />,
    framework: video.facts && <FrameworkPart video={video} facts={video.facts} isLocked={isRunning} />,
    script: video.script !== '' && <ScriptPart video={video} isLocked={isRunning} />,
    board: video.cards.length > 0 && <BoardPart video={video} isLocked={isRunning} />,
    voice: video.cards.length > 0 && <VoicePart video={video} />,
    render: <MadePart video={video} project={project} />,
  };
  /** A stage rests on those before it. */
  const isReady = (stage: Stage): boolean =>
    stages.slice(0, stages.indexOf(stage)).every((one) => video.states[one].phase === 'done') &&
    video.link.trim() !== '';
  return (
    <Flex component="ol" vertical gap={12} aria-label={t('toolLink.pipeline')}>
      {stages.map((stage, index) => {
        const state = video.states[stage];
        const name = t(`toolLink.stage.${stage}`);
        return (
          <Panel key={stage} component="li" vertical gap={12} className={styles.stage} data-phase={state.phase}>
            <Flex component="header" gap={8} align="center" wrap>
              <Text type="tertiary" className={styles.stageIcon}>
                {icons[state.phase]}
              </Text>
              <Text component="h2" size="large" strong>
                {index + 1}. {name}
              </Text>
              <Text type="secondary" size="small" style={{ flex: 1 }} role="status">
                {t(`toolLink.phase.${state.phase}`)}
                {state.phase === 'running' && state.count !== undefined && stage !== 'render'
                  ? ` ${t('toolLink.progress', { done: state.done ?? 0, count: state.count })}`
                  : ''}
              </Text>
              <GrantedButton
                action={stageRights[stage]}
                size="small"
                disabled={isRunning || !isReady(stage)}
                aria-label={t('toolLink.redo', { act: t(actOf(state.phase)), stage: name })}
                onClick={() => run([stage])}
              >
                {t(actOf(state.phase))}
              </GrantedButton>
            </Flex>
            {state.phase === 'running' && <Progress percent={state.percent ?? 0} status="active" size="small" />}
            {state.phase === 'failed' && <Alert type="error" showIcon title={state.problem} />}
            {parts[stage]}
          </Panel>
        );
      })}
    </Flex>
  );
}

const actOf = (phase: string): 'toolLink.redoThis' | 'toolLink.doThis' =>
  phase === 'done' ? 'toolLink.redoThis' : 'toolLink.doThis';
