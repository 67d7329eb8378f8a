import { Filmstrips, MediaStore, Waveforms } from '@/engine/media';
import { createPlayer, type Player, type PlayerState } from '@/engine/playback';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { mediaVault, VaultFullError } from '@/lib/storage';
import { projectOf, span } from './draft';
import { blobOf } from './pixels';
import { imageOf } from './sources';
import { beeps, flashVideo } from './videos';

const until = (player: Player, holds: (state: PlayerState) => boolean): Promise<void> =>
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

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** How far image and sound of a played video lie apart, seconds (positive = the sound is late), at each flash. */
export async function playedOffsets(): Promise<readonly number[]> {
  const heard = listen();
  const canvas = document.createElement('canvas');
  const audio = { kind: 'audio' as const, url: URL.createObjectURL(beeps()) };
  const project = await projectOf('flash', flashVideo(), new Map([['beeps', audio]]));
  const player = createPlayer(canvas, { maxEdge: 96 });
  player.setProject(project);
  await until(player, ({ ready }) => ready);
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const seen: number[] = [];
  let wasBright = false;
  const stop = player.subscribe(({ playing }) => {
    if (!playing) return;
    context?.drawImage(canvas, 4, 4, 1, 1, 0, 0, 1, 1);
    const isBright = (context?.getImageData(0, 0, 1, 1).data[0] ?? 0) > 128;
    if (isBright && !wasBright) seen.push(heard.now());
    wasBright = isBright;
  });
  player.play();
  await until(player, ({ time }) => toSeconds(time) > 5);
  player.pause();
  stop();
  const onsets = heard.end();
  player.dispose();
  return seen.slice(0, onsets.length).map((at, index) => (onsets[index] ?? Number.NaN) - at);
}

/** Notes on the sound card's own clock when what reaches it becomes loud. */
function listen(): { readonly now: () => number; readonly end: () => readonly number[] } {
  const onsets: number[] = [];
  const { connect } = AudioNode.prototype;
  const join = connect as (this: AudioNode, ...args: readonly unknown[]) => unknown;
  let card: BaseAudioContext | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
    const [target] = args;
    if (target instanceof AudioDestinationNode && !card) {
      card = this.context;
      const analyser = new AnalyserNode(this.context, { fftSize: 32_768 });
      join.call(this, analyser);
      const data = new Float32Array(analyser.fftSize);
      polling = setInterval(() => {
        analyser.getFloatTimeDomainData(data);
        const begin = this.context.currentTime - data.length / this.context.sampleRate;
        for (let index = 0; index < data.length; index += 1) {
          if (Math.abs(data[index] ?? 0) < 0.1) continue;
          const at = begin + index / this.context.sampleRate;
          if (at - last > 0.4) onsets.push(at);
          if (at > last) last = at;
        }
      }, 100);
    }
    return join.apply(this, args);
  } as typeof connect;
  return {
    // What is at the card now is heard that much later, and the image waits for it.
    now: () => (card?.currentTime ?? Number.NaN) - ((card as AudioContext | undefined)?.outputLatency ?? 0),
    end: () => {
      AudioNode.prototype.connect = connect;
      clearInterval(polling);
      return onsets;
    },
  };
}

export interface ScrubbedAway {
  /** Images that were drawn while the mouse ran over the video. */
  readonly drawn: number;
  /** Number of the scene's image on the canvas at last. */
  readonly image: number;
}

/** Runs over a video of the odd sources' scene faster than it can be drawn, and stops at `at` seconds. */
export async function scrubAway(base64: string, at: number): Promise<ScrubbedAway> {
  const url = URL.createObjectURL(blobOf(base64, 'video/mp4'));
  const project = await projectOf(
    'away',
    {
      size: { width: 160, height: 90 },
      main: [{ ...span('video', 0, 2), type: 'video', mediaId: 'video' }],
      overlays: [],
    },
    new Map([['video', { kind: 'video', url }]]),
  );
  const canvas = document.createElement('canvas');
  const player = createPlayer(canvas);
  player.setProject(project);
  await until(player, ({ ready }) => ready);
  let drawn = 0;
  let shown = player.state().drawn;
  const stop = player.subscribe((state) => {
    if (state.drawn !== shown) drawn += 1;
    shown = state.drawn;
  });
  for (let step = 0; step < 200; step += 1) {
    player.seek(fromSeconds((step * 0.37) % 2));
    // Several moves in one turn of the page, as a fast mouse makes them.
    if (step % 5 === 0) await wait(1);
  }
  player.seek(fromSeconds(at));
  await until(player, ({ ready }) => ready);
  await wait(200);
  stop();
  const image = imageOf(canvas);
  player.dispose();
  return { drawn, image };
}

export interface VaultReport {
  readonly isSame: boolean;
  readonly isKeptOnce: boolean;
  readonly name: string | undefined;
  readonly type: string | undefined;
  readonly afterAbort: readonly string[];
  readonly afterRemove: readonly string[];
  /** Names in the private folder after an interrupted writing was swept. */
  readonly left: readonly string[];
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const root = await navigator.storage.getDirectory();
  const names: string[] = [];
  for await (const name of (await root.getDirectoryHandle(folder, { create: true })).keys()) names.push(name);
  return names;
}

/** What a crash leaves: a file half written. Call it before the vault is used in this page. */
export async function leaveHalfWritten(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('media', { create: true });
  await folder.getFileHandle('dead.12345678.part', { create: true });
}

export async function checkVault(): Promise<VaultReport> {
  const bytes = new Uint8Array(40 * 1024 * 1024).map((_, index) => (index * 31) % 251);
  const file = new File([bytes], '转一圈.mp4', { type: 'video/mp4' });
  const { hash } = await mediaVault.put(file);
  const again = await mediaVault.put(new File([bytes], 'other.mp4'));
  const found = await mediaVault.get(hash);
  const back = found && new Uint8Array(await found.arrayBuffer());
  const stop = new AbortController();
  const other = new File([bytes.map((byte) => byte + 1)], 'stopped.mp4');
  const aborted = mediaVault.put(other, (share) => share > 0.5 && stop.abort(), stop.signal);
  await aborted.catch(() => undefined);
  const afterAbort = await namesIn('media');
  const report = {
    isSame: back?.length === bytes.length && back.every((byte, index) => byte === bytes[index]),
    isKeptOnce: again.hash === hash && (await mediaVault.list()).length === 1,
    name: found?.name,
    type: found?.type,
    afterAbort: afterAbort.filter((name) => name !== hash),
  };
  await mediaVault.remove(hash);
  return {
    ...report,
    afterRemove: (await mediaVault.list()).map(({ hash: kept }) => kept),
    left: (await namesIn('media')).filter((name) => name.startsWith('dead')),
  };
}

export interface FullReport {
  readonly outcome: string;
  readonly needed: number;
  readonly free: number;
  readonly left: readonly string[];
}

/** Puts a file in that is larger than the browser's share of the disk. */
export async function fillVault(megabytes: number): Promise<FullReport> {
  const file = new File([new Uint8Array(megabytes * 1024 * 1024)], 'large.mp4');
  const error: unknown = await mediaVault.put(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const isFull = error instanceof VaultFullError;
  return {
    outcome: isFull ? 'full' : error ? String(error) : 'put',
    needed: isFull ? error.needed : 0,
    free: isFull ? error.free : 0,
    left: await namesIn('media'),
  };
}

export interface StripReport {
  /** Images of the scene that the tiles show. */
  readonly images: readonly number[];
  readonly peaks: number;
  /** Loudest peak in the first and in the second half of the first second of sound. */
  readonly loud: readonly number[];
}

/** Video strip and waveform of a file, as the timeline asks for them. */
export async function stripsOf(base64: string, times: readonly number[]): Promise<StripReport> {
  const media = new MediaStore();
  const url = URL.createObjectURL(blobOf(base64, 'video/mp4'));
  const project = await projectOf(
    'strips',
    { main: [{ ...span('video', 0, 2), type: 'video', mediaId: 'video' }], overlays: [] },
    new Map([['video', { kind: 'video', url }]]),
  );
  media.setProject(project);
  const strips = new Filmstrips(media);
  const waves = new Waveforms(media);
  const tiles = (): readonly (CanvasImageSource | undefined)[] => times.map((time) => strips.get('video', time, 90));
  const end = performance.now() + 10_000;
  let isDone = false;
  const stopped = waves.subscribe(() => {
    isDone = true;
  });
  waves.peaks('video');
  while (performance.now() < end && (!isDone || tiles().some((tile) => tile === undefined))) await wait(100);
  // The nearest stands in until the right one is made, a key frame until its own is decoded.
  for (let round = 0; round < 50; round += 1) {
    tiles();
    await wait(60);
  }
  const images = tiles().map((tile) => (tile ? imageOf(tile) : -2));
  const { peaks } = waves.peaks('video') ?? { peaks: new Float32Array(0) };
  const loud = [peaks.subarray(0, 25), peaks.subarray(25, 50)].map((part) => Math.round(Math.max(...part) * 100) / 100);
  stopped();
  strips.dispose();
  waves.dispose();
  media.dispose();
  return { images, peaks: peaks.length, loud };
}
