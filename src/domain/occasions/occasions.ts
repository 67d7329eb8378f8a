import { type DayNumber, dateOf, dayNumber, nthWeekday, numberOf, yearOf } from './days';
import { lastLunarDay, lunarDay } from './lunar';
import { occasionRules, sources } from './rules.data';
import { solarTermDay } from './sky';
import { solarTermData } from './solarTerms.data';
import { industryIdeas, themeIdeas } from './themeIdeas.data';
import type { IdeaPattern, Occasion, OccasionRule, When } from './types';

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

interface Span {
  readonly date: DayNumber;
  readonly from?: DayNumber;
  readonly until?: DayNumber;
}

/** The solar term of a longitude in a Gregorian year. */
function termDay(year: number, sun: number): DayNumber {
  const daysFromJanuary = (((sun - 280 + 360) % 360) / 360) * 365.2422;
  return solarTermDay(sun, numberOf(year, 1, 1) + Math.round(daysFromJanuary));
}

/** Days of a rule whose year (the lunar one for lunar rules) is given; a leap month never carries a festival. */
function spanOf(when: When, year: number): Span | undefined {
  if ('on' in when) {
    const [month, day] = when.on;
    return {
      date: numberOf(year, month, day),
      ...(when.from ? { from: numberOf(year, when.from[0], when.from[1]) } : {}),
      ...(when.until ? { until: numberOf(year, when.until[0], when.until[1]) } : {}),
    };
  }
  if ('nth' in when) return { date: nthWeekday(year, ...when.nth) };
  if ('sun' in when) return { date: termDay(year, when.sun) };
  if ('lunarEve' in when) return { date: lastLunarDay(year) };
  const [month, day] = when.lunar;
  const date = lunarDay({ year, month, day, isLeap: false });
  if (date === undefined) return undefined;
  return {
    date,
    ...(when.days ? { until: date + when.days - 1 } : {}),
    ...(when.lead ? { from: date - when.lead } : {}),
  };
}

/** 清明 is a public holiday as well. */
const dayOffTerms: ReadonlySet<string> = new Set(['qingming']);

const terms: readonly OccasionRule[] = solarTermData.map(({ key, name, sun, themes }) => ({
  key,
  name,
  kind: dayOffTerms.has(key) ? 'festival' : 'solar-term',
  when: { sun },
  isDayOff: dayOffTerms.has(key),
  themes,
}));

const rules: readonly OccasionRule[] = [...occasionRules, ...terms];

function sourceOf({ source, isDayOff, when }: OccasionRule): string {
  if (source) return source;
  if (isDayOff) return sources.dayOff;
  return 'on' in when || 'nth' in when ? sources.named : sources.lunar;
}

const known = new Map<number, readonly Occasion[]>();

/** Everything whose rule belongs to a year; lunar twelfth months reach into the next Gregorian year. */
function ofYear(year: number): readonly Occasion[] {
  const cached = known.get(year);
  if (cached) return cached;
  const list = rules.flatMap((rule): Occasion[] => {
    const span = spanOf(rule.when, year);
    if (!span) return [];
    return [
      {
        id: `${rule.key}-${year}`,
        key: rule.key,
        name: rule.name,
        date: dateOf(span.date),
        ...(span.from === undefined ? {} : { from: dateOf(span.from) }),
        ...(span.until === undefined ? {} : { until: dateOf(span.until) }),
        kind: rule.kind,
        isDayOff: rule.isDayOff ?? false,
        themes: rule.themes,
        ideas: rule.ideas ?? [],
        source: sourceOf(rule),
      },
    ];
  });
  known.set(year, list);
  return list;
}

/**
 * Festivals, solar terms, holidays, sales and seasons whose day lies in [from, to], both `YYYY-MM-DD` in China, sorted
 * by day. Computed, not tabled; the same on every machine and in every time zone.
 * @throws RangeError for a text that is no day, or outside 1901–2099
 */
export function occasionsBetween(from: string, to: string): Occasion[] {
  const first = yearOf(dayNumber(from));
  const last = yearOf(dayNumber(to));
  if (first < 1901 || last > 2099) throw new RangeError(`no calendar for ${from} – ${to}`);
  const years = Array.from({ length: Math.max(0, last - first + 2) }, (_, index) => first - 1 + index);
  return years
    .flatMap(ofYear)
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => a.date.localeCompare(b.date) || a.key.localeCompare(b.key));
}

/** The 24 solar terms of a Gregorian year in order. */
export const solarTermsOf = (year: number): { readonly key: string; readonly name: string; readonly date: string }[] =>
  solarTermData.map(({ key, name, sun }) => ({ key, name, date: dateOf(termDay(year, sun)) }));

/** Occasion of an id such as `mid-autumn-2026`; undefined when there is none. */
export function occasionById(id: string): Occasion | undefined {
  const year = Number(/-(\d{4})$/.exec(id)?.[1]);
  return year >= 1901 && year <= 2099 ? ofYear(year).find((one) => one.id === id) : undefined;
}

const chinaOffset = 8 * 3_600_000;

/** Today in China, `YYYY-MM-DD`. @param now milliseconds */
export const chinaToday = (now: number): string => dateOf(Math.floor((now + chinaOffset) / 86_400_000));

/** A day some days later (or earlier), `YYYY-MM-DD`. */
export const daysLater = (date: string, days: number): string => dateOf(dayNumber(date) + days);

/** Days from one day to another; negative when it lies behind. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
