import { bodyImages, bodyText, countCharacters, readBody } from './articles/html';

export const MAX_ANNOUNCEMENT_TITLE = 60;
export const MAX_ANNOUNCEMENT_SUMMARY = 120;
/** Characters of the text, spaces left out. */
export const MAX_ANNOUNCEMENT_TEXT = 10_000;

export interface AnnouncementContent {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

export type AnnouncementProblem = 'noTitle' | 'noSummary' | 'noText' | 'longTitle' | 'longSummary' | 'longText';

/** Problems that a draft cannot be saved with; the others keep it from being published. */
export const isTooLong = (problem: AnnouncementProblem): boolean => problem.startsWith('long');

function lengthProblem<P extends AnnouncementProblem>(count: number, max: number, none: P, long: P): P[] {
  if (count === 0) return [none];
  return count > max ? [long] : [];
}

/** What keeps an announcement from being published, in the order of its fields. An image alone is a text too. */
export function announcementProblems({ title, summary, html }: AnnouncementContent): AnnouncementProblem[] {
  const hasImage = bodyImages(readBody(html)).length > 0;
  const count = countCharacters(bodyText(html)) || (hasImage ? 1 : 0);
  return [
    ...lengthProblem([...title.trim()].length, MAX_ANNOUNCEMENT_TITLE, 'noTitle', 'longTitle'),
    ...lengthProblem([...summary.trim()].length, MAX_ANNOUNCEMENT_SUMMARY, 'noSummary', 'longSummary'),
    ...lengthProblem(count, MAX_ANNOUNCEMENT_TEXT, 'noText', 'longText'),
  ];
}

/** Where a merchant reads an announcement; the message that tells of it leads there. */
export const announcementLink = (id: string): string => `/merchant/announce/info?id=${id}`;
