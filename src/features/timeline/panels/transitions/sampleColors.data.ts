/** Grounds of the two sample images, far apart in hue and brightness. */
export const sampleColors = { left: ['#4338ca', '#a78bfa'], right: ['#f59e0b', '#ef4444'] } as const;
