/** Where the draft lies, in the words that the screen shows. */
export type SaveState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  /** Kept here, the server is out of reach. */
  | { readonly kind: 'offline' }
  /** Kept here, the server refused it. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Another tab or person saved meanwhile. */
  | { readonly kind: 'conflict' }
  /** Not even kept here. */
  | { readonly kind: 'lost'; readonly error: unknown };

/** What became of a save on the server. */
export type RemoteResult =
  | { readonly kind: 'saved'; readonly projectId: string; readonly revision: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly error: unknown };
