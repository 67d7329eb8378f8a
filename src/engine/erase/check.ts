import { remaining } from './geometry';
import type { EraseRegion, EraseSettings, Size } from './types';

/** Why settings cannot be run; `regionId` where one region is at fault. */
interface EraseFault {
  readonly code: EraseFaultCode;
  readonly regionId: string | null;
}

type EraseFaultCode =
  /** Nothing to remove. */
  | 'no-regions'
  /** Thinner than the eye sees. */
  | 'region-too-small'
  /** (Almost) the whole height, or the whole image: nothing would be left to fill from. */
  | 'region-too-large'
  /** "Only while it stands" without a single span. */
  | 'no-spans'
  /** Less than a quarter of the image would remain. */
  | 'crop-too-much';

const SMALLEST = 0.01;
const HIGHEST = 0.8;
const LARGEST_AREA = 0.6;
const LEAST_LEFT = 0.25;

/** Looks at settings before anything is run; empty = they can be. */
export function checkSettings({ regions, cropAspect }: EraseSettings, shown: Size): readonly EraseFault[] {
  if (regions.length === 0) return [{ code: 'no-regions', regionId: null }];
  const faults = regions.flatMap((region) => {
    const code = regionFault(region);
    return code ? [{ code, regionId: region.id }] : [];
  });
  const cut = regions.filter(({ method }) => method === 'crop');
  if (cut.length === 0) return faults;
  const left = remaining(cut, cropAspect, shown);
  const isTooMuch = left.width * left.height < LEAST_LEFT || Math.min(left.width, left.height) < LEAST_LEFT;
  return isTooMuch ? [...faults, { code: 'crop-too-much', regionId: cut[0]?.id ?? null }] : faults;
}

function regionFault({ box, spans, method }: EraseRegion): EraseFaultCode | null {
  if (box.width < SMALLEST || box.height < SMALLEST) return 'region-too-small';
  if (method !== 'crop' && (box.height > HIGHEST || box.width * box.height > LARGEST_AREA)) return 'region-too-large';
  return method !== 'crop' && spans?.length === 0 ? 'no-spans' : null;
}
