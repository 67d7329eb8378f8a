/** Whether shortcuts use Command instead of Ctrl. */
export const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
