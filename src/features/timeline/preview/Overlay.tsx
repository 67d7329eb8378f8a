import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { findClip } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts, usePlayer } from '../EditorContext';
import { useMoment } from '../model/useMoment';
import { type ClipBox, chosenBoxes, clipUnder } from './boxes';
import { EditInPlace } from './EditInPlace';
import styles from './Overlay.module.css';
import previewStyles from './previewParts.module.css';
import { cornerOf, corners, turnHandle } from './transform';
import { nudged, useDrag } from './useDrag';

const handlePixels = 9;
const turnPixels = 26;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The boxes of what is chosen, and all that the pointer does on the image. */
export function Overlay({ scale }: { readonly scale: number }) {
  const t = useT();
  const { store, player } = useEditorParts();
  const { width, height } = useEditor(({ history }) => history.present.canvas);
  const isPlaying = usePlayer(({ playing }) => playing);
  const drag = useDrag(scale);
  const [editing, setEditing] = useState<string>();
  // As text: it renders again when a box is another one, not with every frame of a scrub.
  const found = useMoment((project, time, { selection }) => JSON.stringify(chosenBoxes(project, time, selection)));
  const boxes = useMemo(() => JSON.parse(found) as readonly ClipBox[], [found]);
  const edited = boxes.find(({ clipId }) => clipId === editing);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.isRunning()) {
      event.preventDefault();
      drag.end(true);
      return;
    }
    const way = steps[event.key];
    if (!way || boxes.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const { history, selection } = store.getState();
    const by = event.shiftKey ? 10 : 1;
    const action = nudged(history.present, selection, way[0] * by, way[1] * by, player.state().time);
    const merge = `nudge:${[...selection].join()}`;
    if (action) store.act(action, { label: 'timeline.step.transform', merge, isQuiet: true });
  };
  const onDoubleClick = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const point = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
    const { present } = store.getState().history;
    const hit = clipUnder(present, player.state().time, point);
    const clip = hit === undefined ? undefined : findClip(present, hit)?.clip;
    if (clip?.type !== 'text' && clip?.type !== 'caption') return;
    store.select([clip.id]);
    setEditing(clip.id);
  };

  const one = boxes.length === 1 && !isPlaying ? boxes[0] : undefined;
  return (
    <>
      <svg
        className={previewStyles.layer}
        viewBox={`0 0 ${width} ${height}`}
        role="application"
        aria-label={t('timeline.stage')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move what is chosen; inspector and commands do it too
        tabIndex={0}
        onPointerDown={drag.grasp}
        onPointerMove={drag.step}
        onPointerUp={() => drag.end()}
        onPointerCancel={() => drag.end(true)}
        onDoubleClick={onDoubleClick}
        onKeyDown={onKeyDown}
      >
        {!isPlaying &&
          !edited &&
          boxes.map((box) => (
            <rect
              key={box.clipId}
              className={boxes.length > 1 ? `${previewStyles.box} ${previewStyles.boxMany}` : previewStyles.box}
              x={box.x - box.width / 2}
              y={box.y - box.height / 2}
              width={box.width}
              height={box.height}
              transform={`rotate(${box.rotation} ${box.x} ${box.y})`}
            />
          ))}
        {one && !edited && <Handles box={one} scale={scale} onBegin={drag.begin} />}
        {drag.guides.x.map((x) => (
          <line key={`x${x}`} className={styles.guide} x1={x} y1={0} x2={x} y2={height} />
        ))}
        {drag.guides.y.map((y) => (
          <line key={`y${y}`} className={styles.guide} x1={0} y1={y} x2={width} y2={y} />
        ))}
        {drag.marquee && <rect className={styles.marquee} {...drag.marquee} />}
      </svg>
      {edited && <EditInPlace box={edited} scale={scale} onEnd={() => setEditing(undefined)} />}
    </>
  );
}

interface HandlesProps {
  readonly box: ClipBox;
  readonly scale: number;
  readonly onBegin: ReturnType<typeof useDrag>['begin'];
}

/** Corners that size, and the handle that turns. */
function Handles({ box, scale, onBegin }: HandlesProps) {
  const radius = handlePixels / 2 / scale;
  // Outside, unless that is where nobody can see it.
  const above = turnHandle(box, turnPixels / scale);
  const turn = above.y * scale < -handlePixels ? turnHandle(box, -turnPixels / scale) : above;
  const top = turnHandle(box, 0);
  return (
    <>
      <line className={styles.stem} x1={top.x} y1={top.y} x2={turn.x} y2={turn.y} />
      <circle
        className={`${previewStyles.handle} ${previewStyles.handleTurn}`}
        cx={turn.x}
        cy={turn.y}
        r={radius * 1.2}
        onPointerDown={(event) => onBegin(event, { kind: 'turn', box })}
      />
      {corners.map((corner) => {
        const { x, y } = cornerOf(box, corner);
        return (
          <rect
            key={corner}
            className={`${previewStyles.handle} ${previewStyles.handleSize}`}
            x={x - radius}
            y={y - radius}
            width={radius * 2}
            height={radius * 2}
            onPointerDown={(event) => onBegin(event, { kind: 'scale', box })}
          />
        );
      })}
    </>
  );
}
