import { useEffect, useState } from 'react';
import { type EraseSettings, startEstimate } from '@/engine/erase';

/** Regions are drawn and drawn again: it is tried when a hand has rested so long, milliseconds. */
const RESTS = 800;

/** From so many dB on a filled place is not noticed, or only by who looks for it. */
const GOOD = 30;
const FAIR = 23;

export type FillQuality = 'good' | 'fair' | 'poor';

type Tried = 'trying' | ReadonlyMap<string, FillQuality>;

const qualityOf = (psnr: number): FillQuality => (psnr >= GOOD ? 'good' : psnr >= FAIR ? 'fair' : 'poor');

/**
 * How well each region of a video can be filled, tried on a few seconds of it beside the letters; regions for which that
 * cannot be told are missing. A file that cannot be read says so when its subtitles are removed: here nothing is said.
 */
export function useFillQuality(file: File | undefined, settings: EraseSettings): Tried | undefined {
  const [tried, setTried] = useState<Tried>();
  const regions = settings.regions.filter(({ method }) => method === 'fill');
  const wish = regions.length > 0 ? JSON.stringify(settings.regions) : '';
  useEffect(() => {
    setTried(undefined);
    if (!file || wish === '') return;
    let job: ReturnType<typeof startEstimate> | undefined;
    const timer = setTimeout(() => {
      setTried('trying');
      const begun = startEstimate({ file, settings: { regions: JSON.parse(wish), cropAspect: 'free' } });
      job = begun;
      begun.done.then(
        ({ result }) => {
          if (job !== begun) return;
          const told = result.regions.flatMap(({ id, psnr }) =>
            psnr === null ? [] : [[id, qualityOf(psnr)] as const],
          );
          setTried(new Map(told));
        },
        () => {
          if (job === begun) setTried(undefined);
        },
      );
    }, RESTS);
    return () => {
      clearTimeout(timer);
      job?.cancel();
      job = undefined;
    };
  }, [file, wish]);
  return tried;
}
