import { codePointLength, weigh } from '../counting/counting';
import type { Platform } from '../types';

/** A topic without its marks and the space around it. */
export const plainTopic = (topic: string): string => topic.trim().replace(/^[#＃\s]+|[#＃\s]+$/gu, '');

/** A topic as it is compared: also without case and width. */
export const bareTopic = (topic: string): string => plainTopic(topic).normalize('NFKC').toLowerCase();

/** Topics that say something, without their marks. */
export const plainTopics = (topics: readonly string[]): string[] => topics.map(plainTopic).filter(Boolean);

/** The first of each; `#A` and `a` are the same. */
export const withoutTwins = (topics: readonly string[]): string[] => {
  const seen = new Set<string>();
  return plainTopics(topics).filter((topic) => {
    const bare = bareTopic(topic);
    if (seen.has(bare)) return false;
    seen.add(bare);
    return true;
  });
};

/** Marks at which a pasted line becomes several topics. */
export const topicSeparators: readonly string[] = [' ', ',', '，', '#', '＃', '、', '\n'];

/** Characters of a topic, and topics of a post, that are stored. */
const MAX_TOPIC = 40;
export const MAX_TOPICS = 30;

/** Topics as they are stored: without their marks, each once, none longer than 40 characters, at most 30. */
export function cleanTopics(topics: readonly string[]): string[] {
  const plain = topics.map((topic) => [...plainTopic(topic)].slice(0, MAX_TOPIC).join('')).filter(Boolean);
  return [...new Set(plain)].slice(0, MAX_TOPICS);
}

/** A topic as it stands in the text there. */
export function topicText({ topics }: Pick<Platform, 'topics'>, topic: string): string {
  const plain = plainTopic(topic);
  if (topics.form === 'label') return plain;
  return topics.form === 'hashPair' ? `#${plain}#` : `#${plain}`;
}

/** The description as it goes out, with the topics behind it where they belong there. */
function outgoingDescription(platform: Platform, description: string, topics: readonly string[]): string {
  const text = description.trim();
  const said = plainTopics(topics);
  if (!platform.topics.isInDescription || said.length === 0) return text;
  const line = said.map((topic) => topicText(platform, topic)).join(' ');
  return text === '' ? line : `${text} ${line}`;
}

/** Length of what goes out, as the platform counts it. */
export const descriptionWeight = (platform: Platform, description: string, topics: readonly string[]): number =>
  weigh(platform.descriptionCounting, outgoingDescription(platform, description, topics));

export const topicsTotal = (topics: readonly string[]): number =>
  topics.reduce((sum, topic) => sum + codePointLength(topic), 0);

/** Matches one character that breaks a topic there. */
export const topicBreak = ({ topics }: Platform, flags = 'u'): RegExp => new RegExp(`[${topics.breaks}]`, flags);
