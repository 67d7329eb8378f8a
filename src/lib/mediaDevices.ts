/** Why a camera or a microphone cannot be had: refused, not there, in another program's hands, not offered, no https. */
export type DeviceProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'insecure';

export class DeviceError extends Error {
  override readonly name = 'DeviceError';

  constructor(
    readonly code: DeviceProblem,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

const problems: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/**
 * Asks the visitor for camera or microphone.
 *
 * @returns the stream; whoever asked ends it with `stopDevices`
 * @throws DeviceError
 */
export async function openDevices(constraints: MediaStreamConstraints): Promise<MediaStream> {
  if (window.isSecureContext === false) throw new DeviceError('insecure');
  if (!navigator.mediaDevices?.getUserMedia) throw new DeviceError('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia(constraints);
  } catch (cause) {
    throw new DeviceError(problems[cause instanceof Error ? cause.name : ''] ?? 'busy', { cause });
  }
}

/** Switches its camera and microphone off. */
export function stopDevices(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
