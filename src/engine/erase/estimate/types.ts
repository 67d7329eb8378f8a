import type { EraseSettings } from '../types';

export interface EstimateRequest {
  readonly file: Blob;
  readonly settings: EraseSettings;
}

/** How well a region can be filled. */
interface RegionEstimate {
  readonly id: string;
  /** Peak signal to noise ratio of the brightness that was made up, dB; null where it cannot be told. */
  readonly psnr: number | null;
}

export interface EstimateResult {
  /** Of the regions that are filled, in the order of the settings. */
  readonly regions: readonly RegionEstimate[];
}
