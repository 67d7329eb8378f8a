/** A tool that a model may call; both protocols take its input as a JSON schema. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly schema: object;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote it; not checked. */
  readonly input: unknown;
}

export type Turn =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly results: readonly { readonly id: string; readonly text: string }[] };

/** What is sent to a model, in neither protocol's words. */
export interface Conversation {
  readonly system: string;
  readonly turns: readonly Turn[];
  readonly tools?: readonly ToolSpec[];
  /** The tools stay named, but may not be called any more. */
  readonly isLastRound?: boolean;
}
