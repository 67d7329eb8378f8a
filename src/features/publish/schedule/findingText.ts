export { findingText } from '@/blocks/publishing';
