export {
  checkPost,
  type PostDraft,
  type PostFinding,
  type PostFindingCode,
  type PostVideo,
  strictestTitle,
} from './checkPost';
export { platformName, platforms } from './platforms';
export { codePointLength, fitTitle, titleWeight } from './titleWeight';
export {
  type Platform,
  type PlatformId,
  platformIds,
  type VideoPlatformId,
  videoPlatformIds,
} from './types';
