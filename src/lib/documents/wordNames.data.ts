/** Names of styles of Word in English and WPS in Chinese. */

export type ParagraphKind = 'title' | 'h1' | 'h2' | 'h3' | 'h4' | 'quote' | 'code' | 'text';

export const kindNames: readonly (readonly [RegExp, ParagraphKind])[] = [
  [/^(?:title|标题|文档标题)$/i, 'title'],
  [/^(?:heading|标题)\s*1$/i, 'h1'],
  [/^(?:heading|标题)\s*2$/i, 'h2'],
  [/^(?:heading|标题)\s*3$/i, 'h3'],
  [/^(?:heading|标题)\s*[4-9]$/i, 'h4'],
  [/^(?:intense )?quote$|^(?:明显)?引用$/i, 'quote'],
  [/^html preformatted$|^(?:source )?code$|^HTML 预设格式$|^代码$/i, 'code'],
];

export const listName = /^list|^列表|^列出段落/i;
export const codeName = /^html code$|^verbatim char$|^HTML 代码$/i;
/** A style of links colors and underlines what the link itself shows. */
export const linkName = /hyperlink|超链接/i;

/** Signs of the faces Wingdings and Symbol that texts hold, by their place there. */
export const symbolSigns: Readonly<Record<string, string>> = {
  F0FC: '✓',
  F0FE: '☑',
  F0FB: '✗',
  F0A8: '□',
  F06F: '□',
  F06C: '●',
  F0B7: '•',
  F0E0: '→',
};
