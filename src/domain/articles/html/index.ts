export { imageAligns, imageSizes, safeUrl } from './allowed';
export { bodyImages, bodyText, countCharacters, textOfNodes } from './bodyText';
export { escapeHtml } from './entities';
export { htmlToNoteHtml, markdownToHtml, markdownToNoteHtml, splitTitle } from './fromMarkdown';
export { countTables, ownTable } from './tables';
export { escapeMarkdown, htmlToMarkdown } from './toMarkdown';
export type { ElementNode, HtmlNode } from './types';
export { cleanHtml, readBody, withAddresses } from './writeHtml';
