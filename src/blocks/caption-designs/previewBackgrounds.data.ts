/** Backgrounds to judge a caption on: videos are dark, bright and in between. */
export const previewBackgrounds = { dark: '#15151c', middle: '#7d7f86', bright: '#f4f1ea' } as const;
export type PreviewBackground = keyof typeof previewBackgrounds;
