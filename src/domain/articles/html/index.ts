export { imageAligns, imageSizes, safeUrl } from './allowed';
export { bodyImages, bodyText, countCharacters, textOfNodes } from './bodyText';
export { escapeHtml } from './entities';
export { markdownToHtml, markdownToNoteHtml, splitTitle } from './fromMarkdown';
export { htmlToMarkdown } from './toMarkdown';
export { cleanHtml, readBody } from './writeHtml';
