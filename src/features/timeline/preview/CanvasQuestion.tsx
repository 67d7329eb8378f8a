import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Project } from '@/engine/project/schema';
import { rateNumber } from '@/engine/time/frameRate';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { canvasLike } from '../model/canvasSizes';
import { Question } from './Question';

/** The video that is alone on the main track; undefined for anything else. */
function onlyVideo({ tracks, media }: Project) {
  const [clip, another] = tracks.main.clips;
  return clip?.type === 'video' && !another ? media[clip.mediaId] : undefined;
}

/** The first clip says what the video will be: asks once whether the canvas is to be as the clip is. */
export function CanvasQuestion() {
  const t = useT();
  const { store } = useEditorParts();
  const canvas = useEditor(({ history }) => history.present.canvas);
  const only = useEditor(({ history }) => onlyVideo(history.present));
  const isEmpty = useEditor(({ history }) => history.present.tracks.main.clips.length === 0);
  // Asked of what comes in now; a project that is opened with one clip has been answered.
  const wasEmpty = useRef(isEmpty);
  const [asked, setAsked] = useState<string>();
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (isEmpty) wasEmpty.current = true;
    else if (wasEmpty.current) {
      wasEmpty.current = false;
      setAsked(only?.id);
    }
  }, [isEmpty, only]);

  const patch = only && only.id === asked && !isAnswered ? canvasLike(canvas, only) : undefined;
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
          store.act({ type: 'setCanvas', patch }, { label: 'timeline.step.setCanvas' });
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
