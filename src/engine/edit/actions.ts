import type { CaptionTemplate } from '../project/captionTemplates';
import type {
  CaptionClip,
  Clip,
  Effect,
  Keyframe,
  Marker,
  MediaRef,
  ParamValue,
  Project,
  TextRule,
  Transition,
} from '../project/schema';
import type { Ticks } from '../time/ticks';

export interface AudioPatch {
  readonly volume?: number;
  readonly fadeIn?: Ticks;
  readonly fadeOut?: Ticks;
  readonly muted?: boolean;
}

export interface ClipPlacement {
  readonly trackId: string;
  readonly clip: Clip;
}

interface PlaceholderPatch {
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  /** null = an image or a video. */
  readonly accepts?: 'image' | 'video' | null;
}

export interface TrackPatch {
  readonly name?: string;
  readonly hidden?: boolean;
  readonly locked?: boolean;
  readonly muted?: boolean;
}

/**
 * Everything that can change a document. Times are on the timeline. `ripple` keeps what follows in step: clips of all
 * unlocked tracks that start at or after the change move with it.
 *
 * Linked clips (same `linkId`) are moved, trimmed, split, joined, slipped, slid, rolled, sped up, turned round and removed
 * together; whoever does it names one of them. Groups (same `groupId`) are moved together. A locked track refuses, also
 * where only a partner lies on it.
 */
export type Action =
  | { readonly type: 'addMedia'; readonly media: MediaRef }
  | { readonly type: 'removeMedia'; readonly mediaId: string }
  /** Another place (relinked file) or better knowledge of a medium. Refused when a clip would reach beyond its end. */
  | { readonly type: 'setMedia'; readonly mediaId: string; readonly patch: Partial<Omit<MediaRef, 'id'>> }
  | { readonly type: 'insertClip'; readonly trackId: string; readonly clip: Clip; readonly ripple?: boolean }
  /** Many at once (paste, captions from a file). With ripple the tracks make room for their whole span, from the first. */
  | { readonly type: 'insertClips'; readonly clips: readonly ClipPlacement[]; readonly ripple?: boolean }
  | { readonly type: 'removeClip'; readonly clipId: string; readonly ripple?: boolean }
  | { readonly type: 'moveClip'; readonly clipId: string; readonly start: Ticks; readonly trackId?: string }
  | {
      readonly type: 'trimClip';
      readonly clipId: string;
      readonly edge: 'start' | 'end';
      /** Wished place of the edge; it stops at the source's ends, at neighbors (without ripple) and at one frame. */
      readonly to: Ticks;
      readonly ripple?: boolean;
    }
  | { readonly type: 'splitClip'; readonly clipId: string; readonly at: Ticks; readonly newId: string }
  | { readonly type: 'joinClips'; readonly leftId: string; readonly rightId: string }
  | { readonly type: 'setSpeed'; readonly clipId: string; readonly speed: number; readonly ripple?: boolean }
  | { readonly type: 'setReversed'; readonly clipId: string; readonly reversed: boolean }
  | { readonly type: 'replaceMedia'; readonly clipId: string; readonly mediaId: string; readonly trimStart?: Ticks }
  /** Takes image or video out of its place, which stays as a placeholder and remembers what stood there. */
  | { readonly type: 'emptyPlace'; readonly clipId: string }
  | { readonly type: 'setPlaceholder'; readonly clipId: string; readonly patch: PlaceholderPatch }
  /** Without a value: back to the default. */
  | { readonly type: 'setParam'; readonly clipId: string; readonly param: string; readonly value?: ParamValue }
  | { readonly type: 'setKeyframe'; readonly clipId: string; readonly param: string; readonly keyframe: Keyframe }
  | { readonly type: 'removeKeyframe'; readonly clipId: string; readonly param: string; readonly at: Ticks }
  | { readonly type: 'setEffects'; readonly clipId: string; readonly effects: readonly Effect[] }
  | { readonly type: 'setAudio'; readonly clipId: string; readonly patch: AudioPatch }
  | { readonly type: 'setName'; readonly clipId: string; readonly name: string }
  | { readonly type: 'setText'; readonly clipId: string; readonly text: string }
  | {
      readonly type: 'setCaption';
      readonly clipId: string;
      readonly texts?: Readonly<Record<string, string>>;
      readonly words?: CaptionClip['words'];
    }
  /** Of one caption, or of all. */
  | { readonly type: 'setTemplate'; readonly clipId?: string; readonly templateKey: string }
  /** Puts an own caption design into the document, or another version of it. */
  | { readonly type: 'setOwnTemplate'; readonly template: CaptionTemplate }
  /** Refused while a caption uses it. */
  | { readonly type: 'removeOwnTemplate'; readonly key: string }
  | {
      readonly type: 'setTransition';
      readonly leftClipId: string;
      readonly rightClipId: string;
      readonly transition: Pick<Transition, 'id' | 'type' | 'duration'> | null;
    }
  | {
      readonly type: 'addTrack';
      readonly kind: 'overlay' | 'audio';
      readonly id: string;
      readonly name?: string;
      /** Default: on top. */
      readonly index?: number;
    }
  | { readonly type: 'removeTrack'; readonly trackId: string }
  /** Another place among the tracks of its kind. */
  | { readonly type: 'moveTrack'; readonly trackId: string; readonly index: number }
  | { readonly type: 'setTrack'; readonly trackId: string; readonly patch: TrackPatch }
  | { readonly type: 'setTitle'; readonly title: string }
  | { readonly type: 'setLabel'; readonly patch: Partial<Project['aiLabel']> }
  | { readonly type: 'setMediaLocal'; readonly isLocal: boolean }
  /** The moment that the cover shows. */
  | { readonly type: 'setCoverAt'; readonly at: Ticks }
  /** What may be written in a text that whoever uses the video fills. */
  | { readonly type: 'setTextRule'; readonly clipId: string; readonly rule: TextRule }
  /** The main track closes its gaps and makes room by itself. */
  | { readonly type: 'setMagnetic'; readonly isOn: boolean }
  | { readonly type: 'setDucking'; readonly patch: Partial<Project['ducking']> }
  | { readonly type: 'setCanvas'; readonly patch: Partial<Project['canvas']> }
  | { readonly type: 'addMarker'; readonly marker: Marker }
  | { readonly type: 'removeMarker'; readonly markerId: string }
  | {
      readonly type: 'setMarker';
      readonly markerId: string;
      readonly patch: { readonly at?: Ticks; readonly label?: string };
    }
  /** Takes the place of all beats there are. */
  | { readonly type: 'setBeats'; readonly beats: readonly { readonly id: string; readonly at: Ticks }[] }
  /**
   * Several clips by the same way, all or nothing. They stop at the beginning of the video. `trackShift` counts tracks
   * upwards (main, then the overlays); among sound tracks it counts indexes, and only where no image is named. Partners
   * that are not named stay on their track.
   */
  | {
      readonly type: 'moveClips';
      readonly clipIds: readonly string[];
      readonly by: Ticks;
      readonly trackShift?: number;
      /** The clips make room where they land, and close the gap that they leave. */
      readonly ripple?: boolean;
    }
  /** With ripple the gaps that close are those of the main track, or else of the first track that loses a clip. */
  | { readonly type: 'removeClips'; readonly clipIds: readonly string[]; readonly ripple?: boolean }
  /** Moves what follows up to what precedes, on this track and with it on the others; `at`: only the gap there. */
  | { readonly type: 'closeGaps'; readonly trackId: string; readonly at?: Ticks }
  /** Moves the cut between two neighbors; both lengths change, the sum stays. It stops at the sources' ends. */
  | { readonly type: 'rollEdit'; readonly leftId: string; readonly rightId: string; readonly to: Ticks }
  /** Shows another stretch of the source in the same place; `by` is source time, it stops at the source's ends. */
  | { readonly type: 'slipClip'; readonly clipId: string; readonly by: Ticks }
  /** Moves a clip between its neighbors, which give and take the time. */
  | { readonly type: 'slideClip'; readonly clipId: string; readonly to: Ticks }
  | { readonly type: 'linkClips'; readonly clipIds: readonly string[]; readonly linkId: string }
  | { readonly type: 'unlinkClips'; readonly clipIds: readonly string[] }
  | { readonly type: 'groupClips'; readonly clipIds: readonly string[]; readonly groupId: string }
  | { readonly type: 'ungroupClips'; readonly clipIds: readonly string[] }
  /** Puts a video clip's sound on a sound track of its own, linked; the clip itself falls silent. */
  | {
      readonly type: 'detachAudio';
      readonly clipId: string;
      readonly trackId: string;
      readonly newId: string;
      readonly linkId: string;
    }
  /** Splits at `at` and puts a still of that moment between the halves; what follows moves. */
  | {
      readonly type: 'freezeFrame';
      readonly clipId: string;
      readonly at: Ticks;
      readonly duration: Ticks;
      readonly newId: string;
      readonly tailId: string;
    }
  | { readonly type: 'setPitchKept'; readonly clipId: string; readonly pitchKept: boolean }
  /** All or nothing. */
  | { readonly type: 'batch'; readonly actions: readonly Action[] };

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
