import { platforms } from '../platforms';
import type { PlatformId } from '../types';
import { checkCover } from './checkCover';
import { checkFields } from './checkFields';
import { checkTexts } from './checkTexts';
import { checkVideo } from './checkVideo';
import { checkDeclaring } from './declaring';
import type { PostDraft, PostFinding, PostVideo } from './findings';

/**
 * Everything about a post that a platform would refuse (error), advise against (warning) or that is good to know (info).
 *
 * @param video the finished video, when there is one; seconds, bytes, pixels
 * @param now for the platform's window
 */
export function checkPost(id: PlatformId, post: PostDraft, video?: PostVideo, now = new Date()): PostFinding[] {
  const platform = platforms[id];
  const findings = [
    ...checkTexts(platform, post),
    ...checkFields(platform, post),
    ...(post.cover ? checkCover(platform, post.cover) : []),
    ...(video ? checkVideo(platform, video) : []),
  ];
  const days = post.publish_at ? (Date.parse(post.publish_at) - now.getTime()) / 86_400_000 : 0;
  // We hold the post ourselves until its time, so a time outside the platform's own window is no fault.
  if (days > platform.window.maxDays)
    findings.push({
      severity: 'info',
      code: 'TIME_BEYOND_WINDOW',
      field: 'publish_at',
      values: { days: platform.window.maxDays },
    });
  return [...findings, ...checkDeclaring(post, video)];
}
