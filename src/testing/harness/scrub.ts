import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';
import { createPlayer, type Player, type PlayerState } from '@/engine/playback';
import type { PreviewStore } from '@/engine/playback/previewStore';
import { fromSeconds, type Ticks, toSeconds } from '@/engine/time/ticks';
import { type GivenMedia, projectOf, span } from './draft';
import { surface } from './pixels';
import { beeps } from './videos';

export interface ScrubOptions {
  /** Length of the video. */
  readonly seconds: number;
}

/** Milliseconds unless said otherwise. */
export interface ScrubFigures {
  readonly cold: readonly number[];
  readonly random: readonly number[];
  readonly drag: readonly number[];
  readonly cached: readonly number[];
  /** From the last move of a scrub to the very frame: drawn at all (softer, from the cache), and in full. */
  readonly exact: readonly number[];
  readonly full: readonly number[];
  /** To the very frame in full where nothing is cached. */
  readonly fullCold: readonly number[];
  readonly playFirst: readonly number[];
  readonly framesShown: number;
  readonly framesDropped: number;
  /** Bytes that the cache held at the end. */
  readonly kept: number;
}

const FPS = 30;
const SIZE = { width: 1080, height: 1920 };

/** A video as a phone takes it: 1080 × 1920 at 30, H.264, a key frame every two seconds, everything in motion. */
async function phoneVideo(seconds: number): Promise<Blob> {
  const context = surface(SIZE.width, SIZE.height);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new CanvasSource(context.canvas, { codec: 'avc', bitrate: 8_000_000, keyFrameInterval: 2 });
  output.addVideoTrack(source, { frameRate: FPS });
  await output.start();
  for (let frame = 0; frame < seconds * FPS; frame += 1) {
    paintScene(context, frame);
    await source.add(frame / FPS, 1 / FPS);
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'video/mp4' });
}

function paintScene(context: OffscreenCanvasRenderingContext2D, frame: number): void {
  const { width, height } = SIZE;
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, 'rgb(40 60 90)');
  ground.addColorStop(1, 'rgb(200 150 90)');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < 60; index += 1) {
    const angle = index * 2.4 + frame * 0.02;
    context.fillStyle = `hsl(${index * 6} 60% ${30 + (index % 5) * 10}%)`;
    context.fillRect(width / 2 + Math.cos(angle) * index * 8, height / 2 + Math.sin(angle) * index * 15, 90, 60);
  }
  context.fillStyle = 'white';
  context.font = '160px sans-serif';
  context.fillText(String(frame), 80, 300);
}

/** Scrubs through a video, plays it, and tells how long everything took. */
export async function scrub({ seconds }: ScrubOptions): Promise<ScrubFigures> {
  const url = URL.createObjectURL(await phoneVideo(seconds));
  const given: GivenMedia = new Map([
    ['video', { kind: 'video', url }],
    ['beeps', { kind: 'audio', url: URL.createObjectURL(beeps()) }],
  ]);
  const project = await projectOf(
    'scrub',
    {
      size: SIZE,
      main: [{ ...span('video', 0, seconds), type: 'video', mediaId: 'video' }],
      overlays: [
        [{ ...span('words', 0, seconds), type: 'caption', templateKey: 'bold', texts: { caption: '早上装的热水' } }],
      ],
      audios: [{ ...span('beeps', 0, seconds), type: 'audio', mediaId: 'beeps' }],
    },
    given,
  );
  const canvas = document.createElement('canvas');
  const player = createPlayer(canvas);
  const measure = measuring(player, canvas);
  player.setProject(project);
  await measure.ready();

  const random = pseudoRandom(7);
  const anywhere = (): number => random() * (seconds - 0.2);
  const cold = await measure.each(Array.from({ length: 12 }, anywhere), 120);
  const fullCold: number[] = [];
  for (const at of [seconds * 0.9, 0.9, seconds * 0.5]) fullCold.push((await measure.settled(at)).full);

  await measure.rest(seconds / 2);
  const cached: number[] = [];
  const jumps: number[] = [];
  const store = player.media as PreviewStore;
  const take = async (at: number, pause: number): Promise<number> => {
    const isKept = store.hasFrame('video', frameTime(at));
    const [taken = Number.NaN] = await measure.each([at], pause);
    if (isKept) cached.push(taken);
    return taken;
  };
  for (let index = 0; index < 40; index += 1) jumps.push(await take(anywhere(), 60));
  const drag: number[] = [];
  const exact: number[] = [];
  const full: number[] = [];
  for (const [from, by] of [
    [seconds * 0.2, 0.08],
    [seconds * 0.8, -0.08],
    [seconds * 0.3, 0.033],
    [seconds * 0.5, -0.15],
  ] as const) {
    for (let index = 0; index < 30; index += 1) drag.push(await take(Math.max(0, from + index * by), 12));
    const end = Math.max(0, from + 30 * by);
    const isKept = store.hasFrame('video', frameTime(end));
    const taken = await measure.settled(end);
    exact.push(isKept ? taken.drawn : taken.full);
    full.push(taken.full);
  }

  const playFirst: number[] = [];
  for (const at of [1, 3.5, 2]) {
    await measure.rest(at);
    playFirst.push(await measure.playFirst());
  }
  await measure.rest(0);
  const before = player.state().frames;
  player.play();
  await new Promise((done) => setTimeout(done, 5000));
  player.pause();
  const { frames } = player.state();
  const figures = {
    cold,
    random: jumps,
    drag,
    cached,
    exact,
    full,
    fullCold,
    playFirst,
    framesShown: frames.shown - before.shown,
    framesDropped: frames.dropped - before.dropped,
    kept: store.keptBytes,
  };
  player.dispose();
  URL.revokeObjectURL(url);
  return figures;
}

const frameTime = (seconds: number): number => Math.floor(seconds * FPS) / FPS;

function measuring(player: Player, canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  const until = (holds: (state: PlayerState) => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (state: PlayerState): void => {
        if (state.error) reject(state.error);
        if (!holds(state)) return;
        stop();
        resolve();
      };
      const stop = player.subscribe(look);
      look(player.state());
    });
  /** The canvas only notes what is to be drawn: asking for a pixel makes it draw. */
  const flush = (): void => {
    context?.getImageData(0, 0, 1, 1);
  };
  const at = (seconds: number): Ticks => fromSeconds(frameTime(seconds));
  const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

  async function each(times: readonly number[], pause: number): Promise<number[]> {
    const taken: number[] = [];
    for (const time of times) {
      const begun = performance.now();
      player.seek(at(time));
      await until(({ drawn }) => drawn === at(time));
      flush();
      taken.push(performance.now() - begun);
      await wait(pause);
    }
    return taken;
  }

  return {
    each,
    ready: () => until(({ ready }) => ready),
    async settled(time: number): Promise<{ readonly drawn: number; readonly full: number }> {
      const begun = performance.now();
      const [drawn = Number.NaN] = await each([time], 0);
      await until(({ ready }) => ready);
      flush();
      return { drawn, full: performance.now() - begun };
    },
    /** As a user who looks at the image for a moment before he goes on. */
    async rest(time: number): Promise<void> {
      player.seek(at(time));
      await until(({ ready }) => ready);
      await wait(2500);
    },
    async playFirst(): Promise<number> {
      const from = player.state().time;
      const begun = performance.now();
      player.play();
      await until(({ drawn }) => drawn !== null && toSeconds(drawn) >= toSeconds(from) + 1 / FPS);
      flush();
      const taken = performance.now() - begun;
      player.pause();
      return taken;
    },
  };
}

function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
