import { lazyPart } from '@/components/lazyPart';

/** The editor in a chunk of its own: who only lists texts does not load it. */
export const RichTextEditor = lazyPart(() => import('./RichTextEditor'));
export { RichTextView } from './RichTextView';
export type { ImageChoice } from './types';
