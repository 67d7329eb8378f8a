export type Tag =
  | 'p'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'hr'
  | 'br'
  | 'img'
  | 'strong'
  | 'em'
  | 'u'
  | 's'
  | 'code'
  | 'a'
  | 'span'
  /** Of cells that hold paragraphs. */
  | 'table'
  | 'tr'
  | 'th'
  | 'td';

interface TextNode {
  readonly type: 'text';
  readonly text: string;
}

export interface ElementNode {
  readonly type: 'element';
  readonly tag: Tag;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** A body as a tree of nothing but what is allowed: safe by construction, whatever it was read from. */
export type HtmlNode = TextNode | ElementNode;
