import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Project } from '@/engine/project/schema';
import { rateNumber } from '@/engine/time/frameRate';
import { useT } from '@/hooks/useT';
import { useEditor } from '../EditorContext';
import { canvasLike } from '../model/canvasSizes';
import { useSetCanvas } from '../model/useSetCanvas';
import { Question } from './Question';

/** The video that the main track begins with; undefined for anything else. */
function firstVideo({ tracks, media }: Project) {
  const [clip] = tracks.main.clips;
  return clip?.type === 'video' ? media[clip.mediaId] : undefined;
}

/**
 * The first clip says what the video will be: asks once whether the canvas is to be as the clip is. Who goes on with another
 * clip has answered.
 */
export function CanvasQuestion() {
  const t = useT();
  const setCanvas = useSetCanvas();
  const canvas = useEditor(({ history }) => history.present.canvas);
  const first = useEditor(({ history }) => firstVideo(history.present));
  const count = useEditor(({ history }) => history.present.tracks.main.clips.length);
  // Asked of what comes in now; a project that is opened with clips has been answered.
  const wasEmpty = useRef(count === 0);
  const [asked, setAsked] = useState<{ readonly mediaId: string | undefined; readonly count: number }>();
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (count === 0) wasEmpty.current = true;
    else if (wasEmpty.current) {
      wasEmpty.current = false;
      setAsked({ mediaId: first?.id, count });
    }
  }, [count, first]);

  const isAsked = !isAnswered && first?.id === asked?.mediaId && count === asked?.count;
  const patch = first && isAsked ? canvasLike(canvas, first) : undefined;
  if (!patch) return null;
  const { width, height, fps } = { ...canvas, ...patch };
  const shown = (value: typeof canvas) => ({ width: value.width, height: value.height, rate: rateNumber(value.fps) });
  return (
    <Question text={t('timeline.canvasDiffers', { ...shown(canvas) })}>
      <Button
        size="small"
        type="primary"
        onClick={() => {
          setAnswered(true);
          setCanvas(patch);
        }}
      >
        {t('timeline.canvasFollow', { width, height, rate: rateNumber(fps) })}
      </Button>
      <Button size="small" onClick={() => setAnswered(true)}>
        {t('timeline.canvasKeep')}
      </Button>
    </Question>
  );
}
