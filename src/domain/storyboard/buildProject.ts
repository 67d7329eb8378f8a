import { hasAiParts } from '../../engine/project/aiParts';
import type { CaptionTemplate } from '../../engine/project/captionTemplates';
import { createProject } from '../../engine/project/createProject';
import { projectDuration } from '../../engine/project/projectDuration';
import type { AudioClip, AudioTrack, CaptionClip, MediaRef, OverlayTrack, Project } from '../../engine/project/schema';
import { clipEnd } from '../../engine/project/walk';
import { FPS_30, type FrameRate, frameAt, frameStart } from '../../engine/time/frameRate';
import { fromSeconds, maxTicks, minTicks, subTicks, type Ticks, ticks, ZERO } from '../../engine/time/ticks';
import { carriedDesigns, designOf } from '../captionDesigns';
import { captionClips } from './captionClips';
import { type CardSpan, cardSpans } from './cardSpans';
import { drawnShotTracks } from './drawnShotTracks';
import { CALL_ID, endCardStart, graphicsTracks, TITLE_ID, type VideoGraphics } from './graphics';
import type { GraphicsStyleKey } from './graphics.data';
import { audioMediaId, shotMediaId } from './ids';
import type { InfoCard } from './infoCards';
import { infoCardTracks } from './infoCardTracks';
import { clausesOf } from './offer';
import { shotClips } from './shotClips';
import { type RestShot, restShots } from './shotParts';
import type { Card, Shot, Storyboard, VoiceClip } from './types';

const LONGEST = fromSeconds(0.24);

/**
 * Length of the dissolve between two neighbors: 0.24 s, at most two fifths of the shorter one, an even number of frames
 * so that its middle is the cut. Undefined when they are too short for one.
 */
function dissolveBetween(left: Ticks, right: Ticks, fps: FrameRate): Ticks | undefined {
  const room = minTicks(LONGEST, ticks(Math.min(left, right) * 0.4));
  const half = Math.floor(frameAt(room, fps) / 2);
  return half > 0 ? ticks(frameStart(half, fps) * 2) : undefined;
}

interface BuildOptions {
  /** Keeps its project id when given; else random. */
  readonly id?: string;
  readonly title: string;
  readonly width?: number;
  readonly height?: number;
  readonly fps?: FrameRate;
  /** Caption template; empty = no captions. */
  readonly templateKey: string;
  /** Designs that were taken along, which the key may mean; the video carries the one that it shows. */
  readonly designs?: readonly CaptionTemplate[] | undefined;
  /** The template's second variable, the same all through (a shop's name, a tag). */
  readonly subtitle?: string;
  /** Voices by card id; else each card's own. */
  readonly voiceClips?: Readonly<Record<string, VoiceClip>>;
  /** Fades out at the end of the video. `beat`: seconds between its beats; cuts then fall on them. */
  readonly music?: (VoiceClip & { readonly volume?: number; readonly beat?: number }) | undefined;
  /** What the export brings the sound to; absent = as it is mixed. */
  readonly loudness?: Project['loudness'];
  /** Title, badge, price tag, brand and end card; none by default. */
  readonly graphics?: VideoGraphics;
  readonly graphicsStyle?: GraphicsStyleKey;
  /** What is drawn while a sentence tells it, by card id; none by default. */
  readonly infoCards?: ReadonlyMap<string, InfoCard>;
  readonly aiLabel?: Partial<Project['aiLabel']>;
  readonly source?: Project['source'];
  /** What may be shown where a card's clip ends before its sentence; absent = the other cards' shots. */
  readonly rests?: (card: Card) => readonly RestShot[];
  /** Seconds of silence between two sentences; absent = none, the video lasts exactly as long as its voices. */
  readonly pause?: (left: Card, right: Card) => number;
  /** Seconds that the video goes on after its last word; default 0. */
  readonly tail?: number;
}

/**
 * The video of a storyboard: shots for each sentence as long as its voice (moving stills, cuts about every two seconds,
 * dissolves that take no time of their own), voices, captions in pieces that fit the template, optional graphics and
 * music, the AI label that synthetic voices ask for. Pure and repeatable: the same
 * input gives the same document except for a random project id. Its length is the sum of voices, pauses and tail, up to one frame.
 * Card ids must be unique and at most 40 characters long. A storyboard without text or voice gives an empty project.
 */
export function buildProject(storyboard: Storyboard, options: BuildOptions): Project {
  const { fps = FPS_30, pause, tail, voiceClips = {}, music, graphics, source = [] } = options;
  const empty = createProject({ ...options, fps });
  const { canvas } = empty;
  const spans = cardSpans(storyboard.cards, { fps, pause, tail, voices: voiceClips });
  const isHeaded = graphics !== undefined && graphics.title !== '';
  const { rests = restShots(storyboard.cards, { media: [] }) } = options;
  const shots = shotClips(spans, { fps, canvas, dissolves: dissolves(spans, fps), beat: music?.beat, isHeaded, rests });
  const style = options.graphicsStyle ?? 'vivid';
  const end = spans.at(-1)?.to ?? ZERO;
  const endCardFrom = graphics ? endCardStart(spans, graphics, end) : end;
  const drawn = drawnShotTracks(spans, { canvas, style, isHeaded, endCardFrom });
  const seen = { heats: shots.heats, texts: [...shots.texts, ...drawn.texts] };
  const onTop = graphics ? graphicsTracks(spans, graphics, { canvas, style, end, ...seen }) : [];
  const design = designOf(options.templateKey, options.designs);
  const captions = withoutRepeats(captionClips(spans, design, options.subtitle ?? ''), onTop);
  const video: Project = {
    ...empty,
    templates: carriedDesigns(design),
    tracks: {
      overlay: [
        ...shots.floating.map((clips, index): OverlayTrack => ({ ...trackOf(`float-${index + 1}`), clips })),
        ...drawn.tracks,
        ...(options.infoCards ? infoCardTracks(spans, options.infoCards, { canvas, style, ...seen }) : []),
        ...onTop,
        { ...trackOf('captions'), clips: captions },
      ].filter(({ clips }) => clips.length > 0),
      main: { ...empty.tracks.main, clips: shots.main, transitions: shots.transitions },
      audio: voiceTracks(spans),
    },
    media: mediaTable(shots.shots, spans),
    ...(options.loudness ? { loudness: options.loudness } : {}),
    source,
  };
  const mustLabel = hasAiParts(video);
  const labeled = { visible: mustLabel, metadata: mustLabel, ...options.aiLabel };
  const made = { ...video, aiLabel: { ...video.aiLabel, ...labeled } };
  return music ? withMusic(made, music) : made;
}

/** What a text says, however it is set: a price with its sign is the one with its unit. */
const plainText = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').replace(/(?<=\d)\u5143/g, '');

/** Captions without what a title or an end card prints while it is spoken: twice it would only disturb. */
function withoutRepeats(captions: readonly CaptionClip[], tracks: readonly OverlayTrack[]): readonly CaptionClip[] {
  const printed = tracks.flatMap(({ clips }) =>
    clips.flatMap((clip) =>
      clip.type === 'text' && (clip.id === TITLE_ID || clip.id === CALL_ID) ? [{ ...clip, end: clipEnd(clip) }] : [],
    ),
  );
  return captions.flatMap((caption): readonly CaptionClip[] => {
    const said = printed.find(
      (clip) =>
        clip.start < clipEnd(caption) &&
        caption.start < clip.end &&
        unprinted(caption, clip.text) !== caption.texts.caption,
    );
    if (!said) return [caption];
    const rest = unprinted(caption, said.text);
    const from = maxTicks(caption.start, said.start);
    // Until the card comes the caption stands whole, unless it would only flash.
    const early = subTicks(from, caption.start);
    const isEarly = early >= SHORTEST_CAPTION;
    const later = isEarly ? from : caption.start;
    const lasting = subTicks(clipEnd(caption), later);
    return [
      ...(isEarly ? [{ ...caption, duration: early, words: [] }] : []),
      ...(rest !== '' && lasting >= SHORTEST_CAPTION
        ? [
            {
              ...caption,
              ...(isEarly ? { id: `${caption.id}-rest` } : {}),
              start: later,
              duration: lasting,
              texts: { ...caption.texts, caption: rest },
              words: [],
            },
          ]
        : []),
    ];
  });
}

/** The clauses of a caption that a text does not print, as one line; the whole caption where it prints none of them. */
function unprinted({ texts }: CaptionClip, printed: string): string {
  const caption = texts.caption ?? '';
  const all = plainText(printed);
  if (all.includes(plainText(caption))) return '';
  const clauses = clausesOf(caption);
  const rest = clauses.filter((clause) => !all.includes(plainText(clause)));
  return rest.length === clauses.length ? caption : rest.join('\uff0c');
}

const SHORTEST_CAPTION = fromSeconds(0.6);

const trackOf = (id: string) => ({ id, name: '', hidden: false, locked: false, muted: false });

/** The dissolve on each cut, by the index of the card on its left. */
function dissolves(spans: readonly CardSpan[], fps: FrameRate): ReadonlyMap<number, Ticks> {
  const found = new Map<number, Ticks>();
  spans.forEach((span, index) => {
    const next = spans[index + 1];
    const duration = next && dissolveBetween(subTicks(span.to, span.from), subTicks(next.to, next.from), fps);
    if (duration) found.set(index, duration);
  });
  return found;
}

function voiceTracks(spans: readonly CardSpan[]): readonly AudioTrack[] {
  const clips = spans.flatMap(({ card, voice, start, end }): readonly AudioClip[] => {
    // The sum of seconds may round to a tick more than the recording has.
    const duration = voice ? minTicks(subTicks(end, start), fromSeconds(voice.duration)) : ZERO;
    return voice && duration > ZERO
      ? [audioClip(`voice-${card.id}`, 'voice', { url: voice.url, start, duration })]
      : [];
  });
  return clips.length > 0 ? [{ ...trackOf('voice'), clips }] : [];
}

interface Audio {
  readonly url: string;
  readonly start: Ticks;
  readonly duration: Ticks;
}

const audioClip = (id: string, role: AudioClip['role'], { url, start, duration }: Audio): AudioClip => ({
  type: 'audio',
  id,
  name: '',
  start,
  duration,
  params: {},
  keyframes: {},
  effects: [],
  mediaId: audioMediaId(url),
  trimStart: ZERO,
  speed: 1,
  volume: 1,
  fadeIn: ZERO,
  fadeOut: ZERO,
  muted: false,
  pitchKept: true,
  reversed: false,
  role,
});

const audioMedia = (audio: VoiceClip, isAi = false): MediaRef => ({
  id: audioMediaId(audio.url),
  kind: 'audio',
  name: '',
  url: audio.url,
  ...(audio.hash ? { hash: audio.hash } : {}),
  width: 0,
  height: 0,
  duration: fromSeconds(audio.duration),
  hasAudio: true,
  ...(isAi ? { isAi } : {}),
});

function mediaTable(shots: readonly Shot[], spans: readonly CardSpan[]): Project['media'] {
  const table: Record<string, MediaRef> = {};
  for (const { kind, url, width, height, duration } of shots) {
    const id = shotMediaId(url);
    table[id] = {
      id,
      kind,
      name: '',
      url,
      width: Math.round(width),
      height: Math.round(height),
      duration: kind === 'video' ? fromSeconds(duration) : ZERO,
      // Whether a clip has sound is found out by the probe; here it is never used.
      hasAudio: false,
    };
  }
  for (const { voice } of spans) if (voice) table[audioMediaId(voice.url)] = audioMedia(voice, true);
  return table;
}

/** The video with one voice from its beginning on; what is longer than the video is not heard. */
export function withVoice(video: Project, voice: VoiceClip): Project {
  const duration = minTicks(fromSeconds(voice.duration), projectDuration(video));
  if (duration <= ZERO) return video;
  const clips = [audioClip('voice-1', 'voice', { url: voice.url, start: ZERO, duration })];
  return {
    ...video,
    tracks: { ...video.tracks, audio: [{ ...trackOf('voice'), clips }, ...video.tracks.audio] },
    media: { ...video.media, [audioMediaId(voice.url)]: audioMedia(voice, true) },
  };
}

/** The video with music under it: quiet, repeated to its end, faded out. A video or music without length stays as it is. */
export function withMusic(video: Project, music: NonNullable<BuildOptions['music']>): Project {
  const end = projectDuration(video);
  const length = fromSeconds(music.duration);
  if (end === ZERO || length <= ZERO) return video;
  const clips: AudioClip[] = [];
  for (let start = ZERO; start < end; start = (start + length) as Ticks) {
    const duration = minTicks(length, subTicks(end, start));
    const isLast = start + duration >= end;
    clips.push({
      ...audioClip(`music-${clips.length + 1}`, 'music', { url: music.url, start, duration }),
      volume: music.volume ?? 0.6,
      fadeOut: isLast ? minTicks(duration, fromSeconds(1.5)) : ZERO,
    });
  }
  return {
    ...video,
    tracks: { ...video.tracks, audio: [...video.tracks.audio, { ...trackOf('music'), clips }] },
    media: { ...video.media, [audioMediaId(music.url)]: audioMedia(music) },
  };
}
