import { type KeptRecording, keepRecording, type RecordingNote } from './keptRecordings';

/** A piece is written so often, milliseconds: as much is lost by a crash. */
const PIECE_MS = 1000;
const KEY_FRAME_MS = 1000;
const VIDEO_BITS = 6_000_000;
const AUDIO_BITS = 128_000;

/** Why a recording ended without being asked to; the sentences: `scripts.record.ended.<reason>`. */
export type RecordingEnd = 'diskFull' | 'deviceLost' | 'failed';

interface TakeOrder {
  readonly stream: MediaStream;
  readonly about: Pick<RecordingNote, 'text' | 'title' | 'isUpright' | 'type'>;
  /** What was recorded up to then is kept. */
  readonly onBroken: (reason: RecordingEnd) => void;
}

/** One recording of camera and microphone, kept piece by piece. */
export class TakeRecorder {
  private readonly recorder: MediaRecorder;
  private readonly kept: KeptRecording;
  private writing: Promise<void> = Promise.resolve();
  private recordedMs = 0;
  private since = 0;
  private isBroken = false;

  constructor(private readonly order: TakeOrder) {
    const { stream, about } = order;
    this.kept = keepRecording(about);
    const options: MediaRecorderOptions & { videoKeyFrameIntervalDuration?: number } = {
      mimeType: about.type,
      videoBitsPerSecond: VIDEO_BITS,
      audioBitsPerSecond: AUDIO_BITS,
      // Browsers hand out whole groups of frames: long ones would make long pieces.
      videoKeyFrameIntervalDuration: KEY_FRAME_MS,
    };
    this.recorder = new MediaRecorder(stream, options);
    this.recorder.ondataavailable = ({ data }) => this.write(data);
    this.recorder.onerror = () => this.breakOff('failed');
    for (const track of stream.getTracks()) track.addEventListener('ended', this.onLost);
    this.recorder.start(PIECE_MS);
    this.since = performance.now();
  }

  get state(): RecordingState {
    return this.recorder.state;
  }

  /** Recorded so far, without pauses, seconds. */
  get seconds(): number {
    const running = this.recorder.state === 'recording' ? performance.now() - this.since : 0;
    return (this.recordedMs + running) / 1000;
  }

  pause(): void {
    if (this.recorder.state !== 'recording') return;
    this.hold();
    this.recorder.pause();
    // What was said so far does not wait for the next piece: nobody knows what becomes of the page.
    this.recorder.requestData();
  }

  resume(): void {
    if (this.recorder.state !== 'paused') return;
    this.recorder.resume();
    this.since = performance.now();
  }

  /** Ends it. @returns what was kept, once all of it is on disk */
  async stop(): Promise<RecordingNote> {
    if (this.recorder.state !== 'inactive') {
      this.hold();
      const ended = new Promise((resolve) => this.recorder.addEventListener('stop', resolve, { once: true }));
      this.recorder.stop();
      await ended;
    }
    for (const track of this.order.stream.getTracks()) track.removeEventListener('ended', this.onLost);
    await this.writing.catch(() => undefined);
    this.kept.end();
    return this.kept.note();
  }

  private hold(): void {
    if (this.recorder.state !== 'recording') return;
    this.recordedMs += performance.now() - this.since;
    this.since = performance.now();
  }

  private readonly onLost = (): void => this.breakOff('deviceLost');

  private breakOff(reason: RecordingEnd): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.order.onBroken(reason);
  }

  /** In order; behind one that the disk refused nothing is written: there would be a hole. */
  private write(piece: Blob): void {
    if (piece.size === 0) return;
    const { seconds } = this;
    this.writing = this.writing.then(() => this.kept.add(piece, seconds));
    this.writing.catch((error: unknown) => {
      const isFull = error instanceof Error && error.name === 'QuotaExceededError';
      this.breakOff(isFull ? 'diskFull' : 'failed');
    });
  }
}
