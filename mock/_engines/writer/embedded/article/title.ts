import { fitTitle, type VideoPlatformId, videoPlatformIds } from '../../../../../src/domain/platforms';
import type { ArticleRequest } from '../../../writerTypes';
import { titleStuff, titlesFrom } from '../actions/titles';
import { tidy } from '../clauses';
import type { Stock } from './stock';

/** A platform whose title rules we know; articles elsewhere have room enough. */
export const knownPlatform = (platform: string): VideoPlatformId | undefined =>
  videoPlatformIds.find((id) => id === platform);

/** A title from the idea or the goods that fits where it goes: notes count as 小红书 does. */
export function titleFor({ kind, idea, goods, platform, seed }: ArticleRequest, stock: Stock): string {
  const rules: VideoPlatformId | undefined = kind === 'note' ? 'xiaohongshu' : knownPlatform(platform);
  const text = [idea, goods?.description ?? '', ...(goods?.selling_points ?? [])].filter(Boolean).join('。');
  // a short idea is its own title
  const own = tidy(idea);
  const titles = titlesFrom(titleStuff(text, goods, stock.brief), { count: 6, platform: rules, seed });
  const made = titles.find((candidate) => goods && candidate.text.includes(stock.brief.name)) ?? titles[0];
  const title = made?.text ?? (own !== '' ? own.split(/[，,。！？!?\n]/)[0] : undefined) ?? stock.brief.name;
  return rules ? fitTitle(rules, title) : [...title].slice(0, 30).join('');
}
