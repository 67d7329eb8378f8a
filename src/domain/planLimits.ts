/** The figures of a version that a merchant may be given otherwise, by their names in the table of versions. */
export const planLimitKeys = ['credits', 'storage', 'videos', 'speechSeconds'] as const;
type PlanLimitKey = (typeof planLimitKeys)[number];

/** Figures of one merchant in the place of its version's: storage in bytes. What is missing is as the version says. */
export type PlanLimits = { readonly [key in PlanLimitKey]?: number | undefined };

/** What a merchant has: its version's figures, and its own where it has some. */
export function withLimits<P extends Readonly<Record<PlanLimitKey, number>>>(plan: P, limits: PlanLimits = {}): P {
  const own = planLimitKeys.filter((key) => limits[key] !== undefined);
  return { ...plan, ...Object.fromEntries(own.map((key) => [key, limits[key]])) };
}
