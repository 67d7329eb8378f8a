import type { ContainerName } from './sniff';

/** Why a file cannot be used; words in `mediaReasons.code.<code>`. */
export type MediaReasonCode =
  /** 0 bytes. */
  | 'empty'
  /** No video, sound or image at all: a web page saved under a video's name, a document, an archive. */
  | 'not-media'
  /** A list of addresses instead of the video. */
  | 'playlist'
  /** A container that browsers do not open (AVI, WMV, RMVB, FLV, VOB, MXF …). */
  | 'old-container'
  /** The container is fine, this browser has no decoder for the image. */
  | 'no-decoder'
  /** Same for a sound. */
  | 'no-audio-decoder'
  /** Locked by a rights system or by the app that downloaded it. */
  | 'encrypted'
  /** An MP4 whose index was never written: recording or download stopped. */
  | 'no-index'
  /** Its index is there, but cannot be read. */
  | 'broken'
  /** The file ends before it should. */
  | 'truncated'
  /** Only sound where an image is asked for, whatever the name says. */
  | 'audio-only'
  /** A video whose sound no decoder here can read: it plays without. */
  | 'audio-lost'
  /** An image without sound where sound is asked for. */
  | 'silent'
  /** A moving image file (GIF, animated WebP, APNG): no video. */
  | 'animated-image'
  /** A single image where a video is asked for. */
  | 'still-image'
  /** An image in a format that cannot be drawn here: browsers do not show it, or it has no pixels of its own. */
  | 'image-format';

/** What can be done about it; words in `mediaReasons.way.<code>`. */
export type WayOutCode =
  | 'choose-another'
  | 'download-again'
  | 'record-again'
  | 'repair-recording'
  | 'export-capcut'
  | 'iphone-compatible'
  | 'mac-quicktime'
  | 'windows-clipchamp'
  | 'desktop-handbrake'
  | 'other-browser'
  | 'get-original'
  | 'unpack'
  | 'use-audio-tools'
  | 'save-as-mp3'
  | 'use-as-image'
  | 'save-as-jpeg'
  | 'use-what-is-there';

/** What is wrong with a file, and the ways on, best first. */
export interface MediaReason {
  readonly code: MediaReasonCode;
  readonly container: ContainerName | null;
  /** As people know it. */
  readonly codec: string | null;
  readonly ways: readonly WayOutCode[];
  /** It can be used all the same (a truncated video up to its end, one with a foreign sound without it). */
  readonly isUsable: boolean;
  /** What the browser lacks is decoded here by a decoder of ours: into an H.264 video. */
  readonly isConvertible: boolean;
  /** Codec of a convertible video's sound that nothing here decodes, as people know it; absent where none is lost. */
  readonly lostAudio?: string;
}

/** What converting a video by a decoder of ours costs it. */
export interface Convertible {
  readonly lostAudio?: string;
}
