/** Preset colors of antd that tell the parts of a whole apart, in order. */
const palette = ['purple', 'volcano', 'gold', 'green', 'geekblue', 'magenta', 'cyan', 'lime'] as const;
export type ShareColor = (typeof palette)[number];

export const shareColor = (index: number): ShareColor => palette[index % palette.length] ?? 'purple';

/** As a CSS value; the number is the step in antd's palette, 1 light to 10 dark. */
export const presetVar = (color: ShareColor, step: number): string => `var(--ant-${color}-${step})`;
