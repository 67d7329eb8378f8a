export interface PreviewPost {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  /** Address of the image; empty = none. */
  readonly cover: string;
  readonly ai_declared?: boolean;
}

export interface PreviewAccount {
  readonly name: string;
  readonly avatar: string;
}
