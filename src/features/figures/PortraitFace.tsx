import { useEffect, useRef } from 'react';
import { drawPortrait, figurePose } from '@/engine/figure';
import { useT } from '@/hooks/useT';
import type { Portrait } from '@/services/figure/schema';

interface PortraitFaceProps {
  readonly portrait: Portrait;
  readonly width: number;
  readonly height: number;
  readonly isSpeaking: boolean;
  readonly mouth: string | undefined;
  readonly secondsOf: () => number;
}

/** Width of an eye against the distance of the two. */
const EYE = 0.42;

/** A portrait that blinks, and whose mouth moves while it speaks. */
export function PortraitFace({ portrait, width, height, ...speech }: PortraitFaceProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef({ ...speech, marks: portrait.marks });
  latest.current = { ...speech, marks: portrait.marks };
  const { url, width: photoWidth, height: photoHeight } = portrait;
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    let request = 0;
    let photo: ImageBitmap | undefined;
    let isGone = false;
    const image = new Image();
    image.src = url;
    void image
      .decode()
      .then(() => createImageBitmap(image))
      .then((made) => {
        photo = made;
        if (isGone) made.close();
        else step(performance.now());
      })
      .catch(() => undefined);
    const scale = Math.min(element.width / photoWidth, element.height / photoHeight);
    const box = {
      x: (element.width - photoWidth * scale) / 2,
      y: (element.height - photoHeight * scale) / 2,
      width: photoWidth * scale,
      height: photoHeight * scale,
    };
    const step = (now: number): void => {
      if (!photo || isGone) return;
      const { isSpeaking, mouth, secondsOf, marks } = latest.current;
      const seconds = isSpeaking ? secondsOf() : now / 1000;
      const pose = figurePose({ mouth: isSpeaking ? (mouth ?? '') : '', gestures: [], seed: 7 }, seconds);
      const eyeWidth = Math.abs(marks.rightEye.x - marks.leftEye.x) * EYE;
      const eyes = [marks.leftEye, marks.rightEye].map((eye) => ({ ...eye, width: eyeWidth }));
      pen.clearRect(0, 0, element.width, element.height);
      drawPortrait(pen, photo, { mouth: marks.mouth, eyes }, pose, box);
      request = requestAnimationFrame(step);
    };
    return () => {
      isGone = true;
      cancelAnimationFrame(request);
      photo?.close();
    };
  }, [url, photoWidth, photoHeight]);
  return (
    <canvas
      ref={canvas}
      width={width * 2}
      height={height * 2}
      role="img"
      aria-label={t('figures.portrait')}
      style={{ inlineSize: width, blockSize: height, display: 'block' }}
    />
  );
}
