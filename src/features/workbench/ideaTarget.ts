/** Addresses look like `https://…`, `www.…` or `name.tld/…`; everything else is an idea in the user's own words. */
const linkPattern = /^(https?:\/\/|www\.)\S+$|^[\w-]+(\.[\w-]+)+\/\S*$/i;

/** Where the one big line leads: the product-to-video page with the pasted link or the typed idea. */
export function ideaTarget(input: string): string | undefined {
  const text = input.trim();
  if (text === '') return undefined;
  // A share text from a shop app holds the link amid other words: take the link.
  const link = linkPattern.test(text) ? text : /https?:\/\/[^\s，。]+/.exec(text)?.[0];
  if (link) return `/compose/post?link=${encodeURIComponent(/^https?:/i.test(link) ? link : `https://${link}`)}`;
  return `/compose/post?idea=${encodeURIComponent(text.slice(0, 1000))}`;
}

/** Where an idea leads that wants topics first; undefined for nothing and for links, which are read as goods. */
export function topicTarget(input: string): string | undefined {
  const target = ideaTarget(input);
  if (!target?.startsWith('/compose/post?idea=')) return undefined;
  return target.replace('/compose/post?', '/creation/conception?');
}
