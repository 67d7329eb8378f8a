import { industryIdeas, themeIdeas } from './themeIdeas.data';
import type { IdeaPattern, Occasion } from './types';

interface IdeaFill {
  /** Short name of the goods; the industry stands in for it when there is none. */
  readonly goods?: string;
  readonly industry: string;
}

const fillText = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);

/**
 * Ideas for a day, filled in with the merchant's own words: those of the day, then those of his industry, then those
 * that suit anyone. No two with the same title.
 */
export function ideasFor(occasion: Occasion, { goods = '', industry }: IdeaFill): IdeaPattern[] {
  const trade = industry.trim();
  const own = Object.keys(industryIdeas).find((key) => trade.includes(key));
  const patterns = [
    ...occasion.ideas,
    ...occasion.themes.flatMap((theme) => (own && industryIdeas[own]?.[theme]) || []),
    ...occasion.themes.flatMap((theme) => themeIdeas[theme]),
  ];
  const values = {
    goods: goods.trim() || trade || occasion.name,
    industry: trade || occasion.name,
    occasion: occasion.name,
  };
  const titles = new Set<string>();
  return patterns
    .map(({ hook, title, angle }) => ({ hook, title: fillText(title, values), angle: fillText(angle, values) }))
    .filter(({ title }) => !titles.has(title) && titles.add(title));
}
