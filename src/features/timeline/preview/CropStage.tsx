import { Button, Flex, Space, Spin } from 'antd';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { numberParam } from '@/engine/project/paramValue';
import type { Clip } from '@/engine/project/schema';
import { sourceTimeAt } from '@/engine/project/sourceTime';
import { findClip } from '@/engine/project/walk';
import { toSeconds } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { canvasRatios, sizeOf } from '../model/canvasSizes';
import { batch, localTime, writeParam } from '../model/paramActions';
import styles from './CropStage.module.css';
import { type CropEdge, type CropRect, cropOfShape, dragCrop } from './crop';
import previewStyles from './previewParts.module.css';
import { fitScale, type Size, useInnerSize } from './useStageSize';

const whole: CropRect = { x: 0, y: 0, width: 1, height: 1 };
const edges: readonly (readonly [CropEdge, number, number, string])[] = [
  ['nw', 0, 0, 'nwse-resize'],
  ['n', 0.5, 0, 'ns-resize'],
  ['ne', 1, 0, 'nesw-resize'],
  ['e', 1, 0.5, 'ew-resize'],
  ['se', 1, 1, 'nwse-resize'],
  ['s', 0.5, 1, 'ns-resize'],
  ['sw', 0, 1, 'nesw-resize'],
  ['w', 0, 0.5, 'ew-resize'],
];
const handlePixels = 11;

function cropOf(clip: Clip, at: Parameters<typeof numberParam>[2]): CropRect {
  const x = numberParam(clip, 'cropX', at);
  const y = numberParam(clip, 'cropY', at);
  const width = Math.min(numberParam(clip, 'cropW', at), 1 - x);
  return { x, y, width, height: Math.min(numberParam(clip, 'cropH', at), 1 - y) };
}

/** The whole source image with the part that is shown; one entry in the history when it is done. */
export function CropStage({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const { store, player } = useEditorParts();
  const area = useRef<HTMLDivElement>(null);
  const inner = useInnerSize(area);
  const clip = useEditor(({ history }) => findClip(history.present, clipId)?.clip);
  const canvas = useEditor(({ history }) => history.present.canvas);
  const [time] = useState(() => player.state().time);
  const { image, source, hasFailed } = useSourceImage(clipId);
  const at = clip ? localTime(clip, time, canvas.fps) : undefined;
  const [rect, setRect] = useState<CropRect>(() => (clip && at !== undefined ? cropOf(clip, at) : whole));
  const drag = useRef<{ readonly edge: CropEdge; readonly rect: CropRect; readonly x: number; readonly y: number }>(
    undefined,
  );
  if (!clip || at === undefined) return null;

  const close = () => store.set({ cropping: undefined });
  const apply = () => {
    const round = (value: number): number => Math.round(value * 10000) / 10000;
    const action = batch([
      writeParam(clip, 'cropX', round(rect.x), at),
      writeParam(clip, 'cropY', round(rect.y), at),
      writeParam(clip, 'cropW', round(rect.width), at),
      writeParam(clip, 'cropH', round(rect.height), at),
    ]);
    if (action) store.act(action, { label: 'timeline.step.crop' });
    close();
  };
  const scale = source ? fitScale(inner, source) : 0;
  const size = source && { width: source.width * scale, height: source.height * scale };
  const begin = (edge: CropEdge) => (event: PointerEvent<SVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { edge, rect, x: event.clientX, y: event.clientY };
  };
  const step = (event: PointerEvent) => {
    const { current } = drag;
    if (!current || !size) return;
    const dx = (event.clientX - current.x) / size.width;
    const dy = (event.clientY - current.y) / size.height;
    setRect(dragCrop(current.rect, current.edge, dx, dy));
  };
  const end = () => {
    drag.current = undefined;
  };
  return (
    <Flex vertical className={styles.crop}>
      <div className={styles.cropArea} ref={area}>
        {!source && (hasFailed ? <span>{t('timeline.cropFailed')}</span> : <Spin />)}
        {source && size && (
          <div className={styles.cropFrame} style={size}>
            <canvas ref={image} className={previewStyles.canvas} width={source.width} height={source.height} />
            <svg
              className={previewStyles.layer}
              viewBox={`0 0 ${size.width} ${size.height}`}
              role="application"
              aria-label={t('timeline.cropArea')}
              onPointerMove={step}
              onPointerUp={end}
              onPointerCancel={end}
            >
              <CropMarks rect={rect} size={size} onBegin={begin} />
            </svg>
          </div>
        )}
      </div>
      <Flex gap={8} align="center" justify="center" wrap style={{ padding: 8 }}>
        {source && (
          <Space.Compact size="small">
            <Button onClick={() => setRect(whole)}>{t('timeline.cropWhole')}</Button>
            {canvasRatios.map((ratio) => (
              <Button
                key={ratio}
                onClick={() => setRect(cropOfShape(rect, sizeOf(ratio).width / sizeOf(ratio).height, source))}
              >
                {ratio}
              </Button>
            ))}
          </Space.Compact>
        )}
        <Space>
          <Button size="small" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button size="small" type="primary" onClick={apply}>
            {t('timeline.cropDone')}
          </Button>
        </Space>
      </Flex>
    </Flex>
  );
}

interface CropMarksProps {
  readonly rect: CropRect;
  readonly size: Size;
  readonly onBegin: (edge: CropEdge) => (event: PointerEvent<SVGElement>) => void;
}

function CropMarks({ rect, size, onBegin }: CropMarksProps) {
  const left = rect.x * size.width;
  const top = rect.y * size.height;
  const width = rect.width * size.width;
  const height = rect.height * size.height;
  return (
    <>
      <path
        className={styles.cropDark}
        fillRule="evenodd"
        d={`M0 0H${size.width}V${size.height}H0ZM${left} ${top}h${width}v${height}h${-width}Z`}
      />
      {[1, 2].map((part) => (
        <g key={part} className={previewStyles.thirds}>
          <line x1={left + (width * part) / 3} y1={top} x2={left + (width * part) / 3} y2={top + height} />
          <line x1={left} y1={top + (height * part) / 3} x2={left + width} y2={top + (height * part) / 3} />
        </g>
      ))}
      <rect
        className={previewStyles.box}
        x={left}
        y={top}
        width={width}
        height={height}
        onPointerDown={onBegin('move')}
      />
      {edges.map(([edge, x, y, cursor]) => (
        <rect
          key={edge}
          className={previewStyles.handle}
          style={{ cursor }}
          x={left + width * x - handlePixels / 2}
          y={top + height * y - handlePixels / 2}
          width={handlePixels}
          height={handlePixels}
          onPointerDown={onBegin(edge)}
        />
      ))}
    </>
  );
}

/** The uncropped image of a clip at the playhead, drawn on a canvas of its own. */
function useSourceImage(clipId: string) {
  const { store, player } = useEditorParts();
  const image = useRef<HTMLCanvasElement>(null);
  const [source, setSource] = useState<Size>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isOver = false;
    const { present } = store.getState().history;
    const clip = findClip(present, clipId)?.clip;
    const media = clip && 'mediaId' in clip && clip.mediaId !== undefined ? present.media[clip.mediaId] : undefined;
    async function load(): Promise<void> {
      if (!clip || !media) return setFailed(true);
      if (clip.type === 'image') {
        const bitmap = await player.media.image(media.id, 1);
        return show(bitmap.width, bitmap.height, (context) => context.drawImage(bitmap, 0, 0));
      }
      if (clip.type !== 'video') return setFailed(true);
      const local = localTime(clip, player.state().time, present.canvas.fps);
      const frame = await player.media.videoFrame(media.id, toSeconds(sourceTimeAt(clip, local, media.duration)));
      const { displayWidth: width, displayHeight: height } = frame;
      return show(width, height, (context) => frame.draw(context, 0, 0, width, height));
    }
    function show(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): void {
      // The frame is borrowed: it is kept at once, on a canvas that waits for its place on the page.
      const kept = document.createElement('canvas');
      Object.assign(kept, { width, height });
      const context = kept.getContext('2d');
      if (context) draw(context);
      if (isOver) return;
      setSource({ width, height });
      requestAnimationFrame(() => image.current?.getContext('2d')?.drawImage(kept, 0, 0));
    }
    load().catch(() => {
      if (!isOver) setFailed(true);
    });
    return () => {
      isOver = true;
    };
  }, [store, player, clipId]);
  return { image, source, hasFailed };
}
