import { AudioMixer, type Master, SAMPLE_RATE } from '../audio';
import type { MediaError } from '../media/errors';
import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import { imageClock } from './imageClock';
import { measuringSources, PreviewMaster } from './previewMaster';

/** Pieces in which sound is mixed and scheduled, seconds. */
const PIECE = 0.5;
/** How far ahead of the ear sound is scheduled, seconds. */
const AHEAD = 1.5;
/** A browser that keeps sound blocked (autoplay rule) may leave `resume` pending for ever; milliseconds. */
const RESUME_TIMEOUT = 400;
/** Between the decision to play and the first sample, seconds. */
const LEAD = 0.02;
/** The first piece is short: the ear waits for it. */
const FIRST = 0.15;

/** Why nothing is to be heard. */
export type SilenceReason = 'no-audio' | 'blocked' | 'unsupported';

interface StereoBlock {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

interface Prepared {
  readonly project: Project;
  readonly from: number;
  readonly master: Master | undefined;
  readonly mixer: AudioMixer;
  readonly first: Promise<StereoBlock>;
}

/**
 * Plays the mix through the sound card and tells what is being heard now: the card's clock is the truth for the
 * image. One instance a player; `start` and `stop` as often as wanted.
 */
export class AudioOutput {
  private context: AudioContext | null = null;
  private nodes = new Set<AudioBufferSourceNode>();
  private run = 0;
  private gain: GainNode | null = null;
  private volume = 1;
  private prepared: Prepared | null = null;
  private readonly master: PreviewMaster;

  constructor(
    private readonly store: MediaStore,
    private readonly onError: (error: MediaError) => void,
  ) {
    this.master = new PreviewMaster(() => measuringSources(store));
  }

  /**
   * Starts at `from` seconds. Resolves with a clock (seconds on the timeline), or with the reason for silence; null
   * when it was stopped meanwhile.
   */
  async start(project: Project, from: number, end: number): Promise<(() => number) | SilenceReason | null> {
    this.stop();
    const run = this.run;
    const { mixer, first: mixing } = this.findPrepared(project, from) ?? this.begin(project, from);
    this.prepared = null;
    if (!mixer.hasAudio) return 'no-audio';
    const context = this.open();
    if (!context) return 'unsupported';
    const [isRunning, first] = await Promise.all([resumed(context), mixing]);
    if (run !== this.run) return null;
    if (!isRunning) return 'blocked';
    const zero = context.currentTime + LEAD - from;
    const latency = (): number => context.outputLatency || context.baseLatency || 0;
    this.schedule(context, toBuffer(context, first, Math.min(first.left.length, frames(end - from))), zero + from);
    void this.feed(run, mixer, context, zero, from + FIRST, end);
    return imageClock(from, LEAD + latency(), () => context.currentTime - zero - latency());
  }

  /** This document is heard from the next `start` on: finds out meanwhile what mastering will do to it. */
  setProject(project: Project): void {
    this.master.measure(project).catch(() => undefined);
  }

  /** Mixes the beginning of what will be heard if `start` comes with the same project and time. */
  prepare(project: Project, from: number): void {
    if (this.findPrepared(project, from)) return;
    this.prepared = this.begin(project, from);
    // The card takes a while to open; before the user's first click the browser refuses it, and says so in the console.
    if (this.prepared.mixer.hasAudio && navigator.userActivation?.hasBeenActive) this.open();
    this.prepared.first.catch(() => {
      this.prepared = null;
    });
  }

  /** Mastered since then, it would begin too quiet. */
  private findPrepared(project: Project, from: number): Prepared | null {
    const { prepared } = this;
    const isSame = prepared?.project === project && prepared.from === from;
    return isSame && prepared.master === this.master.find(project) ? prepared : null;
  }

  private begin(project: Project, from: number): Prepared {
    const mixer = new AudioMixer(project, this.store, { onError: (error) => this.onError(error) });
    const master = this.master.find(project);
    mixer.setMaster(master);
    return { project, from, master, mixer, first: mixer.mix(Math.round(from * SAMPLE_RATE), frames(FIRST)) };
  }

  /** Silence at once. */
  stop(): void {
    this.run += 1;
    for (const node of this.nodes) {
      node.onended = null;
      node.stop();
      node.disconnect();
    }
    this.nodes.clear();
  }

  /** 0–1, for the ear only. */
  setVolume(volume: number): void {
    this.volume = volume;
    if (this.gain) this.gain.gain.value = volume;
  }

  dispose(): void {
    this.stop();
    this.master.dispose();
    void this.context?.close();
    this.context = null;
  }

  private open(): AudioContext | null {
    if (this.context) return this.context;
    if (typeof AudioContext !== 'function') return null;
    this.context = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' });
    this.gain = this.context.createGain();
    this.gain.gain.value = this.volume;
    this.gain.connect(this.context.destination);
    return this.context;
  }

  private async feed(
    run: number,
    mixer: AudioMixer,
    context: AudioContext,
    zero: number,
    start: number,
    end: number,
  ): Promise<void> {
    for (let at = start; at < end && run === this.run; at += PIECE) {
      const buffer = await this.piece(mixer, context, at, end);
      if (run !== this.run) return;
      this.schedule(context, buffer, zero + at);
      const early = zero + at - context.currentTime - AHEAD;
      if (early > 0) await new Promise((done) => setTimeout(done, early * 1000));
    }
  }

  private async piece(mixer: AudioMixer, context: AudioContext, at: number, end: number): Promise<AudioBuffer> {
    const length = frames(Math.min(PIECE, Math.max(0, end - at)));
    return toBuffer(context, await mixer.mix(Math.round(at * SAMPLE_RATE), length), length);
  }

  private schedule(context: AudioContext, buffer: AudioBuffer, when: number): void {
    const late = context.currentTime - when;
    // Mixing fell behind: what should have been heard is skipped, the rest stays in time.
    if (late >= buffer.duration || !this.gain) return;
    const node = context.createBufferSource();
    node.buffer = buffer;
    node.connect(this.gain);
    node.onended = () => this.nodes.delete(node);
    node.start(Math.max(0, when), Math.max(0, late));
    this.nodes.add(node);
  }
}

const frames = (seconds: number): number => Math.max(1, Math.round(seconds * SAMPLE_RATE));

function toBuffer(context: AudioContext, block: StereoBlock, length: number): AudioBuffer {
  const buffer = context.createBuffer(2, length, SAMPLE_RATE);
  buffer.copyToChannel(block.left.subarray(0, length), 0);
  buffer.copyToChannel(block.right.subarray(0, length), 1);
  return buffer;
}

async function resumed(context: AudioContext): Promise<boolean> {
  if (context.state === 'running') return true;
  await Promise.race([
    context.resume().catch(() => undefined),
    new Promise((done) => setTimeout(done, RESUME_TIMEOUT)),
  ]);
  return (context.state as string) === 'running';
}
