/** Upload authorization of the brief, point 3; services/file has its schema. */
export interface UploadAuthorization {
  readonly credentials: {
    /** ISO 8601. */
    readonly expiration: string;
    readonly accessKeyId: string;
    /** Optional (ruling 22): with it large files go through ali-oss multipart. */
    readonly accessKeySecret?: string;
    readonly securityToken: string;
  };
  readonly ossConfig: {
    /** Address that takes the form POST. */
    readonly host: string;
    /** Address that serves what was stored. */
    readonly domain: string;
    readonly signature: string;
    readonly policy: string;
    readonly regionId: string;
    readonly bucket: string;
    readonly endpoint?: string;
  };
}

export interface UploadProgress {
  /** Bytes sent, of `total`. */
  readonly loaded: number;
  readonly total: number;
  /** 0–100. */
  readonly percent: number;
  /** Bytes a second over the last seconds. */
  readonly speed: number;
}

export interface UploadOptions {
  /** The name to store it under; cleaned for the key, kept as it is in the result. */
  readonly name: string;
  /** Default 50 (brief, point 9). */
  readonly maxSizeMB?: number;
  /** Aborting keeps the parts that have arrived: the same `resumeKey` goes on from there. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
  /** Its turn has come: at most four uploads run at once. */
  readonly onStart?: () => void;
  /** Names the file across reloads; default is made of its name, size and time of change. */
  readonly resumeKey?: string;
  /** The content's hash where it is known already; else it is taken here. */
  readonly hash?: string;
}

/** A stored object, as /file/save wants it. */
export interface StoredObject {
  readonly key: string;
  readonly url: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mime: string;
  /** SHA-256 in hex; undefined above 200 MB and where the browser has no crypto (plain http). */
  readonly hash: string | undefined;
}

/** One way to the store. */
export interface Transfer {
  readonly file: Blob;
  readonly key: string;
  readonly mime: string;
  readonly authorization: UploadAuthorization;
  readonly signal: AbortSignal | undefined;
  /** Bytes sent so far. */
  readonly onLoaded: (loaded: number) => void;
}
