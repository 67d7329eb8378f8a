import { useRef } from 'react';
import { useStill } from '@/blocks/useStill';
import type { Project } from '@/engine/project/schema';
import { sameFrame } from '@/engine/render/sameFrame';
import type { FrameDescriptor } from '@/engine/resolve/frame';
import { resolve } from '@/engine/resolve/resolve';
import type { Ticks } from '@/engine/time/ticks';
import type { Card } from '../model/state';
import { ShotImage } from './ShotImage';
import storyboardStyles from './storyboard.module.css';

interface CardStillProps {
  readonly card: Card;
  readonly project: Project;
  readonly time: Ticks;
}

interface Drawn {
  readonly project: Project;
  readonly time: Ticks;
  readonly frame: FrameDescriptor;
}

/** The frame of the video at a card, as it will be exported; until it is drawn, and where it cannot be, its image. */
export function CardStill({ card: { shot, drawn: drawnShot }, project, time }: CardStillProps) {
  const drawn = useRef<Drawn>(undefined);
  const frame = resolve(project, time);
  // The document changes with each letter that is typed anywhere; most frames stay what they were.
  if (!drawn.current || !sameFrame(drawn.current.frame, frame)) drawn.current = { project, time, frame };
  const { address, isBroken } = useStill(drawn.current.project, { time: drawn.current.time });
  if (address === '' || isBroken) return shot && !drawnShot ? <ShotImage shot={shot} /> : null;
  const shows = drawnShot ? { 'data-drawn': drawnShot.kind } : { 'data-shot': shot?.url };
  return <img className={storyboardStyles.shotImage} src={address} alt="" {...shows} />;
}
