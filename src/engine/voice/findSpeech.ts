import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { extractAudio } from '../audio/extractAudio';
import { AudioReader } from '../media/audioReader';
import { openInput } from '../media/openInput';
import { createThrottle, type DoWork, Eta, WorkCanceledError } from '../work';
import { VoiceError } from './errors';
import { voiceFiles } from './modelFiles';
import { type SpeechSpan, speechSpans } from './speechSpans';

export interface VoiceRequest {
  /** The video or sound, or its address. */
  readonly source: Blob | string;
}

export interface VoiceProgress {
  /** 0–100. */
  readonly percent: number;
  readonly etaSeconds: number | null;
}

export interface VoiceResult {
  /** Seconds of the source. */
  readonly duration: number;
  readonly speech: readonly SpeechSpan[];
}

/** What the network hears at once, and what it hears again of the frame before. */
const RATE = 16_000;
const FRAME = 512;
const CONTEXT = 64;
/** Read at once, frames: about eight seconds. */
const WINDOW = 256;

/**
 * Finds where somebody speaks, also over music.
 *
 * @throws VoiceError, MediaError, WorkCanceledError
 */
export const findSpeech: DoWork<VoiceRequest, VoiceProgress, VoiceResult> = async ({ source }, context) => {
  const input = await openInput(source);
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const audio = await AudioReader.open(input);
  if (!audio) throw new VoiceError({ code: 'no-audio', detail: '' });
  try {
    const hear = await listener();
    const total = Math.ceil((duration * RATE) / FRAME);
    const chances = new Float32Array(total);
    const eta = new Eta(Math.ceil(total / WINDOW));
    const canTell = createThrottle(() => performance.now());
    for (let at = 0; at < total; at += WINDOW) {
      if (context.gate.isHeld) await context.gate.pass(context.signal);
      if (context.signal.aborted) throw new WorkCanceledError();
      const count = Math.min(WINDOW, total - at);
      const from = (at * FRAME) / RATE;
      const samples = await extractAudio(audio, { from, to: from + (count * FRAME) / RATE, sampleRate: RATE });
      for (let frame = 0; frame < count; frame += 1)
        chances[at + frame] = await hear(samples.subarray(frame * FRAME, (frame + 1) * FRAME));
      eta.update(at / WINDOW + 1, performance.now());
      if (canTell()) context.tell({ percent: Math.min(99, (at / total) * 100), etaSeconds: eta.seconds });
    }
    return { duration, speech: speechSpans(chances, FRAME / RATE, duration) };
  } finally {
    audio.dispose();
  }
};

type Listener = (frame: Float32Array) => Promise<number>;

/** @returns tells the chance of speech of one frame after the other */
async function listener(): Promise<Listener> {
  const session = await openSession();
  let state: Tensor = new Tensor('float32', new Float32Array(2 * 128), [2, 1, 128]);
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(RATE)));
  const heard = new Float32Array(CONTEXT + FRAME);
  return async (frame) => {
    heard.copyWithin(0, FRAME);
    heard.fill(0, CONTEXT);
    heard.set(frame, CONTEXT);
    const input = new Tensor('float32', heard.slice(), [1, heard.length]);
    const { output, stateN } = await session.run({ input, state, sr: rate });
    state = stateN as Tensor;
    return (output as Tensor).data[0] as number;
  };
}

let opening: Promise<InferenceSession> | null = null;

function openSession(): Promise<InferenceSession> {
  opening ??= fetchSession().catch((error: unknown) => {
    opening = null;
    throw new VoiceError({ code: 'models', detail: String(error) });
  });
  return opening;
}

async function fetchSession(): Promise<InferenceSession> {
  env.wasm.numThreads = 1;
  env.wasm.wasmPaths = { wasm: voiceFiles.runtime() };
  const answer = await fetch(voiceFiles.model());
  if (!answer.ok) throw new Error(`${answer.status}`);
  return InferenceSession.create(new Uint8Array(await answer.arrayBuffer()));
}
