import { CaretRightFilled, LoadingOutlined, PauseOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Slider } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { createPlayer, type Player, type PlayerState } from '@/engine/playback';
import { projectDuration } from '@/engine/project/projectDuration';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { formatDuration } from '@/utils/formatDuration';
import styles from './FigurePreview.module.css';
import { isDrawable, type Shape, shapes } from './options';
import type { Video } from './useVideo';

interface FigurePreviewProps {
  readonly video: Video;
  readonly shape: Shape;
  readonly canSpeak: boolean;
}

/** Pixels of header, paddings and transport: the whole video is seen at once on a low screen too. */
const around = 200;

/** The video itself, played from its document with its voice: what is seen here is what is exported. */
export function FigurePreview({ video, shape, canSpeak }: FigurePreviewProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [player, setPlayer] = useState<Player>();
  const [state, setState] = useState<PlayerState>();
  const wantsPlay = useRef(false);
  const { project } = video;

  useEffect(() => {
    if (!canvas.current || !isDrawable()) return;
    const made = createPlayer(canvas.current, { watermark: merchantWatermark() });
    const end = made.subscribe(setState);
    setPlayer(made);
    return () => {
      end();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    if (!player || !project) return;
    player.setProject(project);
    if (wantsPlay.current && video.isVoiced) {
      wantsPlay.current = false;
      player.seek(fromSeconds(0));
      player.play();
    }
  }, [player, project, video.isVoiced]);

  const [width, height] = shapes[shape];
  const duration = project ? toSeconds(projectDuration(project)) : 0;
  const time = state ? toSeconds(state.time) : 0;
  const isPlaying = state?.playing ?? false;
  const press = async () => {
    if (isPlaying) return player?.pause();
    if (video.isVoiced) return player?.play();
    wantsPlay.current = true;
    if (!(await video.speak())) wantsPlay.current = false;
  };
  const label = video.isVoiced ? t(isPlaying ? 'toolFigure.pause' : 'toolFigure.play') : t('toolFigure.listen');
  return (
    <div className={styles.preview}>
      <div
        className={styles.screen}
        style={{
          aspectRatio: `${width} / ${height}`,
          maxInlineSize: `min(${width > height ? 640 : 380}px, calc((100vh - ${around}px) * ${width / height}))`,
        }}
      >
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={t('toolFigure.preview')} />
      </div>
      {state?.error && <Alert type="warning" showIcon title={t('toolFigure.playProblem')} />}
      <Flex gap={12} align="center" style={{ marginBlockStart: 12 }}>
        <Button
          type="primary"
          ghost={!video.isVoiced}
          disabled={!project || !canSpeak}
          icon={
            video.isSpeaking ? (
              <LoadingOutlined aria-hidden />
            ) : isPlaying ? (
              <PauseOutlined aria-hidden />
            ) : (
              <CaretRightFilled aria-hidden />
            )
          }
          onClick={() => void press()}
        >
          {video.isSpeaking ? t('toolFigure.speaking') : label}
        </Button>
        <Slider
          style={{ flex: 1, minInlineSize: 80 }}
          min={0}
          max={Math.max(duration, 0.1)}
          step={0.1}
          value={Math.min(time, duration)}
          disabled={!project}
          ariaLabelForHandle={t('toolFigure.position')}
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
