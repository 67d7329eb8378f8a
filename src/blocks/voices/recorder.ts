import { wavFile } from '@/engine/audio';
import { DeviceError, openDevices, stopDevices } from '@/lib/mediaDevices';

/** Why nothing can be recorded; the words: `timelineMusic.record.<code>`. */
type RecordProblem = 'denied' | 'no-microphone' | 'busy' | 'unsupported' | 'insecure' | 'empty';

export class RecordError extends Error {
  override readonly name = 'RecordError';

  constructor(
    readonly code: RecordProblem,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

const RATE = 48_000;

export interface Recording {
  /** Ends it; a WAV, since what browsers record in has no length. Throws RecordError `empty`. */
  readonly stop: () => Promise<Blob>;
  /** Ends it and throws it away. */
  readonly cancel: () => void;
}

/** Asks for the microphone and records. Throws RecordError. */
export async function startRecording(): Promise<Recording> {
  if (typeof MediaRecorder !== 'function') throw new RecordError('unsupported');
  let stream: MediaStream;
  try {
    stream = await openDevices({ audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 } });
  } catch (cause) {
    throw new RecordError(problemOf(cause), { cause });
  }
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
  recorder.start(1000);
  return {
    cancel: () => {
      recorder.ondataavailable = null;
      if (recorder.state !== 'inactive') recorder.stop();
      stopDevices(stream);
    },
    stop: async () => {
      if (recorder.state !== 'inactive') {
        const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
        recorder.stop();
        await ended;
      }
      stopDevices(stream);
      return toWav(new Blob(parts, { type: recorder.mimeType }));
    },
  };
}

function problemOf(error: unknown): RecordProblem {
  if (!(error instanceof DeviceError)) return 'busy';
  return error.code === 'missing' ? 'no-microphone' : error.code;
}

async function toWav(recorded: Blob): Promise<Blob> {
  if (recorded.size === 0) throw new RecordError('empty');
  try {
    const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await recorded.arrayBuffer());
    return new Blob([wavFile([buffer.getChannelData(0)], buffer.sampleRate)], { type: 'audio/wav' });
  } catch (cause) {
    throw new RecordError('empty', { cause });
  }
}
