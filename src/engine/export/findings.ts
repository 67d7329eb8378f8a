/** Ways out that a screen can offer with a finding. */
export type FindingFix =
  | 'add-clips'
  | 'convert-media'
  | 'replace-media'
  | 'retry'
  | 'turn-label-on'
  | 'free-space'
  | 'other-browser';

export type FindingCode =
  | 'no-clips'
  | 'no-video-encoder'
  | 'no-audio-encoder'
  | 'media-missing'
  | 'media-network'
  | 'media-empty'
  | 'media-undecodable'
  | 'media-unsupported'
  /** This browser has no decoder for it, a decoder of ours makes one of it that it plays; the other loses its sound by that. */
  | 'media-convertible'
  | 'media-convertible-silent'
  /** An audio clip's file has no sound in it. */
  | 'media-silent'
  /** A video whose sound no decoder here can read: it goes out without. */
  | 'media-audio-lost'
  | 'media-own-decoder'
  /** Its bytes end before its index does: an unfinished download. */
  | 'media-truncated'
  /** Images of uneven length; they are laid on the video's own grid. */
  | 'media-vfr'
  | 'image-empty'
  | 'media-hdr'
  /** Several sound tracks; the first is heard. */
  | 'media-tracks'
  /** More than the chosen platform's players take (4:2:2, 10 bits, 5.1): it is encoded again, not taken over. */
  | 'media-converted'
  | 'placeholder-left'
  | 'font-missing'
  | 'size-odd'
  | 'disk-room'
  | 'label-off'
  /** Some hours: it takes long, and all the while the page must stay open. */
  | 'video-long'
  /** Longer, or larger, than the chosen platform takes. */
  | 'platform-length'
  | 'platform-size'
  /** More pixels, or images a second, than it states that it takes. */
  | 'platform-side'
  | 'platform-rate'
  /** GIF has no sound and grows fast. */
  | 'gif-long'
  /** Another codec than the wished one will be used. */
  | 'other-codec'
  /** The other container than the wished one will be made. */
  | 'other-container'
  /** Our own AAC encoder (0.25 MB) will be fetched. */
  | 'aac-loaded'
  | 'main-thread'
  /** What will be made; always there when it can be. */
  | 'plan';

/**
 * One thing to know before an export. An `error` would make it fail. `values` go into the message: names, numbers,
 * codecs; ids where a screen can jump to them.
 */
export interface Finding {
  readonly severity: 'error' | 'warning' | 'info';
  readonly code: FindingCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly fix?: FindingFix;
}
