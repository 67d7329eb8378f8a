import { DeviceError, openDevices } from '@/lib/mediaDevices';

/** Why nothing can be recorded; the sentences: `scripts.camera.<code>`. */
export type CameraProblem = 'denied' | 'noCamera' | 'noMicrophone' | 'busy' | 'unsupported' | 'insecure';

export class CameraError extends Error {
  override readonly name = 'CameraError';

  constructor(
    readonly code: CameraProblem,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** What is asked of camera and microphone. */
export interface CameraOrder {
  /** Of a device that was chosen by name; empty = the browser's choice. */
  readonly cameraId: string;
  readonly microphoneId: string;
  /** Without a chosen camera: the one towards the speaker, or the one on the back of a phone. */
  readonly facing: 'user' | 'environment';
  /** 9:16 instead of 16:9. */
  readonly isUpright: boolean;
}

const LONG_SIDE = 1920;
const SHORT_SIDE = 1080;
const FRAMES = 30;

/**
 * Asks for camera and microphone. Sizes are wishes: what the camera gives is seen at its track.
 *
 * @throws CameraError
 */
export async function openCamera({ cameraId, microphoneId, facing, isUpright }: CameraOrder): Promise<MediaStream> {
  if (!recordingType()) throw new CameraError('unsupported');
  try {
    return await openDevices({
      video: {
        width: { ideal: isUpright ? SHORT_SIDE : LONG_SIDE },
        height: { ideal: isUpright ? LONG_SIDE : SHORT_SIDE },
        frameRate: { ideal: FRAMES },
        ...(cameraId ? { deviceId: { exact: cameraId } } : { facingMode: { ideal: facing } }),
      },
      audio: {
        echoCancellation: true,
        noiseSuppression: true,
        ...(microphoneId ? { deviceId: { exact: microphoneId } } : {}),
      },
    });
  } catch (cause) {
    throw new CameraError(await problemOf(cause), { cause });
  }
}

async function problemOf(error: unknown): Promise<CameraProblem> {
  if (!(error instanceof DeviceError)) return 'busy';
  if (error.code !== 'missing') return error.code;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput') ? 'noMicrophone' : 'noCamera';
}

/**
 * WebM first: its pieces can be read up to the last one however the recording ended. MP4 where there is no WebM (Safari).
 */
const types = [
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm',
  'video/mp4;codecs=avc1.640028,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/mp4',
];

/** The best of what this browser records in; undefined where it records nothing. */
export const recordingType = (): string | undefined =>
  typeof MediaRecorder === 'function' ? types.find((type) => MediaRecorder.isTypeSupported(type)) : undefined;

export interface CameraDevices {
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
}

/** Devices by name; names are told once camera and microphone were allowed. */
export async function listDevices(): Promise<CameraDevices> {
  const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  const named = (kind: MediaDeviceKind): MediaDeviceInfo[] =>
    devices.filter((device) => device.kind === kind && device.deviceId !== '');
  return { cameras: named('videoinput'), microphones: named('audioinput') };
}
