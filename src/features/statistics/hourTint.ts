/** How strongly an hour is tinted, percent: a fifth below the usual = none, twice the usual = all. */
export const tintOf = (times: number): number => Math.round(Math.min(1, Math.max(0, times - 0.8) / 1.2) * 55);
