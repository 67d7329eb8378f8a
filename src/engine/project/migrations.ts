import { ProjectError } from './errors';
import { PROJECT_VERSION } from './schema';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A function per version that leads to the next one. Additive: a step is never changed once it has been released. */
const steps: readonly ((document: Json) => Json)[] = [fromDraft, unchanged, unchanged];

/**
 * Version 0, the format before the first release: no version number, frame rate as a plain number, a caption's words in
 * `text`, no sound tracks.
 */
function fromDraft(document: Json): Json {
  const canvas = isObject(document.canvas) ? document.canvas : {};
  const tracks = isObject(document.tracks) ? document.tracks : {};
  const overlay = Array.isArray(tracks.overlay) ? tracks.overlay : [];
  return {
    ...document,
    canvas: { ...canvas, fps: typeof canvas.fps === 'number' ? rateOf(canvas.fps) : canvas.fps },
    tracks: { ...tracks, overlay: overlay.map(withCaptionTexts), audio: tracks.audio ?? [] },
  };
}

/**
 * Version 1 lacks groups, links, freeze frames and the kind of a marker: all have defaults. Version 2 has no figures: a
 * release that does not know them says so instead of calling the document broken.
 */
function unchanged(document: Json): Json {
  return document;
}

/** 29.97 and its kin stand for NTSC rates, which are exact only as fractions. */
function rateOf(fps: number): { num: number; den: number } {
  const whole = Math.round(fps);
  return Math.abs(fps - whole) < 0.005 ? { num: whole, den: 1 } : { num: Math.ceil(fps) * 1000, den: 1001 };
}

function withCaptionTexts(track: unknown): unknown {
  if (!isObject(track) || !Array.isArray(track.clips)) return track;
  const clips = track.clips.map((clip: unknown) => {
    if (!isObject(clip) || clip.type !== 'caption' || typeof clip.text !== 'string') return clip;
    const { text, ...rest } = clip;
    return { ...rest, texts: { caption: text } };
  });
  return { ...track, clips };
}

/**
 * Lifts a parsed JSON document of any earlier version to the present one; what is inside is checked afterwards.
 * Throws ProjectError: `shape` (no object, no version number), `newer-version` (written by a later release).
 */
export function migrate(document: unknown): Json {
  if (!isObject(document)) throw new ProjectError('shape', '', 'not an object');
  const version = document.version ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    throw new ProjectError('shape', 'version', 'not a version number');
  }
  if (version > PROJECT_VERSION) throw new ProjectError('newer-version', 'version', `version ${version}`);
  return steps
    .slice(version)
    .reduce<Json>((current, step, index) => ({ ...step(current), version: version + index + 1 }), document);
}
