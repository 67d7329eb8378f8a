/** Shapes that platforms know; `other` is anything else. */
export const videoRatios = ['9:16', '3:4', '1:1', '4:3', '16:9', 'other'] as const;
export type VideoRatio = (typeof videoRatios)[number];

/** Lengths as one speaks of them: up to 15 s, 30 s, a minute, longer. */
export const videoLengths = ['15', '30', '60', 'long'] as const;
export type VideoLength = (typeof videoLengths)[number];

/** `free`: nothing in it is made by AI, so it needs no label. */
export const labelStates = ['full', 'part', 'none', 'free'] as const;
export type LabelState = (typeof labelStates)[number];

/** By the gravest word; `unknown`: no text of the video is known. */
export const textStates = ['clean', 'low', 'mid', 'high', 'unknown'] as const;
export type TextState = (typeof textStates)[number];

/** What became of a video: nothing yet, it waits, something went wrong, it is online. */
export const planStates = ['none', 'planned', 'failed', 'published'] as const;
export type PlanState = (typeof planStates)[number];
