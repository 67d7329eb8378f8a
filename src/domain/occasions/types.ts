export const occasionKinds = ['festival', 'solar-term', 'ecommerce', 'holiday', 'season'] as const;
type OccasionKind = (typeof occasionKinds)[number];

/** What people have in mind on such a day; ideas for each industry hang on it. */
const themes = [
  'reunion',
  'gift',
  'romance',
  'travel',
  'cool',
  'warm',
  'health',
  'clean',
  'school',
  'care',
  'sale',
  'fresh',
] as const;
export type Theme = (typeof themes)[number];

/** A topic in the making: braces name what the merchant fills in (`{goods}`, `{industry}`, `{occasion}`). */
export interface IdeaPattern {
  /** Id of domain/frameworks hookTypes. */
  readonly hook: string;
  readonly title: string;
  readonly angle: string;
}

export interface Occasion {
  /** Unique: `mid-autumn-2026`. */
  readonly id: string;
  /** The same every year: `mid-autumn`. */
  readonly key: string;
  readonly name: string;
  /** The day itself, `YYYY-MM-DD` in China. */
  readonly date: string;
  /** First day of what leads up to it: a sale begins before its day. */
  readonly from?: string;
  /** Last day, where it goes on. */
  readonly until?: string;
  readonly kind: OccasionKind;
  /** Public holiday in mainland China. */
  readonly isDayOff: boolean;
  readonly themes: readonly Theme[];
  readonly ideas: readonly IdeaPattern[];
  /** Where its date comes from. */
  readonly source: string;
}

type MonthDay = readonly [month: number, day: number];

/** When something takes place, every year. */
export type When =
  | { readonly on: MonthDay; readonly from?: MonthDay; readonly until?: MonthDay }
  /** Day of the Chinese calendar, never of a leap month. */
  | { readonly lunar: MonthDay; readonly days?: number; readonly lead?: number }
  /** Last day of the lunar year. */
  | { readonly lunarEve: true }
  /** The sun's longitude in degrees. */
  | { readonly sun: number }
  /** The n-th weekday of a month, 0 = Sunday. */
  | { readonly nth: readonly [month: number, weekday: number, n: number] };

export interface OccasionRule {
  readonly key: string;
  readonly name: string;
  readonly kind: OccasionKind;
  readonly when: When;
  readonly isDayOff?: boolean;
  readonly themes: readonly Theme[];
  readonly ideas?: readonly IdeaPattern[];
  readonly source?: string;
}
