import { ALIGN_RATE, pickFrames, speechFeatures } from './features';
import { ASIDE, alignFrames } from './path';

/** Half-open, seconds. */
export interface AlignSpan {
  readonly start: number;
  readonly end: number;
}

export interface AlignOrder {
  /** One channel at `ALIGN_RATE`. */
  readonly recording: Float32Array;
  /** Where somebody speaks in it, in order. */
  readonly speech: readonly AlignSpan[];
  /** The same words in a known voice, at `ALIGN_RATE`. */
  readonly reference: Float32Array;
  /** Where each sentence lies in it, in order. */
  readonly sentences: readonly AlignSpan[];
  /** The speaker may have begun a sentence again; default: every sentence is said once. */
  readonly allowsRetakes?: boolean;
}

/** One time that a sentence was said. */
export interface Take extends AlignSpan {
  readonly sentence: number;
  /** Which part of the sentence was said, 0–1. */
  readonly from: number;
  readonly to: number;
  /** When a tenth, two tenths … of the sentence had been said (11 times, the first is its start). */
  readonly tenths: readonly number[];
}

/** Cells of the table that are kept at once: a byte each. */
const MAX_CELLS = 48_000_000;
const FINEST_HOP = 0.02;
/** A pause as long as this is one: a sentence may begin behind it, seconds. */
const PAUSE = 0.25;
/** An edge so near to a pause lies at it, seconds. */
const SNAP = 0.35;
const TENTHS = 10;

/**
 * When each sentence of a known text is said in a recording: compared with a voice that says the same, edges moved to the
 * pauses beside them. In the order of the recording, none over another; a sentence that is not said has no take.
 */
export function alignSpeech(order: AlignOrder): readonly Take[] {
  const spoken = order.sentences.reduce((sum, { start, end }) => sum + end - start, 0);
  const heard = order.speech.reduce((sum, { start, end }) => sum + end - start, 0);
  const cells = (spoken * heard) / FINEST_HOP ** 2;
  const hop = FINEST_HOP * Math.max(1, Math.sqrt(cells / MAX_CELLS));
  const takes = alignAt(order, hop);
  return hop > FINEST_HOP * 1.01 ? takes.map((take) => refined(order, take, hop)) : takes;
}

function alignAt(order: AlignOrder, hop: number): readonly Take[] {
  const { recording, speech, reference, sentences, allowsRetakes = false } = order;
  const heard = framesIn(speech, hop, recording.length);
  const known = framesIn(sentences, hop, reference.length);
  const begins = heard.flatMap((frame, index) =>
    index === 0 || (frame - (heard[index - 1] ?? 0)) * hop >= PAUSE ? [index] : [],
  );
  const starts = sentences.map(({ start }) => {
    const at = known.findIndex((frame) => (frame + 0.5) * hop >= start);
    return at < 0 ? known.length - 1 : at;
  });
  const path = alignFrames({
    recording: pickFrames(speechFeatures(recording, hop), heard),
    reference: pickFrames(speechFeatures(reference, hop), known),
    begins,
    starts,
    allowsRetakes,
  });
  const raw = takesOf(path, { heard, starts, columns: known.length, hop });
  return raw.map((take, index) => snapped(take, { speech, before: raw[index - 1], after: raw[index + 1] }));
}

/** Numbers of the frames whose middle lies in one of the spans. */
function framesIn(spans: readonly AlignSpan[], hop: number, samples: number): readonly number[] {
  const count = Math.floor(samples / (hop * ALIGN_RATE));
  const frames: number[] = [];
  for (const { start, end } of spans)
    for (let frame = Math.max(0, Math.ceil(start / hop - 0.5)); frame < count && (frame + 0.5) * hop < end; frame += 1)
      if (frame > (frames.at(-1) ?? -1)) frames.push(frame);
  return frames;
}

interface PathScale {
  readonly heard: readonly number[];
  readonly starts: readonly number[];
  readonly columns: number;
  readonly hop: number;
}

/** The runs of a path within one sentence, each a take. */
function takesOf(path: Int32Array, { heard, starts, columns, hop }: PathScale): readonly Take[] {
  const sentenceOf = (column: number): number => starts.findLastIndex((start) => start <= column);
  const takes: Take[] = [];
  let from = 0;
  for (let row = 1; row <= path.length; row += 1) {
    const [here, next] = [path[from] as number, row < path.length ? (path[row] as number) : ASIDE];
    const isSame =
      row < path.length &&
      here !== ASIDE &&
      next !== ASIDE &&
      sentenceOf(next) === sentenceOf(here) &&
      next >= (path[row - 1] as number);
    if (isSame) continue;
    if (here !== ASIDE) {
      const sentence = sentenceOf(here);
      const first = starts[sentence] ?? 0;
      const length = Math.max(1, (starts[sentence + 1] ?? columns) - first);
      const shareAt = (at: number): number => ((path[at] as number) - first) / length;
      const timeAt = (at: number): number => (heard[at] ?? 0) * hop;
      const [start, end] = [timeAt(from), timeAt(row - 1) + hop];
      const tenths = Array.from({ length: TENTHS + 1 }, (_, tenth) => {
        for (let at = from; at < row; at += 1) if (shareAt(at) >= tenth / TENTHS - 1e-9) return timeAt(at);
        return end;
      });
      takes.push({ sentence, start, end, from: shareAt(from), to: Math.min(1, shareAt(row - 1) + 1 / length), tenths });
    }
    from = row;
  }
  return takes;
}

interface Beside {
  readonly speech: readonly AlignSpan[];
  readonly before: Take | undefined;
  readonly after: Take | undefined;
}

/** A take whose edges lie at the pauses near them, if there are any. */
function snapped(take: Take, { speech, before, after }: Beside): Take {
  const pauses = speech.slice(1).map((next, index) => ({ from: speech[index]?.end ?? 0, to: next.start }));
  const reach = Math.min(SNAP, (take.end - take.start) / 3);
  const nearest = (time: number) => {
    const all = [
      { from: Number.NEGATIVE_INFINITY, to: speech[0]?.start ?? time },
      ...pauses,
      { from: speech.at(-1)?.end ?? time, to: Number.POSITIVE_INFINITY },
    ];
    const distanceOf = ({ from, to }: { from: number; to: number }): number => Math.max(0, from - time, time - to);
    const best = all.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
    return best && distanceOf(best) <= reach ? best : undefined;
  };
  const [atStart, atEnd] = [nearest(take.start), nearest(take.end)];
  const start = Math.max(before?.end ?? 0, Math.min(take.start, take.end), 0);
  return {
    ...take,
    start: atStart && Number.isFinite(atStart.to) ? atStart.to : start,
    end: atEnd && Number.isFinite(atEnd.from) ? atEnd.from : Math.min(take.end, after?.start ?? take.end),
  };
}

/** The edges of a take that was found at a coarse hop, found again at the finest one. */
function refined(order: AlignOrder, take: Take, hop: number): Take {
  const margin = 3 * hop;
  const [from, to] = [Math.max(0, take.start - margin), take.end + margin];
  const sentence = order.sentences[take.sentence];
  if (!sentence || to - from > 60 || take.to - take.from < 0.5) return take;
  const cut = (samples: Float32Array, a: number, b: number) =>
    samples.subarray(Math.round(a * ALIGN_RATE), Math.round(b * ALIGN_RATE));
  const speech = order.speech
    .map(({ start, end }) => ({ start: Math.max(from, start) - from, end: Math.min(to, end) - from }))
    .filter(({ start, end }) => end > start);
  const [best] = alignAt(
    {
      recording: cut(order.recording, from, to),
      speech,
      reference: cut(order.reference, sentence.start, sentence.end),
      sentences: [{ start: 0, end: sentence.end - sentence.start }],
    },
    FINEST_HOP,
  );
  if (!best) return take;
  const moved = (time: number): number => time + from;
  // Beyond the coarse table's own grain it heard something else.
  const isNear = Math.abs(moved(best.start) - take.start) <= margin && Math.abs(moved(best.end) - take.end) <= margin;
  return isNear ? { ...take, start: moved(best.start), end: moved(best.end), tenths: best.tenths.map(moved) } : take;
}
