/** Reads what a public link shows: product pages and media files. */
export { extractArticle } from './article';
export { extractProduct } from './extract';
export { fetchFile, type OwnServer, ownServerOf } from './page';
