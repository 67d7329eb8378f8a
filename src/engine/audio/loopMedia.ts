import { fitLoop } from './fitLoop';
import { loops } from './loops.data';
import { type RenderedLoop, renderLoop } from './synth';
import { wavFile } from './wavFile';

const SCHEME = 'loop:';
/** Longer than any video that we make. */
const LONGEST_SECONDS = 4 * 60 * 60;

/**
 * Address of a piece of our own music, played for so many seconds: `loop:bright?seconds=23.400`. It is not fetched: the
 * same address is the same samples wherever the project is opened.
 */
export const loopUrl = (id: string, seconds: number): string => `${SCHEME}${id}?seconds=${seconds.toFixed(3)}`;

/** Whether an address names a piece of our own music: it is never missing, and needs no upload. */
export const isLoopUrl = (url: string): boolean => url.startsWith(SCHEME);

interface LoopAddress {
  readonly id: string;
  readonly seconds: number;
}

function parseLoopUrl(url: string): LoopAddress | undefined {
  const match = /^loop:([\w-]{1,40})\?seconds=(\d{1,6}(?:\.\d{1,6})?)$/.exec(url);
  const seconds = Number(match?.[2]);
  return match?.[1] && seconds > 0 && seconds <= LONGEST_SECONDS ? { id: match[1], seconds } : undefined;
}

/** The piece that an address names; undefined for any other address and for a piece that is not known. */
export const loopIdOf = (url: string): string | undefined => loops.find(({ id }) => id === parseLoopUrl(url)?.id)?.id;

/** Played once: the length changes with every word that is edited, the piece does not. */
const played = new Map<string, RenderedLoop>();
/** The last one asked for: preview and export ask for it several times. */
let last: { readonly url: string; readonly blob: Blob } | undefined;

/** The piece behind an address as a WAV file; undefined for one that is not known. */
export function loopFile(url: string): Blob | undefined {
  if (last?.url === url) return last.blob;
  const address = parseLoopUrl(url);
  const score = address && loops.find(({ id }) => id === address.id);
  if (!score) return undefined;
  const loop = played.get(score.id) ?? renderLoop(score);
  played.set(score.id, loop);
  const { left, right, sampleRate } = fitLoop(loop, address.seconds);
  const blob = new Blob([wavFile([left, right], sampleRate)], { type: 'audio/wav' });
  last = { url, blob };
  return blob;
}
