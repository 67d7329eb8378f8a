import { Flex } from 'antd';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { type Area, cropArea } from '@/lib/cropImage';
import styles from '../repair.module.css';

export interface Focus {
  /** 1 = as much of the image as fits. */
  readonly zoom: number;
  /** Where the part lies in what is left over, 0 … 1 each way. */
  readonly x: number;
  readonly y: number;
}

export const centered: Focus = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;
const step = 0.05;

interface CropFrameProps {
  readonly src: string;
  readonly ratio: readonly [number, number];
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly focus: Focus;
  readonly image: RefObject<HTMLImageElement | null>;
  readonly onFocus: (focus: Focus) => void;
  readonly onSize: (size: { width: number; height: number }) => void;
  readonly onBroken: () => void;
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const areaOf = (
  size: { readonly width: number; readonly height: number },
  ratio: readonly [number, number],
  focus: Focus,
): Area => cropArea(size, ratio[0] / ratio[1], focus.zoom, focus);

const moves: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowLeft: [-step, 0, 0],
  ArrowRight: [step, 0, 0],
  ArrowUp: [0, -step, 0],
  ArrowDown: [0, step, 0],
  '+': [0, 0, 0.1],
  '=': [0, 0, 0.1],
  '-': [0, 0, -0.1],
};

/** What stands in the frame stays: moved by mouse, finger or arrow keys, zoomed by wheel or + and -. */
export function CropFrame({ src, ratio, size, focus, image, onFocus, onSize, onBroken }: CropFrameProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly x: number; readonly y: number; readonly from: Focus }>(undefined);
  const area = size && areaOf(size, ratio, focus);
  const put = (next: Focus) =>
    onFocus({ zoom: within(next.zoom, 1, maxZoom), x: within(next.x, 0, 1), y: within(next.y, 0, 1) });
  const latest = useRef(put);
  latest.current = put;
  const now = useRef(focus);
  now.current = focus;

  // React's own wheel listener is passive: the page would scroll along.
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current({ ...now.current, zoom: now.current.zoom * (event.deltaY < 0 ? 1.06 : 1 / 1.06) });
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = drag;
    if (!current || !area || !size) return;
    const scale = area.width / event.currentTarget.getBoundingClientRect().width;
    const free = { x: size.width - area.width, y: size.height - area.height };
    put({
      ...focus,
      x: free.x > 0 ? current.from.x - ((event.clientX - current.x) * scale) / free.x : 0.5,
      y: free.y > 0 ? current.from.y - ((event.clientY - current.y) * scale) / free.y : 0.5,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    put({ zoom: focus.zoom + move[2], x: focus.x + move[0], y: focus.y + move[1] });
  };
  const shown =
    area && size
      ? {
          width: `${(size.width / area.width) * 100}%`,
          left: `${(-area.x / area.width) * 100}%`,
          top: `${(-area.y / area.height) * 100}%`,
        }
      : {};
  return (
    <Flex align="center" justify="center" className={styles.frameGround}>
      <div
        ref={box}
        className={styles.frame}
        style={{
          aspectRatio: `${ratio[0]} / ${ratio[1]}`,
          width: `min(100%, ${Math.round((340 * ratio[0]) / ratio[1])}px)`,
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the image is moved in its frame with the arrow keys
        tabIndex={0}
        role="application"
        aria-label={t('crop.area')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, from: focus };
        }}
        onPointerMove={onPointerMove}
        // A touch that the system takes over ends without a pointer going up.
        onLostPointerCapture={() => {
          drag.current = undefined;
        }}
      >
        {src && (
          <img
            ref={image}
            src={src}
            alt=""
            crossOrigin="anonymous"
            draggable={false}
            style={shown}
            onLoad={({ currentTarget }) =>
              onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={onBroken}
          />
        )}
      </div>
    </Flex>
  );
}
