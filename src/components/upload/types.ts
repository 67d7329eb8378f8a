export type MediaKind = 'image' | 'video';

/** An image or clip that a record keeps; the shape of `media` in the goods contract. */
export interface MediaItem {
  file_id?: string;
  kind: MediaKind;
  url: string;
  name: string;
  width?: number;
  height?: number;
  /** Seconds, videos only. */
  duration?: number;
  /** Somebody put it in its place by hand. */
  is_placed?: boolean;
}

/** What is known of a file once it has been read here, before it leaves the browser. */
export interface MediaFacts {
  readonly kind: MediaKind;
  readonly width: number;
  readonly height: number;
  /** Seconds, videos only. */
  readonly duration?: number;
}

/** What `record` receives: the body of /file/save. */
export interface UploadedFile {
  name: string;
  key: string;
  mime: string;
  size: number;
  width?: number;
  height?: number;
  duration?: number;
  hash?: string;
}

/** One file on its way. */
export interface PendingMedia {
  readonly id: string;
  readonly file: File;
  readonly kind: MediaKind;
  /** blob: address for the preview before and during the upload. */
  readonly preview: string;
  readonly state: 'queued' | 'uploading' | 'paused' | 'failed';
  readonly percent: number;
  /** Bytes a second. */
  readonly speed: number;
  /** Server's or network's sentence of a failed upload. */
  readonly reason: string;
}
