import { bodyImages, bodyText, countCharacters, readBody } from './articles/html';
import { type TextLengths, type TextProblem, textProblems } from './providerRecords';

export const announcementLimits: TextLengths = { title: 60, summary: 120, text: 10_000 };

interface AnnouncementContent {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

/** What keeps an announcement from being published. An image alone is a text too. */
export function announcementProblems({ title, summary, html }: AnnouncementContent): TextProblem[] {
  const hasImage = bodyImages(readBody(html)).length > 0;
  const text = countCharacters(bodyText(html)) || (hasImage ? 1 : 0);
  return textProblems(
    { title: [...title.trim()].length, summary: [...summary.trim()].length, text },
    announcementLimits,
  );
}

/** Where a merchant reads an announcement; the message that tells of it leads there. */
export const announcementLink = (id: string): string => `/merchant/announce/info?id=${id}`;
