import { captionRoom } from '../../engine/captions/captionRoom';
import { fitCaption } from '../../engine/captions/fitCaption';
import { encodeMouth, type Framing, figureSize, type GestureKind, type Look, MOUTH_TICKS } from '../../engine/figure';
import { captionTemplate } from '../../engine/project/captionTemplates';
import { createProject } from '../../engine/project/createProject';
import { parseProject } from '../../engine/project/parseProject';
import {
  captionClip,
  figureClip,
  imageClip,
  type PortraitMarks,
  type Project,
  videoClip,
} from '../../engine/project/schema';
import { FPS_30 } from '../../engine/time/frameRate';
import { fromSeconds, type Ticks } from '../../engine/time/ticks';

/** A sentence with its voice. */
export interface FigureLine {
  readonly text: string;
  readonly gesture: GestureKind;
  /** Seconds. */
  readonly duration: number;
  /** Mouth code of this sentence; empty before there is a voice. */
  readonly mouth: string;
  /** Address of its sound; none before there is one. */
  readonly url?: string;
  /** Seconds of silence after it; without it, a breath. */
  readonly pause?: number;
}

export interface FigurePortrait {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly marks?: PortraitMarks;
}

export interface FigureBackdrop {
  readonly url: string;
  readonly kind: 'image' | 'video';
  readonly width: number;
  readonly height: number;
  /** Seconds, of a video. */
  readonly duration: number;
}

export interface FigureOrder {
  readonly title: string;
  readonly canvas: { readonly width: number; readonly height: number };
  /** `#rrggbb`, seen where no image lies. */
  readonly background: string;
  readonly backdrop?: FigureBackdrop;
  readonly presenter: string;
  readonly portrait?: FigurePortrait;
  readonly look: Look;
  readonly framing: Framing;
  /** −1 left – 1 right. */
  readonly place: number;
  /** 1 = as large as fits. */
  readonly size: number;
  readonly liveliness: number;
  /** Caption template; '' = none. */
  readonly captions: string;
  readonly lines: readonly FigureLine[];
}

/** Silence between two sentences, seconds. */
const BREATH = 0.22;
/** The presenter stands a moment before and after speaking. */
const LEAD = 0.2;
const TAIL = 0.4;

interface Timed extends FigureLine {
  readonly start: Ticks;
  readonly length: Ticks;
}

/** Starts on the mouth's own steps, so that codes can be joined. */
const onStep = (at: number): Ticks => (Math.ceil(at / MOUTH_TICKS) * MOUTH_TICKS) as Ticks;

function timed(lines: readonly FigureLine[]): readonly Timed[] {
  let at = onStep(fromSeconds(LEAD));
  return lines.map((line) => {
    const length = Math.max(1, fromSeconds(line.duration)) as Ticks;
    const start = at;
    at = onStep(at + length + fromSeconds(line.pause ?? BREATH));
    return { ...line, start, length };
  });
}

/** A figure's video: background, presenter with mouth and gestures, captions, voice. Pure; the ids are fixed. */
export function figureProject(order: FigureOrder): Project {
  const lines = timed(order.lines);
  const last = lines[lines.length - 1];
  const end = onStep((last ? last.start + last.length : 0) + fromSeconds(TAIL));
  const base = createProject({ title: order.title, ...order.canvas, fps: FPS_30, id: 'figure-video' });
  const media: Record<string, unknown> = {};
  const put = (id: string, kind: string, url: string, facts: object = {}): string => {
    media[id] = { id, kind, name: '', url, ...facts };
    return id;
  };
  for (const [index, line] of lines.entries()) {
    if (line.url) put(`voice-${index}`, 'audio', line.url, { duration: line.length, hasAudio: true });
  }
  if (order.portrait)
    put('portrait', 'image', order.portrait.url, { width: order.portrait.width, height: order.portrait.height });
  const main = backdropClips(order.backdrop, end, put);
  const voices = lines.flatMap((line, index) =>
    line.url
      ? [
          {
            type: 'audio',
            id: `say-${index}`,
            name: line.text.slice(0, 60),
            mediaId: `voice-${index}`,
            start: line.start,
            duration: line.length,
            role: 'voice',
          },
        ]
      : [],
  );
  return parseProject({
    ...base,
    aiLabel: { ...base.aiLabel, visible: true, metadata: true },
    canvas: { ...base.canvas, background: order.background },
    media,
    tracks: {
      main: { ...base.tracks.main, clips: main },
      overlay: [
        { id: 'figures', clips: [figureOf(order, lines, end)] },
        ...(order.captions ? [{ id: 'captions', clips: captionsOf(order.captions, lines) }] : []),
      ],
      audio: voices.length > 0 ? [{ id: 'voices', clips: voices }] : [],
    },
  });
}

function backdropClips(
  backdrop: FigureBackdrop | undefined,
  end: Ticks,
  put: (id: string, kind: string, url: string, facts: object) => string,
): readonly unknown[] {
  if (!backdrop) return [];
  const { kind, url, width, height } = backdrop;
  const mediaId = put('backdrop', kind, url, {
    width,
    height,
    duration: kind === 'video' ? fromSeconds(backdrop.duration) : 0,
  });
  if (kind === 'image') return [imageClip.parse({ type: 'image', id: 'backdrop-0', mediaId, start: 0, duration: end })];
  const length = Math.max(1, fromSeconds(backdrop.duration));
  const clips: unknown[] = [];
  // Again and again until the presenter has finished; its own sound would talk into the voice.
  for (let start = 0; start < end; start += length) {
    clips.push(
      videoClip.parse({
        type: 'video',
        id: `backdrop-${clips.length}`,
        mediaId,
        start,
        duration: Math.min(length, end - start),
        muted: true,
      }),
    );
  }
  return clips;
}

function figureOf(order: FigureOrder, lines: readonly Timed[], end: Ticks): unknown {
  const { canvas, look, portrait } = order;
  const fitted = portrait ? portraitSize(portrait, canvas) : figureSize(order.presenter, order.framing, canvas);
  const room = (canvas.width - fitted.width * order.size) / 2;
  const params = {
    framing: order.framing,
    liveliness: order.liveliness,
    scale: order.size,
    x: Math.round(order.place * Math.max(room, canvas.width * 0.22)),
    // It is scaled about its middle, but stands on the lower edge.
    y: Math.round((fitted.height * (1 - order.size)) / 2),
    ...(look.clothes ? { clothesColor: look.clothes } : {}),
    ...(look.accent ? { accentColor: look.accent } : {}),
    ...(look.hair ? { hairColor: look.hair } : {}),
    ...(look.skin ? { skinColor: look.skin } : {}),
  };
  return figureClip.parse({
    type: 'figure',
    id: 'presenter',
    start: 0,
    duration: end,
    presenter: order.presenter,
    ...(portrait ? { mediaId: 'portrait', ...(portrait.marks ? { portrait: portrait.marks } : {}) } : {}),
    mouth: joinedMouth(lines),
    gestures: lines
      .filter(({ gesture }) => gesture !== 'none')
      .map(({ gesture, start, length }) => ({
        kind: gesture,
        at: start,
        duration: Math.min(length, fromSeconds(3.2)),
      })),
    params,
  });
}

function portraitSize(portrait: FigurePortrait, canvas: FigureOrder['canvas']) {
  const fit = Math.min(canvas.width / portrait.width, (canvas.height * 0.7) / portrait.height);
  return { width: portrait.width * fit, height: portrait.height * fit };
}

/** The codes of all sentences on one clock, at rest between them. */
function joinedMouth(lines: readonly Timed[]): string {
  let code = '';
  const rest = encodeMouth([{ viseme: 'rest', level: 0 }]);
  for (const { mouth, start } of lines) {
    if (!mouth) continue;
    const at = Math.round(start / MOUTH_TICKS);
    code = `${code.slice(0, at)}${rest.repeat(Math.max(0, at - code.length))}${mouth}`;
  }
  return code;
}

function captionsOf(key: string, lines: readonly Timed[]): readonly unknown[] {
  const template = captionTemplate(key);
  if (!template) return [];
  const room = captionRoom(template);
  return lines.flatMap(({ text, start, length }, line) =>
    text.trim()
      ? fitCaption(text, { ...room, start, duration: length }).map((cue, index) =>
          captionClip.parse({
            type: 'caption',
            id: `caption-${line}-${index}`,
            start: cue.start,
            duration: cue.end - cue.start,
            templateKey: key,
            texts: { caption: cue.text },
          }),
        )
      : [],
  );
}
