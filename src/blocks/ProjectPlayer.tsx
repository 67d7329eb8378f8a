import { CaretRightFilled, PauseOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Flex, Slider } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { MediaError } from '@/engine/media/errors';
import { createPlayer, type Player, type PlayerState } from '@/engine/playback';
import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { fromSeconds, type Ticks, toSeconds, ZERO } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { formatDuration } from '@/utils/formatDuration';
import styles from './player.module.css';

interface ProjectPlayerProps {
  readonly project: Project | undefined;
  /** Shows this moment whenever it changes. */
  readonly showAt?: Ticks;
  readonly isSmall?: boolean;
  /** Each project that is given plays from its beginning. */
  readonly playsAtOnce?: boolean;
}

/** The video itself, played from its document: what is seen here is what the export writes. */
export function ProjectPlayer({ project, showAt, isSmall = false, playsAtOnce = false }: ProjectPlayerProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [player, setPlayer] = useState<Player>();
  const [state, setState] = useState<PlayerState>();
  const [isUnsupported, setUnsupported] = useState(false);

  useEffect(() => {
    if (!canvas.current) return;
    const made = openPlayer(canvas.current);
    setUnsupported(!made);
    if (!made) return;
    const end = made.subscribe(setState);
    setPlayer(made);
    return () => {
      end();
      made.dispose();
      setPlayer(undefined);
    };
  }, []);
  useEffect(() => {
    if (!player || !project) return;
    player.setProject(project);
    if (!playsAtOnce) return;
    player.seek(ZERO);
    player.play();
  }, [player, project, playsAtOnce]);
  useEffect(() => {
    if (player && showAt !== undefined) player.seek(showAt);
  }, [player, showAt]);

  const duration = project ? toSeconds(projectDuration(project)) : 0;
  const time = state ? toSeconds(state.time) : 0;
  const isPlaying = state?.playing ?? false;
  const aspectRatio = project ? `${project.canvas.width} / ${project.canvas.height}` : '9 / 16';
  // As wide as its height allows: an upright picture must not push its controls off the screen.
  const inlineSize = `min(100%, calc(66vh * ${aspectRatio}))`;
  return (
    <div className={isSmall ? styles.playerSmall : styles.player}>
      <div className={styles.screen} style={{ aspectRatio, inlineSize }}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={t('render.preview')} />
        {!project && <Empty className={styles.screenEmpty} description={t('render.nothingToPlay')} />}
      </div>
      {(state?.error || isUnsupported) && <Alert type="warning" showIcon title={t('render.playProblem')} />}
      <Flex gap={12} align="center">
        <Button
          type="primary"
          shape="circle"
          disabled={!project}
          icon={isPlaying ? <PauseOutlined /> : <CaretRightFilled />}
          aria-label={t(isPlaying ? 'render.pause' : 'render.play')}
          onClick={() => (isPlaying ? player?.pause() : player?.play())}
        />
        <Slider
          style={{ flex: 1, minInlineSize: 32 }}
          min={0}
          max={Math.max(duration, 0.1)}
          step={0.1}
          value={Math.min(time, duration)}
          disabled={!project}
          ariaLabelForHandle={t('render.position')}
          tooltip={{ formatter: (value) => formatDuration(value ?? 0) }}
          onChange={(value) => player?.seek(fromSeconds(value))}
        />
        <Text type="secondary" size="small" tabular style={{ whiteSpace: 'nowrap' }}>
          {formatDuration(time)} / {formatDuration(duration)}
        </Text>
      </Flex>
    </div>
  );
}

/** Undefined where the browser cannot play what it makes. */
function openPlayer(canvas: HTMLCanvasElement): Player | undefined {
  try {
    return createPlayer(canvas, { watermark: merchantWatermark() });
  } catch (error) {
    if (error instanceof MediaError) return undefined;
    throw error;
  }
}
