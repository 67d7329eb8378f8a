export { imageAligns, imageSizes, safeUrl } from './allowed';
export { bodyImages, bodyText, textOfNodes } from './bodyText';
export { escapeHtml } from './entities';
export { markdownToHtml, markdownToNoteHtml, splitTitle } from './fromMarkdown';
export { htmlToMarkdown } from './toMarkdown';
export { cleanHtml, readBody } from './writeHtml';
