import { firstHttpUrl } from '@/utils/firstHttpUrl';

const MAX_TEXT = 1000;
/** Addresses look like `https://…`, `www.…` or `name.tld/…`; everything else is an idea in the user's own words. */
const linkPattern = /^(https?:\/\/|www\.)\S+$|^[\w-]+(\.[\w-]+)+\/\S*$/i;

/** Where the one big line leads: the product-to-video page with the pasted link or the typed idea. */
export function ideaTarget(input: string): string | undefined {
  const text = input.trim();
  if (text === '') return undefined;
  if (linkPattern.test(text)) return linkTarget(/^https?:/i.test(text) ? text : `https://${text}`);
  // A share text from a shop app holds the link amid other words, and those may be all that is told of the goods.
  if (firstHttpUrl(text)) return linkTarget(text.slice(0, MAX_TEXT));
  return `/compose/post?idea=${encodeURIComponent(text.slice(0, MAX_TEXT))}`;
}

const linkTarget = (text: string): string => `/compose/post?link=${encodeURIComponent(text)}`;

/** Where an idea leads that wants topics first; undefined for nothing and for links, which are read as goods. */
export function topicTarget(input: string): string | undefined {
  const target = ideaTarget(input);
  if (!target?.startsWith('/compose/post?idea=')) return undefined;
  return target.replace('/compose/post?', '/creation/conception?');
}
