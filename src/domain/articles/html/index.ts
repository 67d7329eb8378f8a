export { type ImageAlign, type ImageSize, imageAligns, imageSizes, safeUrl } from './allowed';
export { bodyPictures, bodyText, textOfNodes } from './bodyText';
export { escapeHtml } from './entities';
export { markdownToHtml, markdownToNoteHtml, splitTitle } from './fromMarkdown';
export { htmlToMarkdown } from './toMarkdown';
export type { ElementNode, HtmlNode, Tag, TextNode } from './types';
export { cleanHtml, readBody, writeHtml } from './writeHtml';
