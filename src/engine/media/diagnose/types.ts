import type { ContainerName } from './sniff';

/** Why a file cannot be used; words in `mediaReasons.code.<code>`. */
export type MediaReasonCode =
  /** 0 bytes. */
  | 'empty'
  /** No film, sound or picture at all: a web page saved under a film's name, a document, an archive. */
  | 'not-media'
  /** A list of addresses instead of the film. */
  | 'playlist'
  /** A container that browsers do not open (AVI, WMV, RMVB, FLV, VOB, MXF …). */
  | 'old-container'
  /** The container is fine, this browser has no decoder for the picture. */
  | 'no-decoder'
  /** Same for a sound. */
  | 'no-sound-decoder'
  /** Locked by a rights system or by the app that downloaded it. */
  | 'encrypted'
  /** An MP4 whose index was never written: recording or download stopped. */
  | 'no-index'
  /** Its index is there, but cannot be read. */
  | 'broken'
  /** The file ends before it should. */
  | 'truncated'
  /** Only sound where a picture is asked for, whatever the name says. */
  | 'sound-only'
  /** A picture without sound where sound is asked for. */
  | 'silent'
  /** A moving picture file (GIF, animated WebP, APNG): no film. */
  | 'animated-picture'
  /** A single picture where a film is asked for. */
  | 'still-picture'
  /** A picture in a format that browsers do not show. */
  | 'picture-format';

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
  | 'use-sound-tools'
  | 'use-as-picture'
  | 'save-as-jpeg'
  | 'use-what-is-there';

/** What is wrong with a file, and the ways on, best first. */
export interface MediaReason {
  readonly code: MediaReasonCode;
  readonly container: ContainerName | null;
  /** As people know it. */
  readonly codec: string | null;
  readonly ways: readonly WayOutCode[];
  /** It can be used all the same (a truncated film up to its end). */
  readonly isUsable: boolean;
}
