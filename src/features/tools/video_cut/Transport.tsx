import {
  CaretRightOutlined,
  FlagOutlined,
  PauseOutlined,
  RedoOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { clockOf } from '@/blocks/strips';
import { useT } from '@/hooks/useT';
import styles from './cut.module.css';
import type { CutActions } from './useCutActions';
import type { useCutDocument } from './useCutDocument';
import type { Player } from './usePlayer';

interface TransportProps {
  readonly player: Player;
  readonly cut: ReturnType<typeof useCutDocument>;
  readonly actions: CutActions;
  readonly duration: number;
  readonly fps: number;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** What the result will play, in order. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

const MOST_ZOOM = 16;

/** Play, frame by frame, in and out, marks, undo. */
export function Transport({ player, cut, actions, duration, fps, zoom, onZoom, spans }: TransportProps) {
  const t = useT();
  const { isPlaying, playingSpan, time } = player;
  const icon = (label: string, image: ReactNode, run: () => void, isOff = false) => (
    <Tooltip title={label}>
      <Button type="text" aria-label={label} icon={image} disabled={isOff} onClick={run} />
    </Tooltip>
  );
  return (
    <Flex gap="8px 12px" align="center" justify="space-between" wrap>
      <span className={styles.group}>
        {icon(t('toolCut.frameBack'), <StepBackwardOutlined />, () => void actions.step(-1))}
        {icon(
          t(isPlaying ? 'toolCut.pause' : 'toolCut.play'),
          isPlaying ? <PauseOutlined /> : <CaretRightOutlined />,
          player.toggle,
        )}
        {icon(t('toolCut.frameForward'), <StepForwardOutlined />, () => void actions.step(1))}
        <span className={styles.clock} data-testid="cut-time">
          {clockOf(time)}{' '}
          <small>
            / {clockOf(duration)}
            {fps > 0 ? ` · ${t('toolCut.frame', { frame: Math.round(time * fps) })}` : ''}
          </small>
        </span>
      </span>
      <span className={styles.group}>
        <Button onClick={actions.setIn}>{t('toolCut.in')}</Button>
        <Button
          onClick={actions.setOut}
          type={actions.pendingIn === null ? 'default' : 'primary'}
          ghost={actions.pendingIn !== null}
        >
          {actions.pendingIn === null ? t('toolCut.out') : t('toolCut.outFrom', { time: clockOf(actions.pendingIn) })}
        </Button>
        {icon(t('toolCut.mark'), <FlagOutlined />, actions.mark)}
      </span>
      <span className={styles.group}>
        {icon(t('toolCut.undo'), <UndoOutlined />, actions.undo, !cut.canUndo)}
        {icon(t('toolCut.redo'), <RedoOutlined />, actions.redo, !cut.canRedo)}
        {icon(t('toolCut.zoomOut'), <ZoomOutOutlined />, () => onZoom(Math.max(1, zoom / 2)), zoom <= 1)}
        {icon(t('toolCut.zoomIn'), <ZoomInOutlined />, () => onZoom(Math.min(MOST_ZOOM, zoom * 2)), zoom >= MOST_ZOOM)}
      </span>
      <Button disabled={spans.length === 0} onClick={() => player.playSpans(spans)}>
        {playingSpan >= 0
          ? t('toolCut.playingSpan', { number: playingSpan + 1, count: spans.length })
          : t('toolCut.playResult')}
      </Button>
    </Flex>
  );
}
