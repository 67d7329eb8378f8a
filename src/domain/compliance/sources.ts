import { publishedRules } from './sources.data';

/** What a mark rests on: a paragraph of a law or a platform's own rule. */
export interface RuleSource {
  /** With its paragraphs: 《广告法》第九条第三项. */
  readonly name: string;
  /** The official page; absent where none is known to us. */
  readonly url?: string;
  /** The day it was read; `YYYY-MM-DD`. */
  readonly checked: string;
}

const numeral = '[一二三四五六七八九十百零]+';
const paragraph = `第${numeral}(?:、${numeral})*[条款项]`;
/** A title with the paragraphs that follow it. */
const cited = new RegExp(`《([^》]+)》(?:(?:${paragraph})+(?:[、和]?(?=第))?)*`, 'g');
const byName = new Map(publishedRules.map((rule) => [rule.name, rule]));
const known = new Map<string, readonly RuleSource[]>();

/** The laws that a basis cites, each with its paragraphs, in order; nothing of titles that are no known rule. */
export function sourcesIn(basis: string): readonly RuleSource[] {
  const existing = known.get(basis);
  if (existing) return existing;
  const found = [...basis.matchAll(cited)].flatMap(([name, title = '']) => {
    const rule = byName.get(title);
    return rule ? [{ name, checked: rule.checked, ...(rule.url ? { url: rule.url } : {}) }] : [];
  });
  known.set(basis, found);
  return found;
}
