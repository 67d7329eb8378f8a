import { useRef } from 'react';
import type { Framing, Gesture, Look } from '@/engine/figure';
import { useT } from '@/hooks/useT';
import { useFigureCanvas } from './useFigureCanvas';
import { presenterName } from './words';

interface PresenterProps {
  /** Presenter id of engine/figure; an unknown one shows the first. */
  readonly id: string;
  readonly look?: Look;
  /** Height in CSS pixels; the width is four fifths of it unless given. */
  readonly size: number;
  readonly width?: number;
  /** Default `half`. */
  readonly framing?: Framing;
  readonly isSpeaking?: boolean;
  /** Breathes and blinks while it is silent. Default true; false in long lists. */
  readonly isLive?: boolean;
  readonly mouth?: string;
  readonly gestures?: readonly Gesture[];
  /** Where the speech is, seconds; usually an audio element's currentTime. */
  readonly secondsOf?: () => number;
  readonly levelOf?: () => number;
  readonly className?: string;
}

const none: Look = {};

/** A presenter that lives: breathes, blinks, and speaks when told to. */
export function Presenter({
  id,
  look = none,
  size,
  width = Math.round(size * 0.8),
  framing = 'half',
  isSpeaking = false,
  isLive = true,
  className,
  ...speech
}: PresenterProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  useFigureCanvas(canvas, { id, look, framing, width, height: size, isSpeaking, isLive, ...speech });
  return (
    <canvas
      ref={canvas}
      className={className}
      role="img"
      aria-label={presenterName(t, id)}
      style={{ width, height: size, display: 'block' }}
    />
  );
}
