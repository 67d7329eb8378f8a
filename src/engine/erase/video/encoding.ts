import { Quality, type VideoEncodingConfig } from 'mediabunny';

/** How images are encoded, alike in every worker: their packets share a track. */
export const encodingOf = ({
  codec,
  bitrate,
  hardwareAcceleration,
}: {
  readonly codec: VideoEncodingConfig['codec'];
  readonly bitrate: number;
  readonly hardwareAcceleration: HardwareAcceleration;
}): VideoEncodingConfig => ({
  codec,
  quality: new Quality({ bitrate }),
  keyFrameInterval: 2,
  latencyMode: 'quality',
  hardwareAcceleration,
});
