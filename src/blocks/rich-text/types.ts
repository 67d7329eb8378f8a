export interface ImageChoice {
  readonly url: string;
  readonly alt?: string;
}

export interface RichTextEditorProps {
  /** Safe HTML (domain/articles/html); another one from outside takes the place of what is shown. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  /** For the words that the law or the platform objects to, and for the writer. */
  readonly platform?: string | undefined;
  readonly category?: string | undefined;
  readonly goodsId?: string | undefined;
  /** Characters that the platform takes, spaces left out; shown beside the count. */
  readonly limit?: number | undefined;
  /** Opens a picker of the screen; without it images come by drop, paste and file. */
  readonly onPickImages?: (() => Promise<readonly ImageChoice[]>) | undefined;
  readonly onTitle?: ((title: string) => void) | undefined;
  readonly onTopics?: ((topics: readonly string[]) => void) | undefined;
}
