import { platforms } from './platforms';
import { codePointLength, titleWeight } from './titleWeight';
import type { Platform, PlatformId } from './types';

export interface PostDraft {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  /** Planned time; checked against the platform's own window when given. */
  readonly publish_at?: string;
  readonly ai_declared?: boolean;
}

export interface PostVideo {
  readonly duration: number;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly container: string;
  readonly ai_label?: { readonly visible: boolean; readonly metadata: boolean };
}

export type PostFindingCode =
  | 'TITLE_MISSING'
  | 'TITLE_TOO_SHORT'
  | 'TITLE_TOO_LONG'
  | 'DESCRIPTION_TOO_LONG'
  | 'TOPICS_TOO_FEW'
  | 'TOPICS_TOO_MANY'
  | 'TOPICS_TOO_LONG'
  | 'TOPIC_TWICE'
  | 'VIDEO_TOO_LONG'
  | 'VIDEO_TOO_BIG'
  | 'VIDEO_CONTAINER'
  | 'VIDEO_SMALL'
  | 'TIME_BEYOND_WINDOW'
  | 'AI_NOT_DECLARED';

export interface PostFinding {
  readonly severity: 'error' | 'warning' | 'info';
  readonly code: PostFindingCode;
  readonly field: 'title' | 'description' | 'topics' | 'video' | 'publish_at' | 'ai_declared';
  /** Fills the message: what it is, what the limit is. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A topic as it is compared: without its mark, case and surrounding space. */
const bareTopic = (topic: string): string =>
  topic
    .trim()
    .replace(/^[#＃]+|[#＃]+$/g, '')
    .toLowerCase();

function checkTexts(platform: Platform, post: PostDraft): PostFinding[] {
  const findings: PostFinding[] = [];
  const add = (severity: PostFinding['severity'], code: PostFindingCode, field: PostFinding['field'], values = {}) =>
    findings.push({ severity, code, field, values });
  const weight = titleWeight(platform.id, post.title);
  if (weight === 0) add('error', 'TITLE_MISSING', 'title');
  else if (weight < platform.title.min)
    add('error', 'TITLE_TOO_SHORT', 'title', { count: weight, min: platform.title.min });
  if (weight > platform.title.max) add('error', 'TITLE_TOO_LONG', 'title', { count: weight, max: platform.title.max });
  const length = codePointLength(post.description);
  if (length > platform.description.max)
    add('error', 'DESCRIPTION_TOO_LONG', 'description', { count: length, max: platform.description.max });
  const topics = post.topics.map(bareTopic).filter(Boolean);
  const { min, max, maxTotal } = platform.topics;
  if (topics.length < min) add('error', 'TOPICS_TOO_FEW', 'topics', { count: topics.length, min });
  if (topics.length > max) add('error', 'TOPICS_TOO_MANY', 'topics', { count: topics.length, max });
  const total = topics.reduce((sum, topic) => sum + codePointLength(topic), 0);
  if (maxTotal !== undefined && total > maxTotal)
    add('error', 'TOPICS_TOO_LONG', 'topics', { count: total, max: maxTotal });
  const twice = topics.find((topic, index) => topics.indexOf(topic) !== index);
  if (twice !== undefined) add('warning', 'TOPIC_TWICE', 'topics', { topic: twice });
  return findings;
}

function checkVideo(platform: Platform, video: PostVideo): PostFinding[] {
  const findings: PostFinding[] = [];
  const { maxSeconds, maxBytes, containers, advisedShortSide } = platform.video;
  if (video.duration > maxSeconds)
    findings.push({
      severity: 'error',
      code: 'VIDEO_TOO_LONG',
      field: 'video',
      values: { seconds: Math.round(video.duration), max: maxSeconds },
    });
  if (video.size > maxBytes)
    findings.push({
      severity: 'error',
      code: 'VIDEO_TOO_BIG',
      field: 'video',
      values: { size: video.size, max: maxBytes },
    });
  if (!containers.includes(video.container.toLowerCase()))
    findings.push({
      severity: 'error',
      code: 'VIDEO_CONTAINER',
      field: 'video',
      values: { container: video.container, allowed: containers.join(' / ') },
    });
  const shortSide = Math.min(video.width, video.height);
  if (shortSide < advisedShortSide)
    findings.push({
      severity: 'warning',
      code: 'VIDEO_SMALL',
      field: 'video',
      values: { size: shortSide, min: advisedShortSide },
    });
  return findings;
}

/**
 * Everything about a post that a platform would refuse (error), advise against (warning) or that is good to know (info).
 * @param video the finished video, when there is one; seconds, bytes, pixels
 * @param now for the platform's window
 */
export function checkPost(id: PlatformId, post: PostDraft, video?: PostVideo, now = new Date()): PostFinding[] {
  const platform = platforms[id];
  const findings = [...checkTexts(platform, post), ...(video ? checkVideo(platform, video) : [])];
  const days = post.publish_at ? (Date.parse(post.publish_at) - now.getTime()) / 86_400_000 : 0;
  // We hold the post ourselves until its time, so a time outside the platform's own window is no fault.
  if (days > platform.window.maxDays)
    findings.push({
      severity: 'info',
      code: 'TIME_BEYOND_WINDOW',
      field: 'publish_at',
      values: { days: platform.window.maxDays },
    });
  // Duty to declare AI content, in force since 2025-09-01.
  if (post.ai_declared === false && video?.ai_label)
    findings.push({ severity: 'warning', code: 'AI_NOT_DECLARED', field: 'ai_declared', values: {} });
  return findings;
}

/** Of several platforms the one that allows the shortest title: shown as the limiting one while typing. */
export function strictestTitle(ids: readonly PlatformId[]): Platform | undefined {
  return ids
    .map((id) => platforms[id])
    .reduce<Platform | undefined>(
      (strictest, platform) => (!strictest || platform.title.max < strictest.title.max ? platform : strictest),
      undefined,
    );
}
