import { useEffect, useRef } from 'react';
import { type CoverSize, type CoverTemplate, coverSizes } from '@/domain/materials';
import { drawCover } from './drawCover';
import type { CoverContent } from './pen';
import { prepareCover } from './renderCover';

interface Props {
  readonly template: CoverTemplate;
  readonly content: CoverContent;
  readonly size: CoverSize;
  /** Pixels across; the height follows. */
  readonly width: number;
  /** '' = decoration beside its name. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A cover drawn live: each change is seen at once, fonts come in as they load. */
export function CoverCanvas({ template, content, size, width, label, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPainted = useRef(false);
  const full = coverSizes[size];
  const height = Math.round((width * full.height) / full.width);
  useEffect(() => {
    let isGone = false;
    const paint = (stickers: ReadonlyMap<string, CanvasImageSource>): void => {
      const context = canvas.current?.getContext('2d');
      if (!context || isGone) return;
      context.save();
      context.scale(width / full.width, height / full.height);
      drawCover(context, template, content, full, stickers);
      context.restore();
    };
    // seen at once in the system's letters: a font of some megabytes is on its way
    if (!isPainted.current) paint(new Map());
    isPainted.current = true;
    // a sticker that does not load is left out, the rest is drawn
    prepareCover(template, content).then(paint, () => paint(new Map()));
    return () => {
      isGone = true;
    };
  }, [template, content, full, width, height]);
  const words = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <canvas ref={canvas} width={width} height={height} className={className} {...words} />;
}
